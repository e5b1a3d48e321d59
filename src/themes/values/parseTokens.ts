import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { ThemeTokens, TokenValues } from '../theme.ts'
import { definitionOf, tokenDefinitions, type TokenName } from '../tokens/tokens.ts'
import { valueKinds } from './valueKinds.ts'

/**
 * Parses the values of tokens, and writes each as CSS from what was parsed, so that it can't contain anything else.
 *
 * @param argument path of the values in the caller's arguments; empty for the parameters themselves
 * @throws `InvalidArgumentError` naming the token whose value is invalid.
 */
export function parseTokens(values: TokenValues | undefined, caller: string, argument = ''): ThemeTokens {
  const given = values ?? {}
  checkObject(given, caller, argument)
  const entries = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, parseToken(name, value, caller, argument)] as const],
  )
  return Object.fromEntries(entries)
}

function parseToken(name: string, value: unknown, caller: string, within: string): string {
  const argument = within === '' ? name : `${within}.${name}`
  if (!Object.hasOwn(tokenDefinitions, name)) {
    throw new InvalidArgumentError({ caller, argument, rule: 'is not a token' })
  }
  const { parse, rule } = valueKinds[definitionOf(name as TokenName).kind]
  const css = typeof value === 'string' ? parse(value.trim()) : undefined
  if (css === undefined) throw new InvalidArgumentError({ caller, argument, rule })
  return css
}
