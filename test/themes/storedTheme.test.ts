import {
  assertThemeContrast,
  bankTheme,
  brutalistTheme,
  checkThemeContrast,
  createTheme,
  darkTheme,
  neonTheme,
  themeToCss,
  themeToJson,
  type Theme,
} from '@causeway/react/themes'
import { describe, expect, it } from 'vitest'

/** Everything that takes a theme. */
const takers: readonly [string, (theme: Theme) => unknown, argument: string][] = [
  ['themeToCss', themeToCss, 'theme'],
  ['themeToJson', themeToJson, 'theme'],
  ['checkThemeContrast', checkThemeContrast, 'theme'],
  ['assertThemeContrast', assertThemeContrast, 'theme'],
  ['createTheme', (theme) => createTheme({ extends: theme }), 'extends'],
]

/** A theme as it comes back from where it was stored, with a value that someone changed there. */
function stored(theme: Theme, mode: 'light' | 'dark', changes: object): Theme {
  const copy = JSON.parse(JSON.stringify(theme)) as Theme
  return { ...copy, [mode]: { ...copy[mode], ...changes } }
}

describe('a theme that was stored', () => {
  it.each([bankTheme, brutalistTheme, darkTheme, neonTheme, createTheme({ backdrop: '#11223344' })])(
    'default: gives the same theme',
    (theme) => {
      const copy = JSON.parse(JSON.stringify(theme)) as Theme
      expect(themeToCss(copy)).toBe(themeToCss(theme))
      expect(themeToJson(copy)).toEqual(themeToJson(theme))
      expect(createTheme({ extends: copy })).toEqual(createTheme({ extends: theme }))
    },
  )

  it.each(takers)(
    'error: %s refuses a value that could end a rule or a style sheet',
    (caller, take, argument) => {
      const accent = 'red} </style><script>alert(1)</script>'
      expect(() => take(stored(bankTheme, 'dark', { accent }))).toThrow(
        expect.objectContaining({ name: 'InvalidArgumentError', argument: `${argument}.dark.accent` }),
      )
      const own = { light: {}, dark: { accent } }
      expect(() => take({ ...bankTheme, own })).toThrow(`"${argument}.own.dark.accent" of \`${caller}\``)
    },
  )

  it.each(takers)('error: %s refuses an invalid theme', (caller, take, argument) => {
    const tokens = { accent: '#ffe600', accentOn: '#ffffff' } as unknown as Theme
    expect(() => take(tokens)).toThrow(
      `The argument "${argument}" of \`${caller}\` is invalid: it must come from`,
    )
    expect(() => take({ own: { light: {}, dark: {} } })).toThrow(`"${argument}" of \`${caller}\``)
  })

  it('error: refuses a color whose contrast can’t be computed', () => {
    expect(() => checkThemeContrast(stored(bankTheme, 'light', { foreground: 'lightyellow' }))).toThrow(
      '"theme.light.foreground"',
    )
  })

  it.each([42, null, ['.bridge']])('error: refuses the selector %j, which is no text', (selector) => {
    expect(() => themeToCss(bankTheme, { selector: selector as unknown as string })).toThrow('"selector"')
  })
})
