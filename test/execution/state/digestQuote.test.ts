import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { digestQuote } from '@causeway/react/execution'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import { mutated } from '../../support/mutations/mutation.ts'

let quote: Quote

beforeAll(async () => {
  quote = (await getQuoteOfEachKind()).order
})

/** Everything below a value that can be changed, as paths. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))
}

/** Changes the value at a path into another one of its type. */
function change(target: unknown, [name = '', ...rest]: readonly string[]): void {
  const record = target as Record<string, unknown>
  const value = record[name]
  if (rest.length > 0) change(value, rest)
  else if (typeof value === 'bigint') record[name] = value + 1n
  else if (typeof value === 'number') record[name] = value + 1
  else record[name] = `${value}0`
}

/** A copy with its keys in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reversed(inner)]),
  )
}

describe('digestQuote', () => {
  it('error: refuses a quote that is nested too deeply', () => {
    let deep: object = {}
    for (let level = 0; level < 100_000; level++) deep = { deep }
    expect(() => digestQuote({ ...quote, fees: { ...quote.fees, deep } } as Quote)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument: 'quote' }),
    )
  })

  it('default: gives 32 bytes, the same for equal quotes', () => {
    expect(digestQuote(quote)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(digestQuote(structuredClone(quote))).toBe(digestQuote(quote))
  })

  it('behavior: ignores the order of names, but not that of steps', () => {
    expect(digestQuote(reversed(quote) as Quote)).toBe(digestQuote(quote))
    expect(digestQuote({ ...quote, steps: quote.steps.toReversed() })).not.toBe(digestQuote(quote))
  })

  it('behavior: changes with each part that the user accepts', () => {
    const accepted = ['steps', 'fees', 'protocol', 'parameters', 'feeSponsorship.quoted']
    const inDetails = ['sender', 'recipient', 'currencyIn', 'currencyOut', 'currencyGasTopup']
    const parts = [...accepted, ...inDetails.map((name) => `details.${name}`)]
    const paths = pathsOf(quote).filter((path) =>
      parts.some((part) => `${path.join('.')}.`.startsWith(`${part}.`)),
    )
    const digests = paths.map((path) => digestQuote(mutated(quote, (copy) => change(copy, path))))
    expect(paths.length).toBeGreaterThan(100)
    expect(new Set([digestQuote(quote), ...digests]).size).toBe(paths.length + 1)
  })

  it('behavior: distinguishes an amount from the text that looks like it', () => {
    const { amount } = quote.parameters
    for (const text of [`${amount}`, `${amount}n`]) {
      const other = { ...quote.parameters, amount: text as unknown as bigint }
      expect(digestQuote({ ...quote, parameters: other })).not.toBe(digestQuote(quote))
    }
  })

  it('behavior: changes when a field is missing', () => {
    const { currencyOut } = quote.details
    const none = { ...quote.details, currencyOut: { ...currencyOut, minimumAmount: undefined } }
    expect(digestQuote({ ...quote, details: none })).not.toBe(digestQuote(quote))
    expect(digestQuote({ ...quote, feeSponsorship: undefined })).not.toBe(digestQuote(quote))
  })

  it('behavior: doesn’t change with what is only shown', () => {
    const details = { ...quote.details, userBalance: '1', timeEstimate: 1 }
    expect(digestQuote({ ...quote, details, receivedAt: 0 })).toBe(digestQuote(quote))
  })
})
