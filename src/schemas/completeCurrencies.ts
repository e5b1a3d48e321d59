import { isObject } from '../utils/data/isObject.ts'
import { fieldsOf, isAbsent, type Fields } from './base/json.ts'
import { identifyingFields, readableField, type CurrencyField } from './readableField.ts'

/** Excludes the chain: every chain has a currency at the zero address, and most share its symbol. */
const completed = ['address', 'symbol', 'name', 'decimals', 'metadata'] as const

/**
 * Adds to each currency of a response the fields that it omits and that the same currency has elsewhere in the
 * response: one with the same chain and address, or with the same chain and a symbol that only one address has. A
 * currency without a chain neither provides nor gets anything. JSON in, JSON out.
 *
 * @param skipped Names of fields that are left unchanged, with everything in them.
 * @param others Currencies that the response names elsewhere than next to an amount.
 */
export function completeCurrencies(
  answer: unknown,
  skipped: ReadonlySet<string>,
  others: readonly unknown[] = [],
): unknown {
  const found: Fields[] = []
  const keep = (currency: Fields) => found.push(currency)
  visit(answer, skipped, keep)
  visit(
    others.map((currency) => ({ currency })),
    skipped,
    keep,
  )
  if (!found.some((currency) => completed.some((name) => readableField(currency, name) === undefined))) {
    return answer
  }
  const known = new Map(found.map((currency) => [JSON.stringify(currency), currency]))
  return known.size < 2 ? answer : rewrite(answer, skipped, [...known.values()])
}

function visit(value: unknown, skipped: ReadonlySet<string>, found: (currency: Fields) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, skipped, found)
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (skipped.has(name)) continue
      if (name !== 'currency' || !isObject(inner)) visit(inner, skipped, found)
      else if (readableField(fieldsOf(inner), 'chainId') !== undefined) found(fieldsOf(inner))
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
  const ofChain = known.filter((other) => isSame(other, currency, 'chainId'))
  const ofSymbol = ofChain.filter((other) => isSame(other, currency, 'symbol'))
  const addresses = new Set(
    ofSymbol
      .map((other) => readableField(other, 'address'))
      .filter(isGiven)
      .map(textOf),
  )
  const candidates = ofChain.filter(
    (other) =>
      (isSame(other, currency, 'address') || (addresses.size < 2 && ofSymbol.includes(other))) &&
      !identifyingFields.some((name) => isContradicted(other, currency, name)),
  )
  const added = completed.flatMap((name) => {
    // A field that is present isn't overwritten, even if it can't be read.
    if (!isAbsent(currency[name])) return []
    const values = candidates.map((other) => readableField(other, name)).filter(isGiven)
    const [first] = values
    return first !== undefined && values.every((value) => textOf(value) === textOf(first))
      ? [[name, first] as const]
      : []
  })
  return { ...currency, ...Object.fromEntries(added) }
}

function isGiven(value: unknown): boolean {
  return value !== undefined
}

/** Whether both currencies have the field with the same value. */
function isSame(one: Fields, other: Fields, name: CurrencyField): boolean {
  const [first, second] = [readableField(one, name), readableField(other, name)]
  return first !== undefined && second !== undefined && textOf(first) === textOf(second)
}

function isContradicted(one: Fields, other: Fields, name: CurrencyField): boolean {
  const areBothReadable = [one, other].every((currency) => readableField(currency, name) !== undefined)
  return areBothReadable && !isSame(one, other, name)
}

/** Hexadecimal addresses may be in upper or lower case. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  return value.startsWith('0x') ? value.toLowerCase() : value
}
