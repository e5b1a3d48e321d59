import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { Theme, ThemeMode } from '../theme.ts'
import { parseTokens } from './parseTokens.ts'

const rule = 'it must come from `createTheme`'

/**
 * Parses a theme that may have been stored or sent since `createTheme` created it, before its values go into a style sheet or are checked.
 *
 * @throws `InvalidArgumentError` naming the invalid field or token.
 */
export function parseTheme(theme: Theme, caller: string, argument = 'theme'): Theme {
  checkObject(theme, caller, argument, { fields: ['own'], rule })
  if (!theme.light && !theme.dark) throw new InvalidArgumentError({ caller, argument, rule })
  checkObject(theme.own, caller, `${argument}.own`, { fields: ['light', 'dark'], rule })
  const modeOf = (name: ThemeMode) => theme[name] && parseTokens(theme[name], caller, `${argument}.${name}`)
  const ownOf = (name: ThemeMode) => parseTokens(theme.own[name], caller, `${argument}.own.${name}`)
  return {
    light: modeOf('light'),
    dark: modeOf('dark'),
    own: { light: ownOf('light'), dark: ownOf('dark') },
  }
}
