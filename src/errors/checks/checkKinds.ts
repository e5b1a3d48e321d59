import { InvalidArgumentError } from '../argument.ts'
import { findMeantName, isPlainObject } from './checkFields.ts'
import { checkObject } from './checkObject.ts'

/** What a value must be, where it is given; a list of words is one of them. */
export type Kind = keyof typeof rules | readonly string[]

const rules = {
  any: '',
  text: 'it must be text',
  address: 'it must be an address, as text',
  addresses: 'it must be a list of addresses',
  chainId: 'it must be the number of a chain',
  object: 'it must be an object',
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
    throw new InvalidArgumentError({ caller, argument, rule: `there is none; did you mean \`${meant}\`?` })
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
      return typeof value === 'number'
    case 'object':
      return isPlainObject(value)
    default:
      return kind.some((word) => word === value)
  }
}

function ruleOf(kind: Kind): string {
  return typeof kind === 'string' ? rules[kind] : `it must be ${kind.map((word) => `"${word}"`).join(' or ')}`
}
