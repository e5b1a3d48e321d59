import { custom, defineChain } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { JournalError, UserRejectedError } from '@causeway/react'
import {
  createViemChainReader,
  type ChainReader,
  type Clock,
  type ExecutionEvent,
  type PromptIntent,
} from '@causeway/react/execution'
import { SchemaError } from '@causeway/react/schemas'
import type { OpenPayment } from '../../../../src/execution/payments/findOpenPayments.ts'
import { raceAbort } from '../../../../src/utils/time/raceAbort.ts'
import { promptLockOf } from '../../../../src/execution/ports/locks/lockNames.ts'
import { permitEventTopics } from '../../../../src/execution/payments/readPermitEnd.ts'
import { checkOpenPayments } from '../../../../src/execution/run/prompt/checkOpenPayments.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import { account, contract, createTestRun } from '../../../support/environment/createTestRun.ts'

const endsAt = 10_000_000
const graceMs = 120_000
const chainId = 5
const day = 24 * 60 * 60_000
const silent = { getChainTime: () => Promise.reject(new Error('silent')) }

const permitOf = (standard: NonNullable<PromptIntent['permit']>['standard']) => ({
  expiresAt: endsAt,
  permit: { standard, contract, owner: account, nonce: '0x7' } as const,
})

/** A run beside an execution whose signature was sent, on a chain that answers this. */
function createRun({
  kind = 'signature',
  status = 'lost',
  intent = permitOf('EIP-3009'),
  sent = {},
  chainReader = {},
  answer,
  error,
}: {
  kind?: OpenPayment['kind']
  status?: OpenPayment['status']
  intent?: Partial<PromptIntent>
  sent?: Partial<OpenPayment>
  chainReader?: Partial<ChainReader>
  answer?: boolean
  error?: Error
} = {}) {
  const asked: number[] = []
  const env = createTestRun({
    answer,
    chainReader: {
      getChainTime: async (of) => (asked.push(of.chainId), endsAt),
      isPermitUsed: async (of) => (asked.push(of.chainId), false),
      ...chainReader,
    },
    run: {
      findOpenPayments: async () => ({
        payments: [{ id: 'earlier', kind, chainId, status, intent: { at: 1, ...intent }, ...sent }],
        error,
      }),
    },
  })
  return { ...env, asked }
}

describe('checkOpenPayments', () => {
  it('default: asks once for a quote, and continues', async () => {
    const { run, decisions, asked } = createRun()
    await checkOpenPayments(run)
    await checkOpenPayments(run)
    const payments = [{ chainId, promptedAt: 1, transactionHash: undefined }]
    expect(decisions).toMatchObject([
      { kind: 'pendingPayment', error: { name: 'PendingPaymentError' }, payments },
    ])
    expect(new Set(asked)).toEqual(new Set([chainId]))
  })

  it('behavior: says that it looks up earlier payments, and when it no longer does', async () => {
    const { run } = createRun()
    const said: ExecutionEvent[] = []
    await checkOpenPayments({ ...run, dispatch: (event) => void said.push(event) })
    await checkOpenPayments({ ...run, dispatch: (event) => void said.push(event) })
    expect(said).toEqual([true, false].map((isChecking) => ({ type: 'earlierChecked', isChecking })))
  })

  it('default: asks neither the user nor the chain without such a signature', async () => {
    const { run, decisions } = createTestRun({
      chainReader: { getChainTime: () => Promise.reject(new Error('asked')) },
    })
    await checkOpenPayments(run)
    expect(decisions).toEqual([])
  })

  it('behavior: asks about each signature, reads the time of a chain once, and no use of what is over', async () => {
    const asked: string[] = []
    const one = { id: 'earlier', kind: 'signature', chainId, status: 'lost' } as const
    const now = endsAt + 3 * day
    const payments = [7, 8].map((at) => ({ ...one, intent: { at, expiresAt: now } }))
    const over = Array.from({ length: 200 }, (_, at) => ({
      ...one,
      intent: { ...permitOf('Permit2'), at, expiresAt: 1 },
    }))
    let shown = 0
    const { run, decisions, pass } = createTestRun({
      chainReader: {
        getChainTime: async () => (asked.push('time'), now),
        isPermitUsed: async () => (asked.push('use'), false),
      },
      run: {
        findOpenPayments: async () => ({
          payments: [...over, ...payments.slice(0, shown)],
        }),
      },
    })
    pass(now - run.clock.now())
    await checkOpenPayments(run)
    expect(asked).toEqual(['time'])
    for (shown of [1, 2, 2]) await checkOpenPayments(run)
    expect(decisions).toHaveLength(2)
  })

  it('behavior: gives the amount of a swap once, however many payments it has', async () => {
    const one = { kind: 'signature', chainId, status: 'lost', amount: 5n } as const
    const of = (id: string, at: number) => ({ ...one, id, intent: { ...permitOf('EIP-3009'), at } })
    const { run, decisions } = createTestRun({
      chainReader: { getChainTime: async () => endsAt, isPermitUsed: async () => false },
      run: { findOpenPayments: async () => ({ payments: [of('one', 1), of('one', 2), of('two', 3)] }) },
    })
    await checkOpenPayments(run)
    expect(decisions).toMatchObject([{ payments: [{ amount: 5n }, { amount: undefined }, { amount: 5n }] }])
  })

  it('error: ends the run if the user doesn’t want to pay now, and asks again next time', async () => {
    const { run, decisions } = createRun({ answer: false })
    await expect(checkOpenPayments(run)).rejects.toMatchObject({
      name: 'UserRejectedError',
      shortMessage: 'This step was stopped in the app.',
    })
    await expect(checkOpenPayments(run)).rejects.toThrow(UserRejectedError)
    expect(decisions).toHaveLength(2)
  })

  it.each<[string, Parameters<typeof createRun>[0], boolean]>([
    ['its deadline, as reorgs need', { chainReader: { getChainTime: async () => endsAt + graceMs } }, true],
    ['a time beyond that', { chainReader: { getChainTime: async () => endsAt + graceMs + 1 } }, false],
    ['no time', { chainReader: { getChainTime: () => Promise.reject(new Error('silent')) } }, true],
    ['no time, long after the deadline', { intent: { expiresAt: -day }, chainReader: silent }, false],
    ['no time, just after the deadline', { intent: { expiresAt: 0 }, chainReader: silent }, true],
    [
      'that it was used, which the provider has not reported',
      { chainReader: { isPermitUsed: async () => true } },
      true,
    ],
    [
      'that it was used, after its deadline',
      { chainReader: { getChainTime: async () => endsAt + graceMs + 1, isPermitUsed: async () => true } },
      true,
    ],
    [
      'nothing of its use, after its deadline',
      {
        chainReader: {
          getChainTime: async () => endsAt + graceMs + 1,
          isPermitUsed: () => Promise.reject(new Error('silent')),
        },
      },
      true,
    ],
    [
      'nothing of its use',
      { chainReader: { isPermitUsed: () => Promise.reject(new Error('silent')) } },
      true,
    ],
    [
      'that a permit which leaves an approval was used',
      { intent: permitOf('EIP-2612'), chainReader: { isPermitUsed: async () => true } },
      true,
    ],
    [
      'that a permit which left an approval was used long ago',
      {
        intent: permitOf('EIP-2612'),
        chainReader: { getChainTime: async () => 9e15, isPermitUsed: async () => true },
      },
      true,
    ],
    [
      'that a permit which could have left an approval was not used',
      { intent: permitOf('EIP-2612'), chainReader: { getChainTime: async () => 9e15 } },
      false,
    ],
    [
      'its time, for a transaction, which has no end',
      {
        kind: 'transaction',
        chainReader: { getChainTime: async () => 9e15, isPermitUsed: async () => true },
      },
      true,
    ],
    [
      'its time, for a permit without a deadline',
      { intent: {}, chainReader: { getChainTime: async () => 9e15 } },
      true,
    ],
  ])('behavior: decides whether to ask if the chain reports %s', async (_, parameters, isOpen) => {
    const { run, decisions } = createRun(parameters)
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(isOpen ? 1 : 0)
  })

  const spender = '0x00000000000000000000000000000000000000c5' as const
  const grants = { spender, amount: 5n } as const

  it.each<[string, bigint | undefined, isOpen: boolean, isOpenLater: boolean]>([
    ['nothing, since it was spent or another permit has used the nonce', 0n, true, false],
    ['all that it grants', 5n, true, true],
    ['a part of what it grants', 1n, true, true],
    ['more than it grants, by another approval or by one that raised it', 6n, true, false],
    ['an allowance that can’t be read', undefined, true, true],
  ])(
    'behavior: decides whether to ask if an EIP-2612 permit whose nonce is used leaves %s',
    async (_, allowance, isOpen, isOpenLater) => {
      const asked: unknown[] = []
      const { permit, expiresAt } = permitOf('EIP-2612')
      const askedAfter = async (chainMs: number, deviceMs = chainMs) => {
        const { run, decisions, pass } = createRun({
          intent: { at: 0, expiresAt, permit: { ...permit, grants } },
          chainReader: {
            getChainTime: async () => chainMs,
            isPermitUsed: async () => true,
            getAllowance: async (of) => (asked.push(of), allowance ?? Promise.reject(new Error('silent'))),
          },
        })
        pass(deviceMs - run.clock.now())
        await checkOpenPayments(run)
        return decisions.length > 0
      }
      const lastAt = endsAt + 2 * day
      expect(await askedAfter(lastAt)).toBe(isOpen)
      expect(await askedAfter(lastAt + 1)).toBe(isOpenLater)
      // Either clock may be ahead.
      expect(await askedAfter(lastAt + 1, lastAt)).toBe(isOpen)
      expect(await askedAfter(lastAt, lastAt + 1)).toBe(isOpen)
      expect(asked[0]).toEqual({ chainId, token: contract, owner: account, spender })
    },
  )

  it('behavior: counts a permit past its deadline as unused if two nodes report it', async () => {
    const askedWhere = async (...answers: boolean[]) => {
      const { run, decisions } = createRun({
        chainReader: {
          getChainTime: async () => endsAt + graceMs + 1,
          isPermitUsed: async () => answers.shift(),
        },
      })
      await checkOpenPayments(run)
      return { isAsked: decisions.length > 0, unread: answers.length }
    }
    expect(await askedWhere(false, false)).toEqual({ isAsked: false, unread: 0 })
    expect(await askedWhere(false, true)).toEqual({ isAsked: true, unread: 0 })
    expect(await askedWhere(true, false)).toEqual({ isAsked: true, unread: 1 })
  })

  it.each<[string, blockMs: number | undefined, answers: (boolean | Error)[], isAsked: boolean]>([
    ['a node that has a block past its deadline', graceMs + 1, [false, false], false],
    ['a node that has such a block, and shows it as used', graceMs + 1, [false, true], true],
    [
      'the second node that is asked for such a block',
      graceMs + 1,
      [false, new Error('no block'), false],
      false,
    ],
    ['nodes without such a block', graceMs + 1, [false, new Error('no block'), new Error('no block')], true],
    ['a node that is behind', graceMs, [false], true],
    ['a node whose block has no time', NaN, [false], true],
    ['a node that refuses to name its block', undefined, [false], true],
  ])('behavior: reads a permit past its deadline from %s', async (_, blockMs, answers, isAsked) => {
    const blocks: unknown[] = []
    const { run, decisions } = createRun({
      chainReader: {
        getChainTime: async () => endsAt + graceMs + 1,
        getBlock: async () =>
          blockMs === undefined
            ? Promise.reject(new Error('429'))
            : { number: 77n, timeMs: endsAt + blockMs },
        async isPermitUsed({ blockNumber }) {
          const answer = answers[blocks.push(blockNumber) - 1]
          if (answer instanceof Error) throw answer
          return answer
        },
      },
    })
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(isAsked ? 1 : 0)
    expect(blocks).toEqual(answers.map((_answer, index) => (index === 0 ? undefined : 77n)))
  })

  it.each<[string, Pick<OpenPayment, 'isDelivering' | 'isNonceSpent'>, allowance: bigint, isOpen: boolean]>([
    ['whose swap was on its way', { isDelivering: true }, 0n, false],
    ['whose swap was on its way, if it left its approval', { isDelivering: true }, 5n, true],
    ['whose nonce another swap’s permit has used', { isNonceSpent: true }, 5n, false],
  ])('behavior: decides about a permit that was used, %s', async (_, sent, allowance, isOpen) => {
    const { permit, expiresAt } = permitOf('EIP-2612')
    const askedWhere = async (isPermitUsed: boolean | undefined) => {
      const { run, decisions } = createRun({
        intent: { expiresAt, permit: { ...permit, grants } },
        sent,
        chainReader: { isPermitUsed: async () => isPermitUsed, getAllowance: async () => allowance },
      })
      await checkOpenPayments(run)
      return decisions.length > 0
    }
    expect(await askedWhere(true)).toBe(isOpen)
    // It can still be used.
    expect([await askedWhere(false), await askedWhere(undefined)]).toEqual([true, true])
  })

  it.each([
    ['five days', 5 * day, 7 * day],
    ['sixty days', 60 * day, 62 * day],
    ['two years, as long as if it were one of a year', 730 * day, 367 * day],
    ['no time at all', -day, 2 * day],
  ])('behavior: asks about a permit that was valid for %s for two more days', async (_, goodMs, lastMs) => {
    const askedAfter = async (ms: number) => {
      const { run, decisions, pass } = createRun({
        intent: { ...permitOf('EIP-3009'), at: endsAt, expiresAt: endsAt + goodMs },
        chainReader: { getChainTime: async () => endsAt + ms, isPermitUsed: async () => true },
      })
      pass(endsAt + ms - run.clock.now())
      await checkOpenPayments(run)
      return decisions.length > 0
    }
    expect([await askedAfter(lastMs), await askedAfter(lastMs + 1)]).toEqual([true, false])
  })

  it.each([
    ['behind', -5 * day, 0],
    ['ahead', 0, -5 * day],
  ])(
    'behavior: asks about a permit prompted by a clock that was %s until two days after its deadline',
    async (_, at, chainAt) => {
      const askedAfter = async (ms: number) => {
        const { run, decisions, pass } = createRun({
          intent: {
            ...permitOf('EIP-3009'),
            at: endsAt + at,
            chainAt: endsAt + chainAt,
            expiresAt: endsAt + day,
          },
          chainReader: { getChainTime: async () => endsAt + ms, isPermitUsed: async () => true },
        })
        pass(endsAt + ms - run.clock.now())
        await checkOpenPayments(run)
        return decisions.length > 0
      }
      expect([await askedAfter(3 * day), await askedAfter(3 * day + 1)]).toEqual([true, false])
    },
  )

  const { used, cancelled } = permitEventTopics

  it.each<[string, used: boolean | undefined, log: `0x${string}` | undefined, isOpen: boolean]>([
    ['was used, as the logs show', true, used, true],
    ['was canceled by its owner, as the logs show', true, cancelled, false],
    ['was used or canceled, which no log shows', true, undefined, true],
    ['may have been used: the chain doesn’t say', undefined, undefined, true],
    ['was never used', false, undefined, false],
  ])(
    'behavior: decides about an EIP-3009 permit past its deadline that %s',
    async (_, isUsed, log, isOpen) => {
      const askedAfter = async (chainMs: number, deviceMs = chainMs) => {
        const { run, decisions, pass } = createRun({
          intent: { ...permitOf('EIP-3009'), at: endsAt },
          chainReader: {
            getChainTime: async () => endsAt + chainMs,
            isPermitUsed: async () => isUsed,
            getBlock: async () => ({ number: 9n, timeMs: endsAt + chainMs }),
            getLogs: async () => (log ? [{ topics: [log], data: '0x' }] : []),
          },
        })
        pass(endsAt + deviceMs - run.clock.now())
        await checkOpenPayments(run)
        return decisions.length > 0
      }
      // Before its deadline, only what its owner canceled is over.
      expect(await askedAfter(-1)).toBe(log !== cancelled)
      expect(await askedAfter(graceMs + 1)).toBe(isOpen)
      expect(await askedAfter(2 * day)).toBe(isOpen)
      expect(await askedAfter(2 * day + 1)).toBe(false)
      expect(await askedAfter(2 * day + 1, 2 * day)).toBe(isOpen)
    },
  )

  it.each<[string, Partial<ChainReader>]>([
    ['refuses to say', { isPermitUsed: async () => Promise.reject(new Error('429')) }],
    ['doesn’t say', { isPermitUsed: async () => undefined }],
  ])(
    'error: goes by the allowance for an expired EIP-2612 permit whose nonce a chain %s',
    async (_, reads) => {
      const { permit, expiresAt } = permitOf('EIP-2612')
      const isOpen = async (allowance: bigint | undefined, standard: typeof permit.standard = 'EIP-2612') => {
        const { run, decisions, pass } = createRun({
          intent: { expiresAt, permit: { ...permit, standard, grants } },
          chainReader: {
            getChainTime: async () => endsAt + 2 * day + 1,
            getAllowance: async () => allowance ?? Promise.reject(new Error('silent')),
            ...reads,
          },
        })
        pass(endsAt + 2 * day + 1 - run.clock.now())
        await checkOpenPayments(run)
        return decisions.length > 0
      }
      expect([await isOpen(5n), await isOpen(undefined), await isOpen(0n)]).toEqual([true, true, false])
      // Other permits leave no allowance.
      expect(await isOpen(5n, 'EIP-3009')).toBe(false)
    },
  )

  it('behavior: tells two permits with the same nonce apart by the allowance that the used one leaves', async () => {
    const { permit, expiresAt } = permitOf('EIP-2612')
    const other = '0x00000000000000000000000000000000000000c6' as const
    const payments = ([spender, other] as const).map((to, at) => ({
      id: 'earlier',
      kind: 'signature' as const,
      chainId,
      status: 'lost' as const,
      intent: { at, expiresAt, permit: { ...permit, grants: { spender: to, amount: 5n } } },
    }))
    const askedWith = async (isUsed: boolean, allowances: Record<string, bigint>) => {
      const time = isUsed ? 3 * day : endsAt
      const { run, pass } = createTestRun({
        chainReader: {
          getChainTime: async () => time,
          isPermitUsed: async () => isUsed,
          getAllowance: async ({ spender: to }) => allowances[to] ?? 0n,
        },
        run: { findOpenPayments: async () => ({ payments }) },
      })
      pass(time - run.clock.now())
      await checkOpenPayments(run)
      return run.acceptedRisks.size
    }
    expect(await askedWith(false, {})).toBe(2)
    expect(await askedWith(true, { [other]: 5n })).toBe(1)
    expect(await askedWith(true, {})).toBe(0)
  })

  const sent = { transactionHash: `0x${'6'.repeat(64)}` } as const
  const reverted = { status: 'reverted', ...sent } as const
  const unmined = () => new Promise<never>(() => {})

  it.each<[string, Parameters<typeof createRun>[0], boolean]>([
    ['is mined, which its page never saw', { sent }, true],
    ['is mined, which its page saw', { sent, status: 'done' }, false],
    ['is mined after all, which its page saw revert', { sent, status: 'failed' }, true],
    ['has reverted', { sent, chainReader: { waitForTransaction: async () => reverted } }, false],
    ['is not mined', { sent, chainReader: { waitForTransaction: unmined } }, true],
    ['can’t be read', { sent, chainReader: { waitForTransaction: () => Promise.reject(new Error()) } }, true],
    ['is mined, but it was prompted before', { sent: { ...sent, wasLost: true } }, true],
    ['is mined, which the wallet names of a batch', { sent, intent: { callsId: '0x4' } }, true],
    [
      'reverted, which was seen of a batch',
      {
        sent,
        intent: { callsId: '0x4' },
        status: 'failed',
        chainReader: { waitForTransaction: async () => reverted },
      },
      false,
    ],
    [
      'reverted, which only the wallet names of a batch',
      { sent, intent: { callsId: '0x4' }, chainReader: { waitForTransaction: async () => reverted } },
      true,
    ],
    [
      'is mined after all, of a batch that was seen to revert',
      { sent, intent: { callsId: '0x4' }, status: 'failed' },
      true,
    ],
    ['is mined, which was seen of a batch', { sent, intent: { callsId: '0x4' }, status: 'done' }, false],
    ['has no hash', {}, true],
  ])('behavior: decides about a transaction that %s', async (_, parameters, isOpen) => {
    const { run, decisions } = createRun({ kind: 'transaction', intent: {}, ...parameters })
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(isOpen ? 1 : 0)
  })

  const halfHour = 30 * 60_000

  it.each<[string, { nonce?: number; waitedMs: number; knows?: boolean }, boolean]>([
    ['the network knows', { waitedMs: halfHour, knows: true }, false],
    ['the network doesn’t know after half an hour', { waitedMs: halfHour }, true],
    ['the network may not show yet', { waitedMs: halfHour - 1 }, false],
    [
      'the network doesn’t know although the nonce of its prompt is used',
      { nonce: 6, waitedMs: 5 * 60_000 },
      true,
    ],
    ['a relay may hold behind another one', { nonce: 6, waitedMs: 5 * 60_000 - 1 }, false],
    ['may be next, and isn’t shown yet', { nonce: 7, waitedMs: 0 }, false],
  ])(
    'behavior: decides about a pending transaction that %s',
    async (_, { nonce, waitedMs, knows = false }, isOpen) => {
      const asked: unknown[] = []
      const { run, decisions, pass } = createRun({
        kind: 'transaction',
        status: 'confirming',
        intent: { from: account, nonce, at: 0 },
        sent: { ...sent, isSent: true },
        chainReader: {
          getTransactionCount: async (of) => (asked.push(of), 7),
          hasTransaction: async (of) => (asked.push(of), knows),
        },
      })
      pass(waitedMs - run.clock.now())
      await checkOpenPayments(run)
      expect(decisions).toHaveLength(isOpen ? 1 : 0)
      const [count, look] = asked
      expect(count).toEqual({ chainId, account, blockTag: 'latest' })
      if (look) expect(look).toEqual({ chainId, ...sent })
    },
  )

  const missing = {
    getTransactionCount: async () => 9,
    hasTransaction: async () => false,
    waitForTransaction: unmined,
  }

  it.each<[string, Parameters<typeof createRun>[0], number | undefined, boolean]>([
    ['is replaced', {}, 8, false],
    ['may still come', {}, 7, true],
    ['is replaced, but not deep enough for its chain', {}, undefined, true],
    ['is replaced, although its own nonce is unknown', { sent: { transactionNonce: undefined } }, 8, true],
    ['is replaced, but it was prompted before', { sent: { wasLost: true, isSent: false } }, 8, true],
    ['is replaced, which the wallet names of a batch', { intent: { callsId: '0x4' } }, 8, true],
    ['is replaced, after it was found missing', { sent: { isSent: false } }, 8, false],
    ['is replaced, as its own page saw', { status: 'failed', sent: { isSent: false } }, 8, false],
  ])(
    'behavior: decides about a transaction that %s: %#',
    async (_, { sent: change, intent, ...rest } = {}, count, isOpen) => {
      const asked: unknown[] = []
      const { run, decisions, pass } = createRun({
        kind: 'transaction',
        status: 'confirming',
        ...rest,
        intent: { from: account, nonce: 6, at: 0, ...intent },
        sent: { ...sent, transactionNonce: 7, isSent: true, ...change },
        chainReader: {
          ...missing,
          getConfirmedTransactionCount: async (of) => (
            asked.push(of),
            count ?? Promise.reject(new Error('silent'))
          ),
        },
      })
      pass(halfHour)
      await checkOpenPayments(run)
      expect(decisions).toHaveLength(isOpen ? 1 : 0)
      if (asked.length > 0) expect(asked[0]).toEqual({ chainId, account })
    },
  )

  it('behavior: doesn’t delay the prompt for a transaction whose own page saw it replaced', async () => {
    const waitForTransaction = vi.fn(unmined)
    const { run, decisions, pass } = createRun({
      kind: 'transaction',
      status: 'failed',
      intent: { from: account, nonce: 6, at: 0 },
      sent: { ...sent, transactionNonce: 7 },
      chainReader: { ...missing, waitForTransaction, getConfirmedTransactionCount: async () => 9 },
    })
    pass(halfHour)
    await checkOpenPayments(run)
    expect(decisions).toEqual([])
    expect(waitForTransaction).not.toHaveBeenCalled()
  })

  it.each<[string, knownTo: boolean[], isOpen: boolean]>([
    ['both nodes know', [true, true], true],
    ['one of two nodes knows', [false, true], true],
    ['no node knows', [false, false], false],
  ])(
    'behavior: decides about a lost transaction whose nonce is used, that %s, and that is mined',
    async (_, known, isOpen) => {
      const { run, decisions } = createRun({
        kind: 'transaction',
        intent: { from: account, nonce: 6 },
        sent: { ...sent, transactionNonce: 7 },
        chainReader: {
          getConfirmedTransactionCount: async () => 8,
          hasTransaction: async () => known.shift() ?? false,
        },
      })
      await checkOpenPayments(run)
      expect(decisions).toHaveLength(isOpen ? 1 : 0)
    },
  )

  it.each<[string, NonNullable<ChainReader['getConfirmedTransactionCount']>]>([
    ['only one of two reads shows it', vi.fn().mockResolvedValueOnce(8).mockResolvedValue(7)],
    // One cast: a page’s own reader may return anything.
    ['the answer isn’t a number', async () => '99' as unknown as number],
    ['no read is answered', unmined],
  ])(
    'behavior: doesn’t count a missing transaction as replaced where %s',
    async (_, getConfirmedTransactionCount) => {
      const { run, decisions, pass } = createRun({
        kind: 'transaction',
        status: 'confirming',
        intent: { from: account, nonce: 6, at: 0 },
        sent: { ...sent, transactionNonce: 7, isSent: true },
        chainReader: { ...missing, getConfirmedTransactionCount },
      })
      pass(halfHour)
      await checkOpenPayments(run)
      expect(decisions).toHaveLength(1)
    },
  )

  it('behavior: asks about a replaced transaction where confirmed nonces can’t be read', async () => {
    const { run, decisions, pass } = createRun({
      kind: 'transaction',
      status: 'confirming',
      intent: { from: account, nonce: 6, at: 0 },
      sent: { ...sent, transactionNonce: 7, isSent: true },
      chainReader: missing,
    })
    pass(halfHour)
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(1)
  })

  const pending = { getTransactionCount: async () => 7 }

  it.each<[string, Partial<ChainReader>, waitedMs: number, isOpen: boolean]>([
    ['can’t be read', { hasTransaction: () => Promise.reject(new Error('silent')) }, halfHour - 1, false],
    ['can’t be read', { hasTransaction: () => Promise.reject(new Error('silent')) }, halfHour, true],
    ['can’t be read, and the clock was set back', { hasTransaction: unmined }, -1, true],
    ['doesn’t answer', { hasTransaction: unmined }, halfHour - 1, false],
    ['doesn’t answer', { hasTransaction: unmined }, halfHour, true],
    [
      'has a node that knows it',
      { hasTransaction: vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true) },
      halfHour,
      false,
    ],
    [
      'has a node that knows it, and one that can’t be read',
      { hasTransaction: vi.fn().mockRejectedValueOnce(new Error('silent')).mockResolvedValue(true) },
      halfHour,
      false,
    ],
  ])(
    'behavior: decides about a sent transaction while the network %s: %#',
    async (_, chainReader, waitedMs, isOpen) => {
      const { run, decisions, pass, sleeps } = createRun({
        kind: 'transaction',
        status: 'confirming',
        intent: { from: account, at: day },
        sent: { ...sent, isSent: true },
        chainReader: { ...pending, ...chainReader },
      })
      pass(day + waitedMs - run.clock.now())
      await checkOpenPayments(run)
      expect(decisions).toHaveLength(isOpen ? 1 : 0)
      // No longer, so that the quote doesn't expire meanwhile: both reads wait at the same time.
      expect(new Set(sleeps)).toEqual(new Set([3_000]))
    },
  )

  const transaction = { hash: sent.transactionHash, from: account, nonce: '0x7', blockNumber: null }

  it.each<[string, { hash?: unknown[]; counts?: string[] }, boolean]>([
    ['twice that it doesn’t know it', { hash: [null, null] }, true],
    ['once that it doesn’t know it, and then that it does', { hash: [null, transaction] }, false],
    ['twice that its nonce is used', { hash: [null, null], counts: ['0x8', '0x8'] }, false],
    [
      'once that its nonce is used, and then that it isn’t',
      { hash: [null, null], counts: ['0x8', '0x7'] },
      true,
    ],
  ])(
    'behavior: decides, through viem, which merges simultaneous requests, if a node reports %s',
    async (_, says, isOpen) => {
      const { hash = [], counts = [] } = says
      const chain = defineChain({
        id: chainId,
        name: 'Five',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      })
      const node = {
        async request({ method, params }: { method: string; params?: readonly unknown[] }) {
          if (method === 'eth_blockNumber') return '0x64'
          if (method === 'eth_getTransactionByHash') return hash.shift() ?? null
          if (method === 'eth_getTransactionCount')
            return params?.[1] === 'latest' ? '0x7' : (counts.shift() ?? '0x7')
          throw new Error(method)
        },
      }
      const { run, decisions, pass } = createRun({
        kind: 'transaction',
        status: 'confirming',
        intent: { from: account, at: 0 },
        sent: { ...sent, transactionNonce: 7, isSent: true },
        chainReader: createViemChainReader({
          chains: [chain],
          transports: { [chainId]: custom(node, { retryCount: 0 }) },
          confirmations: { [chainId]: 3 },
        }),
      })
      pass(halfHour)
      await checkOpenPayments(run)
      expect(decisions).toHaveLength(isOpen ? 1 : 0)
    },
  )

  it('behavior: asks the network about a known transaction once in ten seconds, unless it changes', async () => {
    let reads = 0
    let transactionHash: `0x${string}` = sent.transactionHash
    const { run, decisions, pass } = createTestRun({
      chainReader: { hasTransaction: async () => (reads++, true) },
      run: {
        findOpenPayments: async () => ({
          payments: [
            {
              id: 'earlier',
              kind: 'transaction',
              chainId,
              status: 'confirming',
              intent: { from: account, at: 0 },
              transactionHash,
              isSent: true,
            },
          ],
        }),
      },
    })
    pass(halfHour)
    for (const holdsLock of [false, false, true]) await checkOpenPayments(run, { holdsLock })
    pass(10_000)
    await checkOpenPayments(run)
    expect(reads).toBe(1)
    pass(1)
    await checkOpenPayments(run)
    expect(reads).toBe(2)
    transactionHash = `0x${'8'.repeat(64)}`
    await checkOpenPayments(run)
    expect([reads, decisions]).toEqual([3, []])
  })

  it('behavior: doesn’t ask about a payment whose prompt is open, since that prompt holds the lock', async () => {
    const { run, decisions } = createRun({ kind: 'transaction', status: 'prompting' })
    const release = await run.locks.acquire(promptLockOf(run.quote.parameters.user))
    await checkOpenPayments(run)
    expect(decisions).toEqual([])
    release?.()
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(1)
  })

  it('behavior: counts an open prompt under its own lock as abandoned', async () => {
    const { run, decisions } = createRun({ kind: 'transaction', status: 'prompting' })
    await run.locks.acquire(promptLockOf(run.quote.parameters.user))
    await checkOpenPayments(run, { holdsLock: true })
    expect(decisions).toMatchObject([{ kind: 'pendingPayment' }])
  })

  it('behavior: asks about a payment whose prompt this page left open', async () => {
    const { run, decisions } = createRun({ kind: 'transaction', status: 'prompting' })
    const approval = { token: contract, spender: contract, amount: 1n } as const
    const left = { release: () => {}, approval, chainId, payment: undefined, requestId: '0x2' }
    run.unansweredPrompts.keep(promptLockOf(run.quote.parameters.user), left, new Promise(() => {}))
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(1)
  })

  it('behavior: also asks about payments that start while the user decides', async () => {
    const one = { kind: 'transaction', chainId, status: 'lost', intent: { at: 1 } } as const
    const payments = ['first', 'second', 'third'].map((id) => ({ ...one, id }))
    const { run, decisions } = createTestRun({
      run: { findOpenPayments: async () => ({ payments: payments.slice(0, decisions.length + 1) }) },
    })
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(3)
  })

  it('behavior: waits for the user’s answer, even if no payment is open anymore', async () => {
    const one = { id: 'earlier', kind: 'transaction', chainId, status: 'lost', intent: { at: 1 } } as const
    let isOver = false
    const answer = Promise.withResolvers<boolean>()
    const { run, sleeps } = createTestRun({
      run: {
        findOpenPayments: async () => ({ payments: isOver ? [] : [one] }),
        requestDecision: () => answer.promise,
      },
    })
    let isPassed = false
    const passed = checkOpenPayments(run).then(() => (isPassed = true))
    isOver = true
    await new Promise(setImmediate)
    expect([isPassed, sleeps]).toEqual([false, []])
    answer.resolve(true)
    await passed
  })

  it('behavior: ignores the device’s clock', async () => {
    const { run, decisions, pass } = createRun()
    pass(endsAt + 365 * 24 * 60 * 60_000)
    await checkOpenPayments(run)
    expect(decisions).toHaveLength(1)
  })

  it('error: lets the user decide once whether to continue without the journal', async () => {
    const { run, decisions } = createTestRun({
      run: { findOpenPayments: async () => ({ payments: [], error: new JournalError() }) },
    })
    await checkOpenPayments(run)
    await checkOpenPayments(run)
    expect(decisions.map(({ kind }) => kind)).toEqual(['storageUnavailable'])
  })

  it('error: tells the user only that an entry can’t be read', async () => {
    const error = new JournalError({ operation: 'read', cause: new SchemaError('its status is missing') })
    const { run, decisions } = createTestRun({
      run: { findOpenPayments: async () => ({ payments: [], error }) },
    })
    await checkOpenPayments(run)
    expect(decisions).toEqual([{ kind: 'entryUnreadable', error }])
  })

  it('error: also asks about what this page knows', async () => {
    const { run, decisions } = createRun({ error: new JournalError() })
    await checkOpenPayments(run)
    expect(decisions.map(({ kind }) => kind)).toEqual(['storageUnavailable', 'pendingPayment'])
  })
})

describe('a payment that was pending when its page was closed', () => {
  const request = { requestId: '0x9', path: '/intents/status' }
  const minuteMs = 60_000

  /** A clock on which answers always come before any time passes. */
  const timeless = <run extends { clock: Clock }>(run: run): run => ({
    ...run,
    clock: { ...run.clock, sleep: (_, signal) => raceAbort(new Promise<void>(() => {}), signal) },
  })

  /** Whether the user is asked about it, by what its provider answers, and what that was asked for. */
  async function askAbout(
    answer: () => Response | Promise<Response>,
    { sent, isSilent = false, ...parameters }: Parameters<typeof createRun>[0] & { isSilent?: boolean } = {},
  ) {
    const { run, decisions, sleeps } = createRun({
      sent: { wasInProgress: true, request, ...sent },
      ...parameters,
    })
    const urls: string[] = []
    const client = clientOf(async (url) => (urls.push(String(url)), answer()))
    await checkOpenPayments({ ...(isSilent ? run : timeless(run)), client })
    return { isAsked: decisions.length > 0, urls, sleeps }
  }

  const statusOf = (status: string) => () => Response.json({ status })
  const url = 'https://sandbox.invalid/intents/status?requestId=0x9'

  it.each<[string, isAsked: boolean]>([
    ['success', false],
    ['submitted', false],
    ['refund', false],
    ['failure', true],
    ['waiting', true],
    ['pending', true],
    ['unheard-of', true],
  ])('default: asks the user or not if the provider reports %s', async (status, isAsked) => {
    expect(await askAbout(statusOf(status))).toMatchObject({ isAsked, urls: [url] })
  })

  it('behavior: still asks the user if an earlier warning said that the payment may not go through', async () => {
    expect(await askAbout(statusOf('success'), { sent: { wasInProgress: false } })).toMatchObject({
      isAsked: true,
      urls: [],
    })
  })

  it('behavior: asks a user who didn’t pay because of it again, although it arrived, until they pay', async () => {
    let state = 'waiting'
    const { run, decisions } = createRun({ sent: { wasInProgress: true, request } })
    const ask = (answer: boolean) =>
      checkOpenPayments({
        ...timeless(run),
        acceptedRisks: new Set(),
        client: clientOf(async () => Response.json({ status: state })),
        requestDecision: async (decision) => (decisions.push(decision), answer),
      })
    await expect(ask(false)).rejects.toThrow(UserRejectedError)
    state = 'success'
    await ask(true)
    expect(decisions).toHaveLength(2)
    await ask(true)
    expect(decisions).toHaveLength(2)
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['refuses', () => Response.json({ message: 'no' }, { status: 403 })],
    ['fails', () => Promise.reject(new Error('offline'))],
    ['answers something else', () => new Response('<html>')],
  ])('error: asks the user if the provider %s', async (_, answer) => {
    expect(await askAbout(answer)).toMatchObject({ isAsked: true, urls: [url] })
  })

  it('error: waits two seconds for a provider that doesn’t answer', async () => {
    const { isAsked, sleeps } = await askAbout(() => new Promise(() => {}), { isSilent: true })
    // The time limits of the chain and of the provider.
    expect({ isAsked, sleeps }).toEqual({ isAsked: true, sleeps: [3_000, 2_000] })
  })

  it('behavior: asks the provider only about the five newest', async () => {
    const payments = [3, 1, 2, 7, 6, 5, 4].map((at) => ({
      id: `of ${at}`,
      kind: 'signature' as const,
      chainId,
      status: 'posting' as const,
      intent: { at, expiresAt: endsAt },
      wasInProgress: true,
      request: { requestId: `0x${at}`, path: undefined },
    }))
    const { run, decisions } = createTestRun({
      chainReader: { getChainTime: async () => endsAt },
      run: { findOpenPayments: async () => ({ payments }) },
    })
    const client = clientOf(async () => Response.json({ status: 'success' }))
    await checkOpenPayments({ ...timeless(run), client })
    expect(decisions).toMatchObject([{ payments: [{ promptedAt: 1 }, { promptedAt: 2 }] }])
  })

  const known = `0x${'6'.repeat(64)}` as const
  const lost = `0x${'8'.repeat(64)}` as const
  const batch = { callsId: '0x4', from: account } as const

  it.each<[string, answer: unknown, isAsked: boolean, intent?: Partial<PromptIntent>]>([
    ['is about to send it', { status: 100, transactionHashes: [] }, false],
    [
      'has been about to send it for half an hour',
      { status: 100, transactionHashes: [] },
      true,
      { at: 1_000_000 - 31 * minuteMs },
    ],
    ['names a transaction that the network knows', { status: 200, transactionHashes: [known] }, false],
    ['names one that has just reverted', { status: 500, transactionHashes: [known] }, false],
    [
      'names one that the network has not known for half an hour',
      { status: 200, transactionHashes: [known, lost] },
      true,
      { at: 1_000_000 - 31 * minuteMs },
    ],
    ['has completed it, and names no transaction', { status: 200, transactionHashes: [] }, true],
    ['has given it up', { status: 400, transactionHashes: [] }, true],
    ['reports an unknown status', { status: 700, transactionHashes: [] }, true],
    ['answers something else', { status: 200, transactionHashes: 'none' }, true],
    ['names one that it has just sent', { status: 100, transactionHashes: [lost] }, false],
    ['has given it up, and names an unknown transaction', { status: 400, transactionHashes: [lost] }, true],
    [
      'reports an unknown status, and names a known transaction',
      { status: 700, transactionHashes: [known] },
      true,
    ],
    ['has executed a part of it', { status: 600, transactionHashes: [known] }, true],
    ['names more than it could have sent', { status: 200, transactionHashes: Array(101).fill(known) }, true],
    [
      'throws as it is read',
      {
        status: 200,
        get transactionHashes() {
          throw new Error('revoked')
        },
      },
      true,
    ],
    ['answers nothing', undefined, true],
    ['does not know it', new Error('unknown bundle'), true],
    [
      'had given up an earlier try',
      { status: 100, transactionHashes: [] },
      true,
      { earlierCallsIds: ['0x3'] },
    ],
  ])(
    'behavior: asks the user or not if the wallet of a batch %s',
    async (_, answer, isAsked, intent = {}) => {
      const ids: string[] = []
      const { run, decisions } = createRun({
        kind: 'transaction',
        status: 'confirming',
        sent: { wasInProgress: true },
        intent: { at: 1_000_000, ...batch, ...intent },
        chainReader: { hasTransaction: async ({ transactionHash }) => transactionHash !== lost },
      })
      const wallet: typeof run.wallet = {
        ...run.wallet,
        batches: {
          getAtomicity: async () => 'supported',
          sendCalls: async ({ id }) => id,
          // One cast: a third-party wallet may answer anything.
          getCallsStatus: async (id) => {
            ids.push(id)
            return answer instanceof Error ? Promise.reject(answer) : (answer as never)
          },
        },
      }
      await checkOpenPayments({ ...run, wallet })
      expect(decisions).toHaveLength(isAsked ? 1 : 0)
      expect(new Set(ids)).toEqual(new Set(intent.earlierCallsIds ? [] : ['0x4']))
    },
  )
})
