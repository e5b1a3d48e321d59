import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import {
  currencyOf,
  depositedOf,
  matchCurrency,
  paymentOf,
} from '../../../src/deposit/progress/depositPayment.ts'
import { parseWithSchema, toRequestAmounts, requestRecordSchema } from '@causeway/react/schemas'

const [eth, dai, other] = ['0', 'd', 'e'].map((digit) => `0x${digit.repeat(40)}`)

describe('paymentOf', () => {
  it.each([
    [4n, 5n, 'under'],
    [5n, 5n, 'exact'],
    [6n, 5n, 'over'],
    [undefined, 5n, undefined],
    [6n, undefined, undefined],
  ])('default: classifies %s of %s as %s', (arrived, quoted, payment) => {
    expect(paymentOf({ status: 'pending', failReason: undefined, quoted, arrived })).toBe(payment)
  })
})

describe('depositedOf', () => {
  /** Reads a record whose route names a currency, and whose depository took a deposit. */
  const read = (currency: object | undefined, deposit: object | undefined, amount = '7') => {
    const inputCurrency = { amount, currency: currency && { chainId: 1, decimals: 18, ...currency } }
    const record = parseWithSchema(requestRecordSchema, {
      id: '0x1',
      status: 'success',
      data: { inTxs: [{ txHash: '0xa' }], route: { actual: { origin: { inputCurrency } } } },
      protocol: deposit && { deposit: { origin: { chainId: 2, ...deposit } } },
    })
    return { found: depositedOf(record), said: toRequestAmounts(record).deposited }
  }

  it('default: takes the currency from the depository where the route names none', () => {
    const { found } = read({}, { amount: '7', currency: dai })
    expect(found).toMatchObject({ amount: 7n, currency: { chainId: 1, address: dai, decimals: 18 } })
    expect(read(undefined, { amount: '7', currency: dai }).found?.currency).toEqual({ address: dai })
  })

  it.each([
    ['an address', { address: other }, { amount: '7', currency: dai }],
    ['a symbol', { symbol: 'DOGE' }, { amount: '7', currency: dai }],
  ])('behavior: keeps the currency of a route that names %s', (_, currency, deposit) => {
    const { found, said } = read(currency, deposit)
    expect(found).toStrictEqual(said)
    expect(found?.currency).toMatchObject(currency)
  })

  it.each([
    ['another amount', { amount: '8', currency: dai }],
    ['no currency', { amount: '7' }],
    ['nothing', undefined],
  ])('behavior: ignores a depository that reports %s', (_, deposit) => {
    const { found, said } = read({}, deposit)
    expect(found).toStrictEqual(said)
    expect(found).toMatchObject({ amount: 7n })
  })
})

describe('currencyOf', () => {
  const solana = {
    id: 7,
    family: 'solana',
    name: 'Solana',
    nativeCurrency: {
      name: 'Solana',
      symbol: 'SOL',
      decimals: 9,
      address: '11111111111111111111111111111111',
    },
  } as const
  const chains = [mainnet, solana]

  it('default: takes the currency of the terms, or else the native one of their chain', () => {
    const pay = { decimals: 18, amount: 1n }
    expect(currencyOf({ ...pay, chainId: 7, currency: dai }, chains)).toEqual({ chainId: 7, address: dai })
    expect(currencyOf({ ...pay, chainId: 7 }, chains)).toEqual({
      chainId: 7,
      address: solana.nativeCurrency.address,
    })
    expect(currencyOf({ ...pay, chainId: 1 }, chains)).toEqual({ chainId: 1, address: eth })
    expect(currencyOf({ ...pay, chainId: 7 })).toEqual({ chainId: 7, address: eth })
  })
})

describe('matchCurrency', () => {
  const quoted = { chainId: 1, address: dai, symbol: 'DAI' }
  it.each([
    ['same', { chainId: 1, address: dai?.toUpperCase().replace('X', 'x') }],
    ['same', { address: dai, symbol: 'DOGE' }],
    ['same', { chainId: 1, symbol: 'DAI' }],
    ['other', { chainId: 2, address: dai }],
    ['other', { chainId: 2, symbol: 'DAI' }],
    ['other', { chainId: 1, address: other, symbol: 'DAI' }],
    ['other', { symbol: 'DOGE' }],
    ['unknown', { chainId: 1 }],
    ['unknown', {}],
    ['unknown', undefined],
  ] as const)('default: finds the %s currency: %j', (match, one) => {
    expect(matchCurrency(one, quoted)).toBe(match)
  })

  it('behavior: can’t compare currencies that share no fields', () => {
    expect(matchCurrency(quoted, {})).toBe('unknown')
    expect(matchCurrency({ address: dai }, { symbol: 'DAI' })).toBe('unknown')
  })
})
