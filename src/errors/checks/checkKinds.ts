import { maxBasisPoints } from '../../utils/amounts/basisPoints.ts'
import { InvalidArgumentError } from '../argument.ts'
import { findMeantName, isPlainObject, ruleOfMisspelled } from './checkFields.ts'
import { checkObject } from './checkObject.ts'

/** What a value must be, where it is given; a list of words is one of them, and `listOf` a list of them. */
export type Kind = keyof typeof rules | readonly string[] | { readonly listOf: readonly string[] }

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
  function: 'it must be a function',
  component: 'it must be a component',
  object: 'it must be an object',
  list: 'it must be a list',
} as const

/** What is known of parameters: each name, and of which kind its value is. */
export type Kinds<name extends PropertyKey = string> = Readonly<Record<name, Kind>>

/**
 * Checks what a script without types gives for parameters: the kind of each value, and names that are nearly right, which would be
 * passed over without a word. Null is as good as nothing, and a name that is far from all others is let be: a page may spread a whole
 * token. For parameters of hooks and options factories; where every unknown name is a mistake there is `checkFields`.
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
 * Checks one argument, which a script without types may give as something else: a number for text, or nothing.
 *
 * @throws {InvalidArgumentError} naming it.
 */
export function checkArgument(caller: string, argument: string, value: unknown, kind: Kind): void {
  if (!isOfKind(value, kind)) throw new InvalidArgumentError({ caller, argument, rule: ruleOf(kind) })
}

/**
 * Checks a change of some fields, as `setState` takes it. Undefined leaves nothing out: it is a value of a field that has one.
 *
 * @throws {InvalidArgumentError} naming the first field that is wrong.
 */
export function checkChange(caller: string, change: object, kinds: Kinds): void {
  checkObject(change, caller, 'change')
  for (const [name, value] of Object.entries(change)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind !== undefined && value !== undefined) checkArgument(caller, name, value, kind)
  }
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
    case 'boolean':
    case 'function':
      return typeof value === kind
    case 'component':
      return typeof value === 'function' || typeof Object(value).$$typeof === 'symbol'
    case 'list':
      return Array.isArray(value)
    case 'object':
      return isPlainObject(value)
    default:
      return 'listOf' in kind
        ? Array.isArray(value) && value.every((one) => isOfKind(one, kind.listOf))
        : kind.some((word) => word === value)
  }
}

function ruleOf(kind: Kind): string {
  if (typeof kind === 'string') return rules[kind]
  if ('listOf' in kind) return `it must be a list of ${kind.listOf.join(', ')}`
  return `it must be ${kind.map((word) => `"${word}"`).join(' or ')}`
}
