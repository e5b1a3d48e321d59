import { describe, expect, it } from 'vitest'
import { completeCurrencies } from '../../src/schemas/completeCurrencies.ts'

const address = `0x${'aB'.repeat(20)}`
const otherAddress = `0x${'cD'.repeat(20)}`
const whole = { chainId: 1, address, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

/** A currency after completion, in an answer that also names others. */
function completed(currency: object, ...others: object[]): unknown {
  const answer = {
    fees: { gas: { currency } },
    legs: others.map((other) => ({ amount: '1', currency: other })),
  }
  const result = completeCurrencies(answer, new Set()) as typeof answer
  expect(result.legs).toHaveLength(others.length)
  return result.fees.gas.currency
}

describe('completeCurrencies', () => {
  it('default: completes a currency by the same one elsewhere, by its address or its symbol', () => {
    expect(completed({ chainId: 1, address }, whole)).toEqual(whole)
    expect(completed({ chainId: 1, address: address.toLowerCase() }, whole)).toEqual({
      ...whole,
      address: address.toLowerCase(),
    })
    expect(completed({ chainId: 1, symbol: 'USDC' }, whole)).toEqual(whole)
    const metadata = { logoURI: 'https://logos.example/usdc.png', verified: true }
    expect(completed({ chainId: 1, address, symbol: 'USDC' }, { ...whole, metadata })).toEqual({
      ...whole,
      metadata,
    })
  })

  it.each<[what: string, currency: object, other: object]>([
    ['another chain', { chainId: 2, address }, whole],
    ['no chain', { address, symbol: 'USDC' }, whole],
    ['one without a chain', { chainId: 1, address }, { ...whole, chainId: undefined }],
    ['another address', { chainId: 1, address: otherAddress }, whole],
    ['another symbol', { chainId: 1, symbol: 'USDT' }, whole],
    ['the same symbol at another address', { chainId: 1, address: otherAddress, symbol: 'USDC' }, whole],
    ['the same address with other decimals', { chainId: 1, address, decimals: 18 }, whole],
    ['the same address with another symbol', { chainId: 1, address, symbol: 'USDT' }, whole],
  ])('behavior: takes nothing from %s', (_, currency, other) => {
    expect(completed(currency, other)).toEqual(currency)
  })

  it('behavior: ignores a symbol that two addresses share, but not an address', () => {
    const bridged = { ...whole, address: otherAddress, name: 'Bridged USDC' }
    expect(completed({ chainId: 1, symbol: 'USDC' }, whole, bridged)).toEqual({ chainId: 1, symbol: 'USDC' })
    expect(completed({ chainId: 1, address }, whole, bridged)).toEqual(whole)
  })

  it('behavior: leaves out what two descriptions contradict, and takes the rest', () => {
    const renamed = { ...whole, name: 'USD Coin (old)' }
    const { name: _, ...rest } = whole
    expect(completed({ chainId: 1, address }, whole, renamed)).toEqual(rest)
  })

  it('behavior: keeps given values, even unreadable ones, and fills nulls', () => {
    expect(completed({ chainId: 1, address, name: 'Mine' }, whole)).toEqual({ ...whole, name: 'Mine' })
    expect(completed({ chainId: 1, address, decimals: 'many' }, whole)).toEqual({
      ...whole,
      decimals: 'many',
    })
    expect(completed({ chainId: 1, address, decimals: null }, whole)).toEqual(whole)
  })

  it('behavior: doesn’t copy a value that can’t be read', () => {
    expect(completed({ chainId: 1, address }, { ...whole, decimals: 'many' })).toEqual({
      chainId: 1,
      address,
      symbol: 'USDC',
      name: 'USD Coin',
    })
  })

  it('behavior: returns the same object if nothing is missing, or can be filled', () => {
    const metadata = { logoURI: 'https://logos.example/usdc.png' }
    const full = {
      a: { currency: { ...whole, metadata } },
      b: { currency: { ...whole, metadata, symbol: 'X' } },
    }
    expect(completeCurrencies(full, new Set())).toBe(full)
    const alone = { a: { currency: { chainId: 1, address } }, b: [{ currency: { chainId: 1, address } }] }
    expect(completeCurrencies(alone, new Set())).toBe(alone)
  })

  it('parameters: skipped fields are neither read nor changed, and others are read alone', () => {
    const gap = { currency: { chainId: 1, address } }
    const raw = { raw: gap, known: { currency: whole }, list: [gap, null, 5] }
    expect(completeCurrencies(raw, new Set(['raw']))).toEqual({
      raw: gap,
      known: { currency: whole },
      list: [{ currency: whole }, null, 5],
    })
    expect(completeCurrencies({ gap, known: { currency: whole } }, new Set(['known']))).toEqual({
      gap,
      known: { currency: whole },
    })
    expect(completeCurrencies({ gap }, new Set(), [whole])).toEqual({ gap: { currency: whole } })
    expect(completeCurrencies({ gap, currency: '0x1' }, new Set(), [whole])).toEqual({
      gap: { currency: whole },
      currency: '0x1',
    })
  })
})
