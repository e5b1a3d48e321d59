import { expect, it } from 'vitest'
import type { DepositTerms } from '@causeway/react/execution'
import { useDepositValues } from '../../../../src/widgets/deposit-address/model/useDepositValues.ts'
import { createDepositProgress } from '../../../support/deposits/createDepositProgress.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [origin, destination] = env.chains
const chains = [
  { ...origin, nativeCurrency: { name: 'Origin coin', symbol: 'ORI', decimals: 8 } },
  { ...destination, nativeCurrency: { name: 'Destination coin', symbol: 'DES', decimals: 9 } },
] as const
const amountOf = (chainId: number, symbol: string, decimals: number, amount: bigint) => ({
  currency: { chainId, address: `0x${'a'.repeat(39)}${decimals}`, symbol, name: symbol, decimals },
  amount,
})
const received = amountOf(destination.id, 'NINE', 3, 6_400n)
// Refunds may be made at the destination.
const refunded = amountOf(destination.id, 'FOUR', 4, 63_000n)
/** The page lists what these records are of, as they call it. */
const tokens = [received, refunded].map(({ currency }) => currency)
const terms = {
  pay: { chainId: origin.id, amount: 700_000_000n },
  receive: { chainId: destination.id, amount: 6_500_000_000n },
} as DepositTerms

it('default: useDepositValues: formats every amount in its own currency, and names every chain', () => {
  const progress = createDepositProgress({
    rawStatus: 'refund',
    quoted: 700_000_000n,
    arrived: 800_000_000n,
    excess: 100_000_000n,
    received,
    refunded,
  })
  const { result } = renderHookWithCauseway(() => useDepositValues(terms, progress), env, {
    chains,
    tokens,
  })
  expect(result.current).toMatchObject({
    words: {
      origin: origin.name,
      destination: destination.name,
      refundChain: destination.name,
      quoted: '7\u00a0ORI',
      arrived: '8\u00a0ORI',
      excess: '1\u00a0ORI',
      received: '6.4\u00a0NINE',
      refunded: '6.3\u00a0FOUR',
      status: 'refund',
    },
    destinationId: destination.id,
    promised: '6.5\u00a0DES',
  })
})

it('behavior: useDepositValues: assumes the origin for a refund whose chain is not reported', () => {
  const { result } = renderHookWithCauseway(() => useDepositValues(terms, createDepositProgress()), env, {
    chains,
    tokens: [],
  })
  expect(result.current.words).toMatchObject({ refundChain: origin.name, arrived: '?', refunded: '?' })
})

it.each<[string, object, object]>([
  ['no record', {}, {}],
  ['a record without a route', { record: { data: {} } }, {}],
  ['a record without a quote', { record: { data: { route: {} } } }, {}],
  ['a record without a destination', { record: { data: { route: { quoted: {} } } } }, {}],
  ['a network that the page doesn’t know', { originChainId: 999, arrived: 1n, quoted: 1n }, {}],
  ['an amount of no currency', { received: { amount: 5n }, refunded: { amount: 5n } }, {}],
  [
    'an unknown amount of a currency',
    { received: { currency: received.currency }, refunded: { currency: refunded.currency } },
    { refundChain: destination.name },
  ],
])('behavior: useDepositValues: invents nothing for %s', (_, change, words) => {
  const progress = createDepositProgress({ originChainId: origin.id, ...change })
  const { result } = renderHookWithCauseway(() => useDepositValues(undefined, progress), env, {
    chains,
    tokens,
  })
  expect(result.current).toMatchObject({
    promised: undefined,
    arrived: undefined,
    received: undefined,
    refunded: undefined,
  })
  expect(result.current.words).toMatchObject({
    quoted: '?',
    arrived: '?',
    excess: '?',
    received: '?',
    refunded: '?',
    status: '',
    ...words,
  })
})

it('default: useDepositValues: gives the promised amount in its own token, from the terms or the quote', () => {
  const promise = (given: DepositTerms | undefined, change: object) =>
    renderHookWithCauseway(() => useDepositValues(given, createDepositProgress(change)), env, {
      chains,
      tokens,
    }).result.current.promised
  const { chainId, address } = received.currency
  const receive = { chainId, currency: address, decimals: 3, symbol: 'NINE', amount: 2_500n }
  expect(promise({ ...terms, receive } as unknown as DepositTerms, {})).toBe('2.5\u00a0NINE')
  const record = {
    data: { route: { quoted: { destination: { outputCurrency: { ...received, amount: 1_250n } } } } },
  }
  expect(promise(undefined, { record })).toBe('1.25\u00a0NINE')
})
