import { describe, expect, it } from 'vitest'
import type { ChainReader, PromptIntent } from '@causeway/react/execution'
import type { OpenPayment } from '../../../src/execution/payments/findOpenPayments.ts'
import { findStillOpen } from '../../../src/execution/payments/findStillOpen.ts'
import { address } from '../records/testRecord.ts'

const day = 24 * 60 * 60_000
const promptedAt = 100 * day
const contract = '0x00000000000000000000000000000000000000c5'
const chainId = 5

const permitOf = (standard: NonNullable<PromptIntent['permit']>['standard']): Partial<PromptIntent> => ({
  expiresAt: promptedAt,
  permit: {
    standard,
    contract,
    owner: address,
    nonce: '7',
    ...(standard === 'EIP-2612' && { grants: { spender: contract, amount: 5n } }),
  },
})

/** Whether a payment is open, by the device's clock and by the chain's, where the chain shows nothing of it. */
async function isOpen(
  { deviceTime, chainTime }: { deviceTime: number; chainTime: number | undefined },
  change: Partial<Omit<OpenPayment, 'intent'>> & { intent?: Partial<PromptIntent> } = {},
): Promise<boolean> {
  const clock = { now: () => deviceTime, sleep: async () => {} }
  const asked: number[] = []
  // One cast: what the test doesn't read is not there.
  const chainReader = {
    getChainTime: async (of) => (asked.push(of.chainId), chainTime),
    getTransactionCount: async () => 7,
    hasTransaction: async () => false,
    isPermitUsed: async () => undefined,
    getAllowance: async () => 5n,
  } as Partial<ChainReader> as ChainReader
  const { intent, ...rest } = change
  const payment: OpenPayment = {
    id: 'one',
    kind: 'transaction',
    chainId,
    status: 'lost',
    isForgettable: true,
    ...rest,
    intent: { from: address, at: promptedAt, ...intent },
  }
  const open = await findStillOpen({ chainReader, clock, signal: new AbortController().signal }, [payment])
  expect(asked).toEqual(payment.isForgettable ? [chainId] : [])
  return open.length > 0
}

describe('findStillOpen', () => {
  const sent = { status: 'confirming', transactionHash: `0x${'6'.repeat(64)}`, isSent: true } as const

  it.each<[string, Parameters<typeof isOpen>[1], lastMs: number]>([
    ['two days after its prompt', {}, 2 * day],
    ['two days, if it was sent', sent, 2 * day],
    [
      'two minutes after the deadline of its signature',
      { kind: 'signature', intent: permitOf('EIP-3009') },
      120_000,
    ],
    [
      'a month, if its permit leaves an approval',
      { kind: 'signature', intent: permitOf('EIP-2612') },
      30 * day,
    ],
  ])('default: a payment is asked about for %s, by the chain’s time', async (_, change, lastMs) => {
    for (const deviceTime of [promptedAt + day, promptedAt + 49 * 60 * 60_000, promptedAt + 400 * day]) {
      const at = (chainTime: number) => isOpen({ deviceTime, chainTime }, change)
      expect([await at(promptedAt + lastMs), await at(promptedAt + lastMs + 1)]).toEqual([true, false])
    }
  })

  it('error: of a chain that doesn’t tell its time, the device’s clock counts, a day behind', async () => {
    const at = (deviceTime: number) => isOpen({ deviceTime, chainTime: undefined })
    expect([await at(promptedAt + 3 * day), await at(promptedAt + 3 * day + 1)]).toEqual([true, false])
  })

  it.each<[string, number | undefined, lastMs: number]>([
    ['behind at the prompt: the chain told its time', promptedAt + 30 * day, 32 * day],
    ['ahead at the prompt: that tells nothing of the age', promptedAt - 30 * day, 2 * day],
    ['the only one that was asked', undefined, 2 * day],
  ])('behavior: the device’s clock was %s', async (_, chainAt, lastMs) => {
    const at = (chainTime: number) => isOpen({ deviceTime: promptedAt, chainTime }, { intent: { chainAt } })
    expect([await at(promptedAt + lastMs), await at(promptedAt + lastMs + 1)]).toEqual([true, false])
  })

  it('behavior: what is still waited for never gets too old', async () => {
    const chainTime = promptedAt + 4_000 * day
    expect(await isOpen({ deviceTime: chainTime, chainTime }, { isForgettable: false })).toBe(true)
  })
})
