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

it('default: useDepositValues: every amount in its own currency, every chain by its own name', () => {
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

it('behavior: useDepositValues: a refund of which no chain is told is on the origin', () => {
  const { result } = renderHookWithCauseway(() => useDepositValues(terms, createDepositProgress()), env, {
    chains,
    tokens: [],
  })
  expect(result.current.words).toMatchObject({ refundChain: origin.name, arrived: '?', refunded: '?' })
})
