import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { watchUnseenDeposit } from '../../../../src/execution/run/confirm/watchUnseenDeposit.ts'
import type { ChainReader, QuoteItem } from '@causeway/react/execution'
import { permitEventTopics } from '../../../../src/execution/payments/readPermitEnd.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
  type CreateTestRunParameters,
} from '../../../support/environment/createTestRun.ts'

/** A deposit that is mined, while the provider reports that nothing has arrived. */
function mined(chainReader: Partial<ChainReader>, onSleep?: CreateTestRunParameters['onSleep']) {
  const env = createTestRun({ begun: 'sent', chainReader, onSleep })
  env.store.dispatch({ type: 'confirmed', index: 0, transactionHash: hash })
  env.say('waiting')
  env.events.length = 0
  return env
}

/** Answers in turn, and then the last one. */
const answers = (...known: (boolean | undefined)[]) => ({
  hasTransaction: async (parameters: unknown) => {
    expect(parameters).toEqual({ chainId: 1, transactionHash: hash })
    const answer = known.length > 1 ? known.shift() : known[0]
    if (answer === undefined) throw new Error('no answer')
    return answer
  },
})

describe('watchUnseenDeposit', () => {
  it('default: reports a deposit that is gone twice', async () => {
    const env = mined(answers(true, false))
    expect(await watchUnseenDeposit(env.run)).toBe(true)
    expect(env.sleeps).toEqual([60_000, 60_000, 15_000])
    expect(env.events).toEqual([{ type: 'reorganized', index: 0 }])
    expect(env.store.getState()).toMatchObject({ status: 'confirming', items: [{ change: 'reorganized' }] })
  })

  it.each([
    ['known again', true],
    ['not answered', undefined],
  ])('behavior: doesn’t count a deposit as dropped that is missing once and then %s', async (_, second) => {
    const env = mined(answers(false, second, false, true), ({ say, sleeps }) => {
      if (sleeps.length === 5) say('success')
    })
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    expect(env.events.map(({ type }) => type)).toEqual(['statusSeen'])
  })

  it('behavior: checks ever more rarely, until the provider has it', async () => {
    const env = mined(answers(true), ({ say, sleeps }) => {
      if (sleeps.length === 60) say('submitted')
    })
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    expect(env.sleeps).toEqual(env.sleeps.toSorted((one, other) => one - other))
    expect(env.sleeps.at(-1)).toBe(10 * 60_000)
  })

  it('behavior: keeps the deposit if the provider reports it while the chain is asked', async () => {
    const env = mined({
      hasTransaction: async () => {
        if (env.sleeps.length === 2) env.say('submitted')
        return false
      },
    })
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    expect(env.store.getState()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
  })
})

describe('a permit that was sent, and that the provider has not used', () => {
  const permit = { standard: 'EIP-3009', contract, owner: account, nonce: `0x${'7'.repeat(64)}` } as const

  /** The chain says so of the permit in turn, and then the last: spent or not, and its own time. */
  function handedOver(
    says: [isSpent: boolean, timeMs: number][],
    { events = [], onSleep }: { events?: readonly Hex[]; onSleep?: CreateTestRunParameters['onSleep'] } = {},
  ) {
    const item = { ...transactionItem(), kind: 'signature', data: { sign: { signatureKind: 'eip712' } } }
    const now = () => (says.length > 1 ? says.shift() : says[0]) ?? [false, 0]
    let last = says[0] ?? [false, 0]
    const env = createTestRun({
      items: [item as unknown as QuoteItem],
      onSleep,
      chainReader: {
        blockTimeMs: () => 1_000,
        getChainTime: async () => {
          last = now()
          return last[1]
        },
        isPermitUsed: async () => last[0],
        getBlock: async () => ({ number: 9n, timeMs: 0 }),
        getLogs: async () => events.map((event) => ({ topics: [event], data: '0x' as const })),
      },
    })
    const intent = { from: account, at: 0, expiresAt: 2_000_000, permit } as const
    env.store.dispatch({ type: 'prompted', indexes: [0], intent })
    env.store.dispatch({ type: 'signed', index: 0 })
    env.store.dispatch({ type: 'posted', index: 0, appended: [] })
    env.say('waiting')
    env.events.length = 0
    return env
  }

  it('default: reports the permit as expired once the chain has shown it for long enough', async () => {
    const env = handedOver([
      [false, 1_000_000],
      [false, 3_000_000],
    ])
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    // 30 blocks of a second.
    expect(env.sleeps).toEqual([60_000, 60_000, 30_000])
    expect(env.store.getState()).toMatchObject({
      status: 'failed',
      error: { name: 'PermitUnusedError', reason: 'expired' },
      items: [{ status: 'failed' }],
    })
  })

  it('default: fails when its owner canceled it', async () => {
    const env = handedOver([[true, 1_000_000]], { events: [permitEventTopics.cancelled] })
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    expect(env.store.getState()).toMatchObject({
      status: 'failed',
      error: { name: 'PermitUnusedError', reason: 'cancelled' },
    })
  })

  it.each([
    ['was used', [true, 1_000_000], [permitEventTopics.used]],
    ['was used, or cancelled', [true, 1_000_000], []],
    ['can be used', [false, 1_000_000], []],
  ] as const)('behavior: keeps waiting for a permit that %s', async (_, [isSpent, timeMs], events) => {
    const env = handedOver([[isSpent, timeMs]], {
      events,
      onSleep: ({ say, sleeps }) => sleeps.length === 20 && say('submitted'),
    })
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    expect(env.store.getState()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
  })

  it('behavior: keeps the permit if the provider reports the deposit meanwhile', async () => {
    const env = handedOver([[false, 3_000_000]], {
      onSleep: ({ say, sleeps }) => sleeps.length === 2 && say('submitted'),
    })
    expect(await watchUnseenDeposit(env.run)).toBe(false)
    expect(env.store.getState()).toMatchObject({ status: 'filling', error: undefined })
  })
})
