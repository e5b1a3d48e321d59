import { maxBasisPoints } from '../../utils/amounts/basisPoints.ts'
import { maxTimeoutMs } from '../../utils/time/clock.ts'
import { InvalidArgumentError } from '../argument.ts'
import { findMeantName, isPlainObject, ruleOfMisspelled } from './checkFields.ts'
import { checkObject } from './checkObject.ts'

/**
 * What a given value must be. A list of words allows one of them, `listOf` a list of them, and `functions` an object with these functions.
 */
export type Kind =
  | keyof typeof rules
  | readonly string[]
  | { readonly listOf: readonly string[] }
  | { readonly functions: readonly string[] }

const rules = {
  any: '',
  text: 'it must be text',
  address: 'it must be an address, as text',
  addresses: 'it must be a list of addresses',
  chainId: 'it must be the number of a chain',
  token: 'it must be a token: `chainId` and `address`',
  tokens: 'it must be a list of tokens: `chainId` and `address`',
  tokenRules: 'it must be a list of tokens, or of chain IDs',
  boolean: 'it must be true or false',
  bps: 'it must be a whole number of basis points from 0 to 10000',
  milliseconds: `it must be a number of milliseconds, more than 0 and at most ${maxTimeoutMs}`,
  function: 'it must be a function',
  component: 'it must be a component',
  object: 'it must be an object',
  list: 'it must be a list',
  chains: 'it must be a list of chains of viem',
  transports: 'it must have a transport of viem, such as `http()`, by chain id',
  confirmations: 'it must have a whole number of blocks, at least 1, for each chain id',
} as const

/** A clock, possibly the page's own. */
export const clockKind: Kind = { functions: ['now', 'sleep'] }

/** The known parameters, by name, with the kind of their values. */
export type Kinds<name extends PropertyKey = string> = Readonly<Record<name, Kind>>

/**
 * Checks parameters from an untyped script: the kind of each value, and names that resemble a known one, which would be ignored silently.
 * Null counts as not given. Names unlike any known one are allowed, since a page may spread a whole token. Meant for hooks and options
 * factories. Where every unknown name is a mistake, use `checkFields`.
 *
 * @throws {InvalidArgumentError} naming the first one that is wrong.
 */
export function checkKinds(parameters: object, kinds: Kinds, caller: string): void {
  const wrong = Object.entries(parameters).find(([name, value]) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return kind !== undefined && value != null && !isOfKind(value, kind)
  })
  if (wrong !== undefined) {
    const [argument] = wrong
    throw new InvalidArgumentError({ caller, argument, rule: ruleOf(kinds[argument] ?? 'any') })
  }
  const names = Object.keys(kinds)
  for (const argument of Object.keys(parameters)) {
    const meant = names.includes(argument) ? undefined : findMeantName(argument, names)
    if (meant === undefined || meant in parameters) continue
    throw new InvalidArgumentError({ caller, argument, rule: ruleOfMisspelled(meant) })
  }
}

/**
 * Checks one argument from an untyped script, which may pass a number for text, or nothing.
 *
 * @throws {InvalidArgumentError} naming it.
 */
export function checkArgument(caller: string, argument: string, value: unknown, kind: Kind): void {
  if (!isOfKind(value, kind)) throw new InvalidArgumentError({ caller, argument, rule: ruleOf(kind) })
}

/**
 * Checks a partial change, as `setState` takes it, or options with defaults. Undefined counts as not given, null is invalid.
 *
 * @throws {InvalidArgumentError} naming the first field that is wrong.
 */
export function checkChange(caller: string, change: object, kinds: Kinds, argument = 'change'): void {
  checkObject(change, caller, argument)
  const wrong = findWrong(change, kinds)
  if (wrong) throw new InvalidArgumentError({ caller, ...wrong })
}

/** The first field with a value of the wrong kind, and what it must be. Undefined counts as not given, null is invalid. */
export function findWrong(fields: object, kinds: Kinds): { argument: string; rule: string } | undefined {
  for (const [argument, value] of Object.entries(fields)) {
    const kind = Object.hasOwn(kinds, argument) ? kinds[argument] : undefined
    if (kind !== undefined && value !== undefined && !isOfKind(value, kind)) {
      return { argument, rule: ruleOf(kind) }
    }
  }
  return undefined
}

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'any':
      return true
    case 'text':
    case 'address':
      return typeof value === 'string'
    case 'addresses':
      return Array.isArray(value) && value.every((one) => typeof one === 'string')
    case 'chainId':
      return Number.isSafeInteger(value)
    case 'token':
      return isOfKind(Object(value).chainId, 'chainId') && isOfKind(Object(value).address, 'address')
    case 'tokens':
      return Array.isArray(value) && value.every((one) => isOfKind(one, 'token'))
    case 'tokenRules':
      return Array.isArray(value) && value.every((one) => isOfKind(one, 'chainId') || isOfKind(one, 'token'))
    case 'bps':
      return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= maxBasisPoints
    case 'milliseconds':
      return typeof value === 'number' && value > 0 && value <= maxTimeoutMs
    case 'boolean':
    case 'function':
      return typeof value === kind
    case 'component':
      return typeof value === 'function' || typeof Object(value).$$typeof === 'symbol'
    case 'list':
      return Array.isArray(value)
    case 'object':
      return isPlainObject(value)
    case 'chains':
      return Array.isArray(value) && value.every((one) => isOfKind(Object(one).id, 'chainId'))
    case 'transports':
      return isPlainObject(value) && Object.values(Object(value)).every(isTransport)
    case 'confirmations':
      return isPlainObject(value) && Object.values(Object(value)).every(isBlockCount)
    default:
      if ('functions' in kind) {
        return kind.functions.every((name) => typeof Object(value)[name] === 'function')
      }
      return 'listOf' in kind
        ? Array.isArray(value) && value.every((one) => isOfKind(one, kind.listOf))
        : kind.some((word) => word === value)
  }
}

/** Undefined is allowed, for a chain that the page doesn't read. */
function isTransport(value: unknown): boolean {
  return value === undefined || typeof value === 'function'
}

function isBlockCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1
}

function ruleOf(kind: Kind): string {
  if (typeof kind === 'string') return rules[kind]
  if ('listOf' in kind) return `it must be a list of ${kind.listOf.join(', ')}`
  if ('functions' in kind) {
    return `it must have the functions ${kind.functions.map((name) => `\`${name}\``).join(', ')}`
  }
  return `it must be ${kind.map((word) => `"${word}"`).join(' or ')}`
}
