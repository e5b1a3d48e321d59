import { describe, expect, it } from 'vitest'
import type { DepositTerms, Token } from '@causeway/react/execution'
import type { RequestRecord } from '@causeway/react/schemas'
import { findPoorConversion } from '../../src/deposit/findPoorConversion.ts'

const token = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const terms = {
  pay: { chainId: 1, decimals: 8, amount: 300_000_000n },
  receive: { chainId: 10, decimals: 6, amount: 970_100n },
} as DepositTerms
const ofToken = { ...terms, receive: { ...terms.receive, currency: token } }
const listed: Token = {
  chainId: 10,
  address: token.toLowerCase(),
  symbol: 'SIX',
  name: 'Six',
  decimals: 6,
}

/** A request in the provider's history, with these values of both sides. */
function recordOf(paidUsd: string | undefined, receivedUsd: string | undefined): RequestRecord {
  const quoted = {
    origin: { inputCurrency: { amount: 300_000_000n, amountUsd: paidUsd } },
    destination: { outputCurrency: { amount: 970_100n, amountUsd: receivedUsd } },
  }
  // One cast: what is not read is left out.
  return { status: 'waiting', data: { route: { quoted } } } as unknown as RequestRecord
}

describe('findPoorConversion', () => {
  it.each([
    ['nothing is lost', '100', '100'],
    ['something is gained', '100', '101.5'],
    ['less than 3 % is lost', '100', '97.01'],
    ['dust is lost', '0.000001', '0.000001'],
  ])('default: asks nothing where %s', (_, paid, received) => {
    expect(findPoorConversion(recordOf(paid, received), terms, [])).toBeUndefined()
  })

  it.each([
    ['3 %', '100', '97', 300, '3'],
    [
      'just below 3 %, rounded against the payer',
      '100',
      '97.000000000000000001',
      300,
      '2.999999999999999999',
    ],
    ['half of it', '2500.5', '1250.25', 5_000, '1250.25'],
    ['everything', '100', '0', 10_000, '100'],
  ])('behavior: asks about a loss of %s', (_, paid, received, lossBps, lossUsd) => {
    expect(findPoorConversion(recordOf(paid, received), terms, [])).toEqual({
      paid: 300_000_000n,
      received: 970_100n,
      currency: undefined,
      lossBps,
      lossUsd,
    })
  })

  it.each([
    ['what is paid is worth', undefined, '100'],
    ['what is received is worth', '100', undefined],
    ['either is worth', undefined, undefined],
    ['what is paid is worth as a number', 'much', '100'],
  ])('behavior: asks about a request where the provider doesn’t report what %s', (_, paid, received) => {
    expect(findPoorConversion(recordOf(paid, received), terms, [])).toMatchObject({ lossBps: undefined })
  })

  it.each([
    ['the slippage tolerance is 10 %', '1000', true],
    ['the slippage tolerance is just below 10 %', '999', false],
    ['the slippage tolerance is missing', undefined, false],
  ])('behavior: decides whether the quoted amount counts where %s', (_, slippageTolerance, isAsked) => {
    const record = recordOf('100', '100')
    const open = { ...record, data: { ...record.data, slippageTolerance } } as unknown as RequestRecord
    const asked = { lossBps: undefined, lossUsd: undefined, received: 970_100n }
    const found = findPoorConversion(open, terms, [])
    if (isAsked) expect(found).toMatchObject(asked)
    else expect(found).toBeUndefined()
  })

  it.each([
    ['no route', {}],
    ['no quoted route', { route: {} }],
    ['neither side', { route: { quoted: {} } }],
    ['no amounts', { route: { quoted: { origin: {}, destination: {} } } }],
  ])('behavior: asks about a request where the provider shows %s', (_, data) => {
    const record = { status: 'waiting', data } as unknown as RequestRecord
    expect(findPoorConversion(record, terms, [])).toMatchObject({ lossBps: undefined })
  })

  it('behavior: asks about a payment that is worth nothing or less', () => {
    for (const paid of ['0', '-1']) expect(findPoorConversion(recordOf(paid, '1'), terms, [])).toBeDefined()
  })

  it.each<[string, readonly Token[]]>([
    ['no token', []],
    ['the token on another chain', [{ ...listed, chainId: 1 }]],
    ['another token', [{ ...listed, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }]],
    ['the token, unverified', [{ ...listed, verified: false }]],
  ])('behavior: ignores the value of a token where the page lists %s', (_, tokens) => {
    expect(findPoorConversion(recordOf('100', '100'), ofToken, tokens)).toEqual({
      paid: 300_000_000n,
      received: 970_100n,
      currency: token,
      lossBps: undefined,
      lossUsd: undefined,
    })
  })

  it('default: trusts the value of a token that the page lists', () => {
    expect(findPoorConversion(recordOf('100', '100'), ofToken, [listed])).toBeUndefined()
    expect(
      findPoorConversion(recordOf('100', '100'), ofToken, [{ ...listed, verified: true }]),
    ).toBeUndefined()
    expect(findPoorConversion(recordOf('100', '90'), ofToken, [listed])).toMatchObject({
      currency: token,
      lossBps: 1_000,
    })
  })
})
