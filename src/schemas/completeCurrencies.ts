import { isObject } from '../utils/isObject.ts'
import { fieldsOf, isAbsent, type Fields } from './base/json.ts'

const fieldNames = ['chainId', 'address', 'symbol', 'name', 'decimals', 'metadata'] as const

/** By which a currency can be recognised. */
const identifying = ['address', 'symbol'] as const

/**
 * Adds to each currency of an answer what it leaves out and another one of the same answer says: a field is taken over
 * when all currencies that it could be agree on it, and the chain never is. JSON in, JSON out.
 *
 * @param skipped names of fields that are left as they are, with all that they hold.
 */
export function completeCurrencies(json: unknown, skipped: ReadonlySet<string>): unknown {
  const found: Fields[] = []
  visit(json, skipped, (currency) => found.push(currency))
  if (!found.some(isIncomplete)) return json
  const known = new Map(found.map((currency) => [JSON.stringify(currency), currency]))
  return known.size < 2 ? json : rewrite(json, skipped, [...known.values()])
}

function isIncomplete(currency: Fields): boolean {
  return fieldNames.some((name) => name !== 'metadata' && isAbsent(currency[name]))
}

function visit(value: unknown, skipped: ReadonlySet<string>, found: (currency: Fields) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, skipped, found)
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (skipped.has(name)) continue
      if (name === 'currency' && isObject(inner)) found(fieldsOf(inner))
      else visit(inner, skipped, found)
    }
  }
}

function rewrite(value: unknown, skipped: ReadonlySet<string>, known: readonly Fields[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, skipped, known))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (skipped.has(name)) return [name, inner]
      const isCurrency = name === 'currency' && isObject(inner)
      return [name, isCurrency ? complete(fieldsOf(inner), known) : rewrite(inner, skipped, known)]
    }),
  )
}

function complete(currency: Fields, known: readonly Fields[]): Fields {
  const candidates = known.filter((other) => couldBe(currency, other))
  const added = fieldNames.flatMap((name) => {
    // On which chain it is no other currency can say: every chain has one at the zero address. Nor at which address, then.
    const isAsked = name !== 'chainId' && (name !== 'address' || !isAbsent(currency['chainId']))
    if (!isAbsent(currency[name]) || !isAsked) return []
    const values = candidates.map((other) => other[name]).filter((value) => !isAbsent(value))
    const [first] = values
    return first !== undefined && values.every((value) => isSame(value, first))
      ? [[name, first] as const]
      : []
  })
  return { ...currency, ...Object.fromEntries(added) }
}

/** They share what one is recognised by, and contradict each other in nothing. */
function couldBe(one: Fields, other: Fields): boolean {
  const isRecognised = identifying.some((name) => !isAbsent(one[name]) && isSame(one[name], other[name]))
  return (
    isRecognised &&
    fieldNames.every(
      (name) =>
        name === 'metadata' ||
        name === 'name' ||
        isAbsent(one[name]) ||
        isAbsent(other[name]) ||
        isSame(one[name], other[name]),
    )
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

/** Hexadecimal addresses are written in either case. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  return value.startsWith('0x') ? value.toLowerCase() : value
}
