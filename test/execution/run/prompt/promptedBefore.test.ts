import { describe, expect, it } from 'vitest'
import type { ExecutionDecision, QuoteItem } from '@causeway/react/execution'
import { pageQuotePrompts } from '../../../../src/execution/payments/quotePrompts.ts'
import type { UnansweredPrompt } from '../../../../src/execution/payments/unansweredPrompts.ts'
import { prompt } from '../../../../src/execution/run/prompt/prompt.ts'
import { lockLimitMs } from '../../../../src/execution/ports/locks/acquireInTime.ts'
import { limitMs } from '../../../../src/utils/time/withLimit.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
  type CreateTestRunParameters,
  type TestRun,
} from '../../../support/environment/createTestRun.ts'
import { call } from '../../../support/mutations/places.ts'

const payment = transactionItem()
const approval = transactionItem({
  data: { ...payment.data, data: call('approve', contract, 5n), value: 0n },
})
const lock = `causeway:prompt:${account.toLowerCase()}`
/** Left while the wallet was asked to pay another request. */
const otherPrompt: UnansweredPrompt = {
  release: () => {},
  chainId: 1,
  approval: undefined,
  payment: 'other 2',
  requestId: '0x9',
}
const finishTurn = () => new Promise(setImmediate)

/** An execution of a page; of the same page as another one, it shares what a page has. */
function createPage(parameters: CreateTestRunParameters = {}, same?: TestRun) {
  const asked: string[] = []
  const client = clientOf(async () => {
    asked.push('service')
    return Response.json({ status: 'waiting' })
  })
  const shared = same && {
    client: same.run.client,
    locks: same.run.locks,
    unansweredPrompts: same.run.unansweredPrompts,
  }
  const env = createTestRun({
    items: [payment],
    ...parameters,
    run: { client, ...shared, ...parameters.run },
  })
  const run = same
    ? Object.assign(env.run, { getState: () => ({ ...env.store.getState(), id: 'other' }) })
    : env.run
  const ask = (answer: () => Promise<unknown> = async () => hash, more: object = {}) =>
    prompt(run, {
      indexes: env.store.getState().items.map((_, index) => index),
      item: (parameters.items?.at(-1) ?? payment) as QuoteItem,
      from: account,
      chainId: 1,
      openPrompt: () => {
        asked.push('wallet')
        return answer()
      },
      ...more,
    })
  return { env, ask, asked }
}

describe('a request that a wallet was asked to pay before', () => {
  it('error: was prompted by another part of the page, with other locks, while this prompt was stored', async () => {
    const first = createPage()
    const second = createPage({}, first.env)
    Object.assign(first.env.run, { save: async () => void pageQuotePrompts.count(second.env.run) })
    await expect(first.ask()).rejects.toMatchObject({ name: 'QuoteUsedError', requestId: '0x1' })
    expect(first.asked).not.toContain('wallet')
  })

  it('behavior: doesn’t count a prompt that the wallet declined at once', async () => {
    const first = createPage()
    const declined = () => {
      throw Object.assign(new Error('no'), { code: 4001 })
    }
    await expect(first.ask(declined)).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(await createPage({}, first.env).ask()).toMatchObject({ kind: 'answered' })
  })

  const promptedBefore = { run: { isPromptedInJournal: async () => true } }

  it.each([
    ['a payment', [payment]],
    ['a payment behind an approval', [approval, payment]],
  ])('error: doesn’t prompt for %s again', async (_, items) => {
    const { env, ask, asked } = createPage({ items, ...promptedBefore })
    await expect(ask()).rejects.toMatchObject({ name: 'QuoteUsedError', requestId: '0x1' })
    expect([asked, env.events]).toEqual([[], []])
    expect(await env.run.locks.acquire(lock)).toBeDefined()
  })

  it('behavior: prompts for an approval again, since it pays nothing', async () => {
    const { ask } = createPage({ items: [approval], ...promptedBefore })
    expect(await ask()).toMatchObject({ kind: 'answered' })
  })

  it('behavior: counts a prompt of another execution of this page, unless the user declined it', async () => {
    const first = createPage()
    expect(await first.ask()).toMatchObject({ kind: 'answered' })
    await expect(createPage({}, first.env).ask()).rejects.toMatchObject({ name: 'QuoteUsedError' })
    const declined = createPage()
    await expect(declined.ask(() => Promise.reject({ code: 4001 }))).rejects.toMatchObject({
      name: 'UserRejectedError',
    })
    expect(await createPage({}, declined.env).ask()).toMatchObject({ kind: 'answered' })
  })

  it('behavior: may have been paid by a prompt whose answer was lost', async () => {
    const first = createPage()
    expect(await first.ask(() => Promise.reject({ code: -32603 }))).toMatchObject({ kind: 'lost' })
    await expect(createPage({}, first.env).ask()).rejects.toMatchObject({ name: 'QuoteUsedError' })
  })

  it('behavior: asks the provider once more before a payment, but not before an approval', async () => {
    const stale = { run: { unpaidCheckedAt: undefined } }
    const paying = createPage(stale)
    await paying.ask()
    expect(paying.asked).toEqual(['service', 'wallet'])
    const approving = createPage({ items: [approval], ...stale })
    await approving.ask()
    expect(approving.asked).toEqual(['wallet'])
  })
})

describe('a prompt that was left while the wallet showed it', () => {
  /** An execution that was left, and how its wallet answers later. */
  async function leave() {
    const answer = Promise.withResolvers<unknown>()
    const left = createPage()
    const asking = left.ask(() => answer.promise)
    await finishTurn()
    left.env.controller.abort()
    expect(await asking).toEqual({ kind: 'over' })
    return { left, answer }
  }

  it('default: asks the user whether to prompt beside it', async () => {
    for (const isAccepted of [true, false]) {
      const { left } = await leave()
      const { env, ask } = createPage({ answer: isAccepted }, left.env)
      const outcome = await ask().catch((error: Error) => error.name)
      expect(outcome).toEqual(isAccepted ? { kind: 'answered', answer: hash } : 'UserRejectedError')
      const error = { name: 'ResponseLostError' }
      expect(env.decisions).toMatchObject([{ kind: 'unansweredPrompt', error, isPayment: true }])
      // Declined, the first one still has the lock.
      expect(left.env.run.unansweredPrompts.find(lock) !== undefined).toBe(!isAccepted)
      expect((await env.run.locks.acquire(lock)) !== undefined).toBe(isAccepted)
    }
  })

  it('behavior: asks once about what it may have paid, whatever the decision is called', async () => {
    const { left } = await leave()
    const { intent } = left.env.store.getState().items[0] ?? {}
    const open = { id: 'one', kind: 'transaction', chainId: 1, status: 'prompting' } as const
    const findOpenPayments = async () => ({ payments: [{ ...open, intent: { at: 0, ...intent } }] })
    const { env, ask } = createPage({ run: { findOpenPayments } }, left.env)
    expect(await ask()).toEqual({ kind: 'answered', answer: hash })
    expect(env.decisions).toMatchObject([{ kind: 'pendingPayment' }])
  })

  it.each([
    ['a signature, which is never posted', payment, { signature: {} }],
    ['an approval', approval, {}],
  ])('behavior: can’t be paid twice by %s', async (_, item, more) => {
    const left = createPage({ items: [item] })
    void left.ask(() => new Promise(() => {}), more)
    await finishTurn()
    left.env.controller.abort()
    await finishTurn()
    const { env, ask } = createPage({}, left.env)
    expect(await ask()).toEqual({ kind: 'answered', answer: hash })
    expect(env.decisions).toMatchObject([{ kind: 'unansweredPrompt', isPayment: false }])
  })

  it('behavior: also asks about payments that start while the user decides', async () => {
    const { left } = await leave()
    const open = { id: 'third', kind: 'transaction', chainId: 1, status: 'lost', intent: { at: 3 } } as const
    const asked: string[] = []
    const { env, ask } = createPage(
      {
        run: {
          findOpenPayments: async () => ({ payments: asked.length > 0 ? [open] : [] }),
          async requestDecision({ kind }) {
            asked.push(kind)
            env.pass(60_000)
            return kind !== 'pendingPayment'
          },
        },
      },
      left.env,
    )
    await expect(ask()).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(asked).toEqual(['unansweredPrompt', 'pendingPayment'])
  })

  it('behavior: asks about each prompt that was left, also about those that are left meanwhile', async () => {
    const { env, ask } = createPage()
    const { unansweredPrompts } = env.run
    const keep = (of: Partial<UnansweredPrompt>) =>
      unansweredPrompts.keep(lock, { ...otherPrompt, ...of }, new Promise(() => {}))
    keep({ payment: undefined })
    const asked: unknown[] = []
    Object.assign(env.run, {
      async requestDecision(decision: ExecutionDecision) {
        asked.push(decision)
        if (asked.length === 1) keep({ payment: 'third 3' })
        return true
      },
    })
    expect(await ask()).toEqual({ kind: 'answered', answer: hash })
    expect(asked).toMatchObject([
      { kind: 'unansweredPrompt', isPayment: false },
      { kind: 'unansweredPrompt', isPayment: true },
    ])
  })

  it('error: doesn’t let this quote be paid twice by paying another one', async () => {
    const { env, ask, asked } = createPage({ run: { isPromptedInJournal: async () => true } })
    env.run.unansweredPrompts.keep(lock, otherPrompt, new Promise(() => {}))
    await expect(ask()).rejects.toMatchObject({ name: 'QuoteUsedError', requestId: '0x1' })
    expect(asked).not.toContain('wallet')
  })

  it.each(['lost', 'prompting'] as const)(
    'behavior: asks about a payment that is %s once the lock is taken, however fast that was',
    async (status) => {
      const open = { id: 'third', kind: 'transaction', chainId: 1, status, intent: { at: 3 } } as const
      let reads = 0
      const { env, ask } = createPage({
        answer: false,
        run: { findOpenPayments: async () => ({ payments: reads++ > 0 ? [open] : [] }) },
      })
      await expect(ask()).rejects.toMatchObject({ name: 'UserRejectedError' })
      expect(env.decisions).toMatchObject([{ kind: 'pendingPayment' }])
    },
  )

  it.each([
    ['an answer', (answer: PromiseWithResolvers<unknown>) => answer.resolve(hash)],
    ['a rejection', (answer: PromiseWithResolvers<unknown>) => answer.reject({ code: 4001 })],
  ])('behavior: releases its lock after %s', async (_, end) => {
    const { left, answer } = await leave()
    expect(await left.env.run.locks.acquire(lock)).toBeUndefined()
    end(answer)
    await finishTurn()
    expect(left.env.run.unansweredPrompts.find(lock)).toBeUndefined()
    expect(await left.env.run.locks.acquire(lock)).toBeDefined()
  })

  it('behavior: takes its lock again if the prompt is rejected while the user decides', async () => {
    const { left, answer } = await leave()
    const requestDecision = async () => {
      answer.reject({ code: 4001 })
      await finishTurn()
      return true
    }
    const { ask } = createPage({ run: { requestDecision } }, left.env)
    expect(await ask()).toEqual({ kind: 'answered', answer: hash })
    expect(await left.env.run.locks.acquire(lock)).toBeDefined()
  })

  it('behavior: counts as paid if the wallet answers late, but not if it rejects late', async () => {
    const rejected = await leave()
    rejected.answer.reject({ code: 4001 })
    await finishTurn()
    expect(await createPage({}, rejected.left.env).ask()).toMatchObject({ kind: 'answered' })
    const answered = await leave()
    answered.answer.resolve(hash)
    await finishTurn()
    await expect(createPage({}, answered.left.env).ask()).rejects.toMatchObject({
      name: 'QuoteUsedError',
    })
  })
})

describe('the last check before the prompt', () => {
  /** A clock on which anything without an answer by the next turn times out. */
  const impatient = ({ run }: TestRun) => ({
    ...run.clock,
    sleep: (ms: number, signal?: AbortSignal) =>
      ms === limitMs || ms === lockLimitMs
        ? new Promise<void>((resolve) => setImmediate(resolve))
        : run.clock.sleep(ms, signal),
  })

  it('error: prevents the prompt if it fails', async () => {
    const { env, ask, asked } = createPage()
    const check = () => Promise.reject(new Error('It would revert.'))
    await expect(ask(undefined, { check })).rejects.toThrow('It would revert.')
    expect([asked, env.events]).toEqual([[], []])
  })

  it('behavior: doesn’t prevent the prompt if it never ends', async () => {
    const { env, ask } = createPage()
    Object.assign(env.run, { clock: impatient(env) })
    expect(await ask(undefined, { check: () => new Promise(() => {}) })).toMatchObject({ kind: 'answered' })
  })

  it.each(['getAccount', 'getChainId'] as const)(
    'error: fails with a WalletError if %s never answers',
    async (name) => {
      const { env, ask, asked } = createPage({ wallet: { [name]: () => new Promise(() => {}) } })
      Object.assign(env.run, { clock: impatient(env) })
      await expect(ask()).rejects.toMatchObject({
        name: 'WalletError',
        message: expect.stringContaining('The wallet did not answer.'),
      })
      expect(asked).toEqual([])
    },
  )

  it.each([true, false])(
    'error: reports locks that never answer, and lets the user decide: %s',
    async (isAccepted) => {
      const locks = { acquire: () => new Promise<never>(() => {}) }
      const { env, ask, asked } = createPage({ run: { locks } })
      Object.assign(env.run, {
        clock: impatient(env),
        requestDecision: async (decision: ExecutionDecision) => (env.decisions.push(decision), isAccepted),
      })
      const asking = ask()
      if (isAccepted) expect(await asking).toMatchObject({ kind: 'answered' })
      else await expect(asking).rejects.toMatchObject({ name: 'UserRejectedError' })
      expect(env.decisions).toMatchObject([{ kind: 'locksUnavailable', error: { name: 'LocksError' } }])
      expect(asked.includes('wallet')).toBe(isAccepted)
    },
  )

  it('error: treats a store that never answers like one that refuses', async () => {
    const { env, ask } = createPage({ run: { save: () => new Promise(() => {}) } })
    Object.assign(env.run, { clock: impatient(env) })
    expect(await ask()).toMatchObject({ kind: 'answered' })
    expect(env.decisions).toMatchObject([{ kind: 'storageUnavailable', error: { name: 'JournalError' } }])
  })
})
