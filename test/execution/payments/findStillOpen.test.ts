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
  {
    deviceTime,
    chainTime,
    isUsed,
  }: { deviceTime: number; chainTime: number | undefined; isUsed?: boolean | undefined },
  change: Partial<Omit<OpenPayment, 'intent'>> & { intent?: Partial<PromptIntent> } = {},
): Promise<boolean> {
  const clock = { now: () => deviceTime, sleep: () => new Promise<never>(() => {}) }
  // One cast: what the test doesn't read is not there.
  const chainReader = {
    getChainTime: async ({ chainId: asked }) => (asked === chainId ? chainTime : undefined),
    getTransactionCount: async () => 7,
    hasTransaction: async () => false,
    isPermitUsed: async () => isUsed,
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
  const signal = new AbortController().signal
  return (await findStillOpen({ chainReader, clock, signal }, [payment])).length > 0
}

describe('findStillOpen', () => {
  const sent = { status: 'confirming', transactionHash: `0x${'6'.repeat(64)}`, isSent: true } as const

  const used = { kind: 'signature', intent: permitOf('EIP-3009'), isUsed: true } as const

  it.each<
    [string, NonNullable<Parameters<typeof isOpen>[1]> & { isUsed?: boolean | undefined }, lastMs: number]
  >([
    ['two days after its prompt', {}, 2 * day],
    ['two days, if it was sent', sent, 2 * day],
    [
      'two minutes after the deadline of its signature',
      { kind: 'signature', intent: permitOf('EIP-3009'), isUsed: false },
      120_000,
    ],
    [
      'a month, if its permit leaves an approval',
      { kind: 'signature', intent: permitOf('EIP-2612') },
      30 * day,
    ],
    ['two days after its deadline, if it may have been used', used, 2 * day],
  ])('default: asks about a payment for %s', async (_, { isUsed, ...change }, lastMs) => {
    const at = (age: number) =>
      isOpen({ deviceTime: promptedAt + age, chainTime: promptedAt + age, isUsed }, change)
    expect([await at(lastMs), await at(lastMs + 1)]).toEqual([true, false])
  })

  it.each<[string, Parameters<typeof isOpen>[1]]>([
    ['whose answer was lost', {}],
    ['that was sent', sent],
    ['by a permit that leaves an approval', { kind: 'signature', intent: permitOf('EIP-2612') }],
  ])(
    'error: neither a device’s clock nor a chain’s that is ahead makes a payment %s older',
    async (_, change) => {
      const [young, old] = [promptedAt + day, promptedAt + 400 * day]
      expect(await isOpen({ deviceTime: old, chainTime: young }, change)).toBe(true)
      expect(await isOpen({ deviceTime: young, chainTime: old }, change)).toBe(true)
      expect(await isOpen({ deviceTime: old, chainTime: old }, change)).toBe(false)
    },
  )

  it.each([undefined, NaN, Infinity])(
    'error: uses the device’s clock, a day behind, where the chain’s time is %s',
    async (chainTime) => {
      const at = (deviceTime: number) => isOpen({ deviceTime, chainTime })
      expect([await at(promptedAt + 3 * day), await at(promptedAt + 3 * day + 1)]).toEqual([true, false])
    },
  )

  it.each<[string, number | undefined, lastMs: number]>([
    ['behind at the prompt, where the chain’s time was read', promptedAt + 30 * day, 32 * day],
    ['ahead at the prompt, where the later of the two times counts', promptedAt - 30 * day, 2 * day],
    ['the only one that was read', undefined, 2 * day],
  ])('behavior: decides by the latest clock if the device’s clock was %s', async (_, chainAt, lastMs) => {
    const at = (time: number) => isOpen({ deviceTime: time, chainTime: time }, { intent: { chainAt } })
    expect([await at(promptedAt + lastMs), await at(promptedAt + lastMs + 1)]).toEqual([true, false])
  })

  it('behavior: never gives up a payment that is still waited for', async () => {
    const chainTime = promptedAt + 4_000 * day
    expect(await isOpen({ deviceTime: chainTime, chainTime }, { isForgettable: false })).toBe(true)
  })
})
