import { describe, expect, it, vi } from 'vitest'
import { limitMs } from '../../../../src/utils/time/withLimit.ts'
import type { ExecutionState, WalletBatchState } from '@causeway/react/execution'
import type { Clock } from '@causeway/react/actions'
import { confirmBatch } from '../../../../src/execution/run/confirm/confirmBatch.ts'
import type { SentBatch } from '../../../../src/execution/run/confirm/sentBatch.ts'
import { account, hash, type CreateTestRunParameters } from '../../../support/environment/createTestRun.ts'
import { other, approve, deposit, createBatchRun } from '../createBatchRun.ts'

describe('confirmBatch', () => {
  interface Given {
    answers: (WalletBatchState | undefined)[]
    parameters?: CreateTestRunParameters
    status?: 'confirming' | 'unconfirmed'
  }

  async function confirm({ answers, parameters = {}, status = 'confirming' }: Given) {
    const asked: string[] = []
    const { env, batches } = createBatchRun(
      {
        getCallsStatus: async (id) => {
          asked.push(id)
          const answer = answers[Math.min(asked.length, answers.length) - 1]
          if (!answer) throw new Error('no answer')
          return answer
        },
      },
      parameters,
    )
    const { store } = env
    store.dispatch({ type: 'prompted', indexes: [0, 1], intent: { from: account, at: 0, nonce: 7 } })
    if (status === 'unconfirmed') {
      const state = { ...store.getState(), status, isRestored: true }
      const items = state.items.map((item) => ({ ...item, status: 'confirming' as const }))
      store.dispatch({ type: 'reset' })
      store.dispatch({ type: 'stopped' })
      store.dispatch({ type: 'restored', state: { ...state, items } })
    }
    env.events.length = 0
    const batch: SentBatch = {
      id: '0x9',
      indexes: [0, 1],
      chainId: 1,
      from: account,
      isReported: true,
      // The calls of a stored batch are unknown.
      ...(status === 'confirming' && { requested: { from: account, chainId: 1, calls: [] } }),
    }
    const outcome = await confirmBatch(env.run, batches, batch).catch((caught: unknown) => caught)
    return { env, asked, outcome, sleeps: env.sleeps, events: env.events, items: store.getState().items }
  }
  const under = { status: 100, transactionHashes: [] }
  const outcomes = (...statuses: ('success' | 'reverted')[]): CreateTestRunParameters => ({
    chainReader: {
      waitForTransaction: async ({ transactionHash }) => ({
        transactionHash,
        status: statuses[transactionHash === hash ? 0 : 1] ?? 'success',
      }),
    },
  })
  const unknown: CreateTestRunParameters = {
    chainReader: { waitForTransaction: () => new Promise(() => {}) },
    onSleep: ({ say }) => say('waiting'),
  }

  it('default: asks the wallet every two seconds until the batch is done', async () => {
    const answers = [under, undefined, under, { status: 200, transactionHashes: [hash, other] }]
    const { asked, sleeps, events, outcome } = await confirm({ answers })
    expect(outcome).toBe('over')
    expect(asked).toEqual(['0x9', '0x9', '0x9', '0x9'])
    expect(sleeps).toEqual([2_000, 2_000, 2_000])
    expect(events).toEqual([
      { type: 'submitted', index: 0, transactionHash: undefined, callsId: '0x9' },
      { type: 'submitted', index: 1, transactionHash: undefined, callsId: '0x9' },
      { type: 'confirmed', index: 0, transactionHash: hash },
      { type: 'confirmed', index: 1, transactionHash: other },
    ])
  })

  it('behavior: gives all items the same hash if they were executed together', async () => {
    const { items } = await confirm({ answers: [{ status: 200, transactionHashes: [hash] }] })
    expect(items.map(({ transactionHash }) => transactionHash)).toEqual([hash, hash])
  })

  it.each<[string, WalletBatchState, ('success' | 'reverted')[], string]>([
    ['reverted', { status: 500, transactionHashes: [hash] }, ['reverted'], 'TransactionRevertedError'],
    [
      'done in part, and says so',
      { status: 600, transactionHashes: [hash] },
      ['success'],
      'BatchPartlyDoneError',
    ],
    [
      'done in part, says the chain',
      { status: 500, transactionHashes: [hash, other] },
      ['success', 'reverted'],
      'BatchPartlyDoneError',
    ],
    [
      'done, says its code, and reverted, say its receipts',
      { status: 200, transactionHashes: [hash], revertedHashes: [hash] },
      ['reverted'],
      'TransactionRevertedError',
    ],
  ])(
    'error: reports a batch once the chain shows it, and keeps its hash: %s',
    async (_, answer, statuses, name) => {
      const { outcome, items } = await confirm({ answers: [answer], parameters: outcomes(...statuses) })
      expect(outcome).toMatchObject({ name })
      expect(items[0]?.transactionHash).toBe(hash)
    },
  )

  it.each([400, 500, 501])(
    'behavior: lets the provider decide about code %d with transactions that succeeded',
    async (status) => {
      const states: ExecutionState[] = []
      const { env, outcome } = await confirm({
        answers: [{ status, transactionHashes: [hash], revertedHashes: [hash] }],
        parameters: {
          ...outcomes('success'),
          onSleep({ say, store }) {
            states.push(store.getState())
            say('success')
          },
        },
      })
      expect(outcome).toBe('over')
      expect(states.map((state) => state.status)).toEqual(['confirming'])
      expect(states[0]?.items.map((item) => [item.status, item.transactionHash])).toEqual([
        ['confirming', hash],
        ['confirming', hash],
      ])
      expect(env.store.getState().status).toBe('success')
    },
  )

  const halfHourMs = 30 * 60_000
  const total = (sleeps: readonly number[]) => sleeps.reduce((sum, ms) => sum + ms, 0)

  describe.each([400, 401, 404, 409, 429, 499])(
    'code %d, by which it never reached a chain, and the chain shows nothing of it',
    (status) => {
      const answers = [{ status, transactionHashes: [] }]

      it.each([[answers], [[...answers, undefined]]])(
        'behavior: asks the user instead of saying that nothing was sent, since the wallet may still send it',
        async (words) => {
          const { env, outcome, items, sleeps } = await confirm({
            answers: words,
            parameters: { ...unknown, answer: false },
          })
          expect(outcome).toMatchObject({ name: 'ResponseLostError' })
          expect(total(sleeps)).toBeGreaterThanOrEqual(15_000)
          expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
          expect(env.events.map(({ type }) => type)).not.toContain('failed')
          expect(items.map((item) => item.status)).toEqual(['lost', 'lost'])
        },
      )
    },
  )

  describe('code 400, by which it never reached a chain, and the chain shows nothing of it', () => {
    const status = 400

    it('behavior: reads from the prompt of the batch what the account has sent, even behind another item', async () => {
      const { env, batches } = createBatchRun(
        { getCallsStatus: async () => ({ status, transactionHashes: [] }) },
        { ...unknown, answer: false, items: [deposit, approve, deposit] },
      )
      const { store } = env
      store.dispatch({ type: 'confirmed', index: 0 })
      const intent = { from: account, at: 0, nonce: 7 } as const
      store.dispatch({ type: 'prompted', indexes: [1, 2], intent })
      const batch = { id: '0x9', indexes: [1, 2], chainId: 1, from: account, isReported: true } as const
      await expect(confirmBatch(env.run, batches, batch)).rejects.toMatchObject({ name: 'ResponseLostError' })
      expect(total(env.sleeps)).toBe(15_000)
      expect(store.getState().items).toMatchObject([
        { status: 'done' },
        { status: 'lost' },
        { status: 'lost' },
      ])
    })

    it('behavior: asks about a stored batch once the provider reports nothing', async () => {
      const { env } = await confirm({
        answers: [{ status, transactionHashes: [] }],
        parameters: { ...unknown, answer: false },
        status: 'unconfirmed',
      })
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(env.store.getState().items).toMatchObject([{ status: 'lost' }, { status: 'lost' }])
    })
  })

  describe.each([500, 501, 600])(
    'code %d, by which it reached a chain that shows nothing of it',
    (status) => {
      const answers = [{ status, transactionHashes: [] }]

      it.each([
        [answers],
        [[...answers, undefined]],
        // It also says that it never reached one.
        [[{ status: 400, transactionHashes: [] }, ...answers]],
        [[...answers, { status: 400, transactionHashes: [] }]],
      ])('behavior: asks the user instead of saying that nothing was sent', async (words) => {
        const { env, outcome, items } = await confirm({
          answers: words,
          parameters: { ...unknown, answer: false },
        })
        expect(outcome).toMatchObject({ name: 'ResponseLostError' })
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
        expect(items.map((item) => item.status)).toEqual(['lost', 'lost'])
      })
    },
  )

  const word = (status: number) => ({ status, transactionHashes: [] })

  it.each([0, 300, 700])(
    'behavior: doesn’t conclude from an unknown code %d that nothing was sent, before code 400 or after it',
    async (status) => {
      for (const answers of [
        [word(400), word(status)],
        [word(status), word(400)],
      ]) {
        const { env, outcome, items } = await confirm({ answers, parameters: { ...unknown, answer: false } })
        expect(outcome).toMatchObject({ name: 'ResponseLostError' })
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
        expect(items.map((item) => item.status)).toEqual(['lost', 'lost'])
      }
    },
  )

  describe.each([400, 500, 600])('code %d, and the chain shows nothing of it', (status) => {
    const answers = [{ status, transactionHashes: [] }]

    it.each([
      ['goes on to', []],
      ['forgets it', [undefined]],
      ['forgets the transaction', [{ status, transactionHashes: [] }]],
    ])(
      'behavior: doesn’t say that nothing was sent if the wallet names a transaction of it, and %s',
      async (_, rest) => {
        const { env, outcome } = await confirm({
          answers: [{ status, transactionHashes: [hash] }, ...rest],
          parameters: { ...unknown, answer: false },
        })
        expect(outcome).toMatchObject({ name: 'ResponseLostError' })
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
        expect(env.store.getState().items.map((item) => item.status)).toEqual(['lost', 'lost'])
      },
    )

    it.each<[string, (WalletBatchState | undefined)[], () => Promise<number>]>([
      ['the account has sent something since, which may be it', answers, async () => 8],
      ['so it has, and the wallet forgets it', [...answers, undefined], async () => 8],
      ['the number of the account can’t be read', answers, () => Promise.reject(new Error('down'))],
    ])('behavior: asks the user after half an hour: %s', async (_, words, getTransactionCount) => {
      const chainReader = { ...unknown.chainReader, getTransactionCount }
      const { env, outcome, sleeps } = await confirm({
        answers: words,
        parameters: { ...unknown, chainReader, answer: false },
      })
      expect(outcome).toMatchObject({ name: 'ResponseLostError' })
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(total(sleeps)).toBeGreaterThanOrEqual(halfHourMs)
      expect(total(sleeps)).toBeLessThan(2 * halfHourMs)
    })

    it('behavior: is done if it is mined after all', async () => {
      const late = { status: 200, transactionHashes: [hash] }
      const { outcome, env } = await confirm({ answers: [...answers, ...answers, late] })
      expect(outcome).toBe('over')
      // On its way again once it was found.
      expect(env.events.filter(({ type }) => type === 'submitted')).toHaveLength(4)
      expect(env.store.getState()).toMatchObject({ status: 'filling', error: undefined })
    })

    it.each([
      [true, 'again', 'waiting'],
      [false, { name: 'ResponseLostError' }, 'lost'],
    ] as const)(
      'behavior: asks the user as soon as the chain would show it, where the nonce proves nothing; answered %s',
      async (answer, expected, word) => {
        const chainReader = { ...unknown.chainReader, getCode: async () => '0xef0100' as const }
        const { env, outcome, items, sleeps } = await confirm({
          answers,
          parameters: { ...unknown, chainReader, answer },
        })
        expect(total(sleeps)).toBe(15_000)
        if (typeof expected === 'string') expect(outcome).toBe(expected)
        else expect(outcome).toMatchObject(expected)
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
        expect(items.map((item) => item.status)).toEqual([word, word])
      },
    )
  })

  describe.each<[string, (WalletBatchState | undefined)[]]>([
    ['forgets it', [under, undefined]],
    ['has a status of its own for it', [under, { status: 0, transactionHashes: [] }]],
    ['calls it done, and names no transaction', [{ status: 200, transactionHashes: [] }]],
  ])('a wallet that %s', (_, answers) => {
    it.each([true, false])(
      'behavior: calls the quote expired if nothing was seen for half an hour, whatever the user answers: %s',
      async (answer) => {
        const { env, asked, outcome, sleeps, items } = await confirm({
          answers,
          parameters: { ...unknown, answer },
        })
        expect(outcome).toMatchObject({ name: 'ResponseLostError' })
        expect(env.decisions).toMatchObject([{ kind: 'notSeen', isRepeatable: false }])
        expect(items.map((item) => item.status)).toEqual(['lost', 'lost'])
        expect(total(sleeps)).toBeGreaterThanOrEqual(halfHourMs)
        expect(total(sleeps)).toBeLessThan(2 * halfHourMs)
        // Long waits are polled ever more rarely.
        expect(asked.length).toBeLessThan(150)
      },
    )

    it('behavior: is done once the provider reports it', async () => {
      const { env, outcome } = await confirm({
        answers,
        parameters: {
          ...unknown,
          onSleep: ({ sleeps, say }) => say(total(sleeps) > halfHourMs / 2 ? 'success' : 'waiting'),
        },
      })
      expect(outcome).toBe('over')
      expect(env.decisions).toEqual([])
      expect(env.store.getState().status).toBe('success')
    })
  })

  it('behavior: ends the wait when the provider reports it, and leaves no timer', async () => {
    const { env, batches } = createBatchRun({
      getCallsStatus: async () => ({ status: 200, transactionHashes: [] }),
    })
    const waits: AbortSignal[] = []
    const sleep: Clock['sleep'] = (ms, signal) => {
      // The time limit of the wallet's answer is no such wait.
      if (signal && ms !== limitMs) waits.push(signal)
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    }
    env.store.dispatch({ type: 'prompted', indexes: [0, 1], intent: { from: account, at: 0, nonce: 7 } })
    const run = { ...env.run, clock: { ...env.run.clock, sleep } }
    const over = confirmBatch(run, batches, {
      id: '0x9',
      indexes: [0, 1],
      chainId: 1,
      from: account,
      isReported: true,
    })
    await vi.waitFor(() => expect(waits).toHaveLength(1), { timeout: 60_000 })
    env.say('success')
    expect(await over).toBe('over')
    expect(waits.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('behavior: continues with a wallet that answers now and then', async () => {
    const minute = 60_000
    let waited = 0
    let asked = 0
    const { env, batches } = createBatchRun(
      {
        getCallsStatus: async () => {
          asked += 1
          // Once in twenty minutes.
          if (Math.floor(waited / (20 * minute)) === asked) return under
          asked = Math.floor(waited / (20 * minute))
          throw new Error('no answer')
        },
      },
      {
        onSleep: ({ sleeps, say }) => {
          waited = sleeps.reduce((sum, ms) => sum + ms, 0)
          say(waited > 90 * minute ? 'success' : 'waiting')
        },
      },
    )
    env.store.dispatch({ type: 'prompted', indexes: [0, 1], intent: { from: account, at: 0, nonce: 7 } })
    await confirmBatch(env.run, batches, {
      id: '0x9',
      indexes: [0, 1],
      chainId: 1,
      from: account,
      isReported: true,
    })
    expect(env.events.map(({ type }) => type)).not.toContain('responseLost')
  })

  it('behavior: asks about a batch that stays open ever more rarely', async () => {
    const dayMs = 24 * 60 * 60_000
    const { asked } = await confirm({
      answers: [under],
      parameters: {
        onSleep: ({ sleeps, say }) => sleeps.reduce((sum, ms) => sum + ms, 0) > dayMs && say('success'),
      },
    })
    expect(asked.length).toBeLessThan(300)
  })

  it('behavior: reports no failure before the provider has reported', async () => {
    const { env, events } = await confirm({
      answers: [{ status: 400, transactionHashes: [] }],
      parameters: { ...unknown, onSleep: ({ sleeps, say }) => sleeps.length === 40 && say('success') },
    })
    expect(events.map(({ type }) => type)).not.toContain('failed')
    expect(env.store.getState().status).toBe('success')
  })

  it.each<[string, CreateTestRunParameters]>([
    ['before what is still to be sent', { items: [approve, deposit, deposit] }],
    ['of a quote that names no request', { isUnnamed: true }],
  ])('error: doesn’t confirm a batch %s that is known and not mined', async (_, parameters) => {
    let [asked, waits] = [0, 0]
    const { env, batches } = createBatchRun(
      { getCallsStatus: async () => (asked++, { status: 200, transactionHashes: [hash] }) },
      {
        ...parameters,
        chainReader: {
          getTransaction: async () => ({ from: account, to: account, data: '0x', value: 0n }),
          async waitForTransaction({ transactionHash }) {
            waits += 1
            // The third time, it is mined.
            return waits < 3 ? new Promise(() => {}) : { status: 'success', transactionHash }
          },
        },
      },
    )
    env.store.dispatch({ type: 'prompted', indexes: [0, 1], intent: { from: account, at: 0, nonce: 7 } })
    const batch = { id: '0x9', indexes: [0, 1], chainId: 1, from: account, isReported: true } as const
    expect(
      await confirmBatch(env.run, batches, { ...batch, requested: { from: account, chainId: 1, calls: [] } }),
    ).toBe('over')
    expect([asked, waits]).toEqual([3, 3])
    expect(env.events.flatMap((event) => (event.type === 'confirmed' ? [event.index] : []))).toEqual([0, 1])
    expect(total(env.sleeps)).toBeGreaterThanOrEqual(20 * 60_000)
  })

  it('behavior: ends with the provider’s report, not with an unknown status', async () => {
    const { env, batches } = createBatchRun(
      { getCallsStatus: async () => ({ status: 0, transactionHashes: [] }) },
      { onSleep: ({ sleeps, say }) => sleeps.length === 3 && say('success') },
    )
    env.store.dispatch({ type: 'prompted', indexes: [0, 1], intent: { from: account, at: 0 } })
    await confirmBatch(env.run, batches, {
      id: '0x9',
      indexes: [0, 1],
      chainId: 1,
      from: account,
      isReported: true,
    })
    expect(env.sleeps).toHaveLength(3)
  })
})
