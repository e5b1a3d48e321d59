import { describe, expect, it } from 'vitest'
import type {
  ExecutionState,
  Wallet,
  WalletBatches,
  QuoteItem,
  TransactionItem,
} from '@causeway/react/execution'
import { batchAt, sendBatch } from '../../../../src/execution/run/send/sendBatch.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
} from '../../../support/environment/createTestRun.ts'
import {
  other,
  approve,
  deposit,
  approval,
  otherChainItem,
  signature,
  createBatchRun,
} from '../createBatchRun.ts'

describe('batchAt', () => {
  it('default: takes consecutive transactions on one chain, from an index on', async () => {
    const items: QuoteItem[] = [signature, approve, deposit, otherChainItem, deposit]
    const { env } = createBatchRun({}, { items })
    expect(await batchAt(env.run, 0)).toBeUndefined()
    expect(await batchAt(env.run, 1)).toEqual([approve, deposit])
    expect(await batchAt(env.run, 2)).toBeUndefined()
    expect(await batchAt(env.run, 3)).toBeUndefined()
    expect(await batchAt(env.run, 5)).toBeUndefined()
    const cut = createBatchRun({}, { items: [approve, deposit, signature, deposit] })
    expect(await batchAt(cut.env.run, 0)).toEqual([approve, deposit])
  })

  it.each([
    ['supported', false, true],
    ['ready', false, false],
    ['ready', true, true],
    ['unsupported', true, false],
  ] as const)(
    'parameters: %s, with leave to upgrade: %s',
    async (atomicity, allowAccountUpgrade, isBatch) => {
      const asked: number[] = []
      const getAtomicity = async (chainId: number) => {
        asked.push(chainId)
        return atomicity
      }
      const { env } = createBatchRun({ getAtomicity }, { run: { allowAccountUpgrade } })
      expect((await batchAt(env.run, 0)) !== undefined).toBe(isBatch)
      expect(asked).toEqual([1])
    },
  )

  it('behavior: batches nothing with a wallet that doesn’t report support within two seconds', async () => {
    const failing = createBatchRun({ getAtomicity: () => Promise.reject(new Error('no')) })
    expect(await batchAt(failing.env.run, 0)).toBeUndefined()
    const silent = createBatchRun({ getAtomicity: () => new Promise(() => {}) })
    expect(await batchAt(silent.env.run, 0)).toBeUndefined()
    expect(silent.env.sleeps).toEqual([2_000])
  })

  it('behavior: doesn’t ask a wallet again that has refused a batch or supports none', async () => {
    const { env } = createBatchRun()
    env.run.hasBatches = false
    expect(await batchAt(env.run, 0)).toBeUndefined()
    expect(env.sleeps).toEqual([])
    expect(await batchAt(createTestRun({ items: [approve, deposit] }).run, 0)).toBeUndefined()
  })
})

describe('sendBatch', () => {
  const items: readonly TransactionItem[] = [approve, deposit]

  it('default: prompts once for all, in the order of the quote, and waits', async () => {
    const { env, sent } = createBatchRun()
    expect(await sendBatch(env.run, items, 0)).toBe(true)
    const call = { to: contract, data: '0xabcdef01', value: 5n }
    const id = env.events.flatMap((event) => (event.type === 'prompted' ? [event.intent.callsId] : []))
    expect(sent).toEqual([{ id: id[0], from: account, chainId: 1, calls: [call, call] }])
    expect(id).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    expect(
      env.events.map((event) => ('index' in event ? `${event.type} ${event.index}` : event.type)),
    ).toEqual(['prompted', 'submitted 0', 'submitted 1', 'confirmed 0', 'confirmed 1'])
    // The wallet took our id.
    expect(env.store.getState().items.map(({ intent }) => intent?.callsId)).toEqual([id[0], id[0]])
    // The item that names its status path, wherever it is.
    expect(env.watched).toEqual([deposit])
    expect(env.store.getState().status).toBe('filling')
  })

  it.each([
    ['its own id', { id: '0x5afe' }, '0x5afe'],
    ['no id that can be one', { id: 5 }, undefined],
  ])(
    'behavior: keeps a batch that was left meanwhile, when the wallet answers with %s',
    async (_, answer, own) => {
      const kept: unknown[] = []
      const asked: string[] = []
      const { env } = createBatchRun(
        {
          sendCalls: async ({ id }) => {
            asked.push(id)
            env.controller.abort()
            return answer as never
          },
        },
        { run: { sent: (...sent) => void kept.push(sent) } },
      )
      await sendBatch(env.run, items, 0)
      expect(kept).toEqual([[[0, 1], { transactionHash: undefined, callsId: own ?? asked[0] }]])
    },
  )

  it('behavior: stores the wallet’s own ID, since the wallet knows the batch by no other', async () => {
    const asked: string[] = []
    const { env } = createBatchRun({
      sendCalls: async () => '0x5afe',
      getCallsStatus: async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      },
    })
    expect(await sendBatch(env.run, items, 0)).toBe(true)
    expect(asked).toEqual(['0x5afe'])
    expect(env.store.getState().items.map(({ intent }) => intent?.callsId)).toEqual(['0x5afe', '0x5afe'])
    expect(env.store.getState().items.map(({ intent }) => intent?.from)).toEqual([account, account])
  })

  it.each([
    ['the object of the standard', { id: '0x5afe' }, '0x5afe'],
    ['an object with something else', { id: 7 }, undefined],
    ['nothing', null, undefined],
    ['a number', 9, undefined],
  ])(
    'behavior: asks a wallet that answers with %s by the ID in it, or else by ours',
    async (_, answer, id) => {
      const asked: string[] = []
      const { env } = createBatchRun({
        sendCalls: async () => answer as never,
        getCallsStatus: async (callsId) => {
          asked.push(callsId)
          return { status: 200, transactionHashes: [hash] }
        },
      })
      expect(await sendBatch(env.run, items, 0)).toBe(true)
      const [event] = env.events
      expect(asked).toEqual([id ?? (event?.type === 'prompted' ? event.intent.callsId : '')])
    },
  )

  it('behavior: asks nothing before the batch’s chain would show it', async () => {
    const waitedOn = async (blockTimeMs: (chainId: number) => number) => {
      const { env } = createBatchRun(
        {
          sendCalls: () => Promise.reject({ code: -32603 }),
          getCallsStatus: () => Promise.reject({ code: 5730 }),
        },
        { answer: false, chainReader: { blockTimeMs }, onSleep: ({ say }) => say('waiting') },
      )
      await expect(sendBatch(env.run, items, 0)).rejects.toMatchObject({ name: 'ResponseLostError' })
      return env.sleeps.reduce((sum, ms) => sum + ms, 0)
    }
    expect(await waitedOn((chainId) => (chainId === 1 ? 500 : 12_000))).toBeLessThan(20_000)
    expect(await waitedOn((chainId) => (chainId === 1 ? 12_000 : 500))).toBeGreaterThanOrEqual(360_000)
  })

  describe('another account’s transaction under the hash that the wallet names', () => {
    const getTransaction = async () => ({ from: contract, to: contract, data: '0x', value: 1n }) as const

    it('behavior: ends nothing, and lets the provider decide', async () => {
      const states: ExecutionState[] = []
      const { env } = createBatchRun(
        {},
        {
          chainReader: { getTransaction },
          onSleep({ say, store }) {
            states.push(store.getState())
            say('success')
          },
        },
      )
      expect(await sendBatch(env.run, items, 0)).toBe(true)
      expect(states).toMatchObject([
        {
          status: 'confirming',
          items: [{ status: 'confirming' }, { status: 'confirming', transactionHash: hash }],
        },
      ])
    })

    const total = (sleeps: readonly number[]) => sleeps.reduce((sum, ms) => sum + ms, 0)

    it.each([
      ['has sent nothing else', 7],
      ['has sent it, or something else', 8],
    ])(
      'behavior: asks the user after half an hour without a report of the provider; the account %s',
      async (_, number) => {
        const { env } = createBatchRun(
          {},
          {
            answer: false,
            chainReader: {
              getTransaction,
              // Seven before the prompt.
              getTransactionCount: async () => (env.store.getState().items[0]?.intent ? number : 7),
            },
            onSleep: ({ say }) => say('waiting'),
          },
        )
        await expect(sendBatch(env.run, items, 0)).rejects.toMatchObject({ name: 'ResponseLostError' })
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
        expect(env.store.getState().items).toMatchObject([{ status: 'lost' }, { status: 'lost' }])
        expect(total(env.sleeps)).toBeGreaterThanOrEqual(30 * 60_000)
        expect(total(env.sleeps)).toBeLessThan(31 * 60_000)
      },
    )

    it('behavior: accepts it when it reaches the chain late', async () => {
      const calls = items.map(
        ({ data: { to, data, value } }) => ({ from: account, to, data, value }) as const,
      )
      const { env } = createBatchRun(
        { getCallsStatus: async () => ({ status: 200, transactionHashes: [hash, other] }) },
        {
          chainReader: {
            getTransaction: async ({ transactionHash }) =>
              total(env.sleeps) < 30 * 60_000
                ? await getTransaction()
                : calls[transactionHash === hash ? 0 : 1],
          },
          onSleep: ({ say }) => say('waiting'),
        },
      )
      expect(await sendBatch(env.run, items, 0)).toBe(true)
      expect(env.store.getState()).toMatchObject({
        status: 'filling',
        items: [{ transactionHash: hash }, { transactionHash: other }],
      })
      expect(env.decisions).toEqual([])
    })

    it.each([
      ['before what is still to be sent', { items: [approve, deposit, otherChainItem] }],
      ['for a quote that names no request', { isUnnamed: true }],
    ])('behavior: is trusted %s', async (_, parameters) => {
      const { env } = createBatchRun({}, { chainReader: { getTransaction }, ...parameters })
      expect(await sendBatch(env.run, items, 0)).toBe(true)
      expect(env.store.getState().items.slice(0, 2)).toMatchObject([{ status: 'done' }, { status: 'done' }])
    })

    it('behavior: is no longer looked for once the provider has reported', async () => {
      const { env } = createBatchRun({}, { chainReader: { getTransaction: () => new Promise(() => {}) } })
      const sending = sendBatch(env.run, items, 0)
      await new Promise(setImmediate)
      env.say('success')
      expect(await sending).toBe(true)
    })
  })

  it('behavior: sends nothing without batches or items', async () => {
    const { env } = createBatchRun()
    expect(await sendBatch(env.run, [], 0)).toBe(false)
    expect(await sendBatch(createTestRun().run, items, 0)).toBe(false)
  })

  it('behavior: waits by our ID for a batch that the wallet already has', async () => {
    const asked: string[] = []
    const { env } = createBatchRun({
      sendCalls: () => Promise.reject({ code: 5720 }),
      getCallsStatus: async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      },
    })
    expect(await sendBatch(env.run, items, 0)).toBe(true)
    const [event] = env.events
    expect(asked).toEqual([event?.type === 'prompted' ? event.intent.callsId : ''])
  })

  it('behavior: reports a wallet that refuses a batch, and asks it for no further batches', async () => {
    const { env } = createBatchRun({ sendCalls: () => Promise.reject({ code: 5740 }) })
    expect(await sendBatch(env.run, items, 0)).toBe(false)
    expect(env.run.hasBatches).toBe(false)
    expect(env.events.at(-1)).toMatchObject({ type: 'batchRefused', error: { code: 5740 } })
  })

  it('error: reports a rejection by the user', async () => {
    const { env } = createBatchRun({ sendCalls: () => Promise.reject({ code: 4001 }) })
    await expect(sendBatch(env.run, items, 0)).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(env.run.hasBatches).toBe(true)
  })

  it('behavior: ends if the execution ends while the wallet is prompted', async () => {
    const { env, batches } = createBatchRun({ sendCalls: () => new Promise(() => {}) })
    const sending = sendBatch(env.run, items, 0)
    await new Promise(setImmediate)
    env.say('success')
    expect(await sending).toBe(true)
    expect(batches).toBeDefined()
    expect(env.events.map(({ type }) => type)).toEqual(['prompted', 'statusSeen'])
  })

  const lost = () => Promise.reject({ code: -32603 })

  it('behavior: waits for a batch whose answer was lost if the wallet knows it', async () => {
    const { env } = createBatchRun({ sendCalls: lost })
    expect(await sendBatch(env.run, items, 0)).toBe(true)
    expect(env.events.map(({ type }) => type)).toEqual([
      'prompted',
      'responseLost',
      'submitted',
      'submitted',
      'confirmed',
      'confirmed',
    ])
  })

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'behavior: asks the user about a batch that the wallet never got: sent again: %s',
    async (answer, prompts) => {
      let isKnown = false
      let sends = 0
      const { env } = createBatchRun(
        {
          sendCalls: async ({ id }) => {
            sends += 1
            if (sends === 1) throw { code: -32603 }
            isKnown = true
            return id
          },
          getCallsStatus: async () => {
            if (!isKnown) throw { code: 5730 }
            return { status: 200, transactionHashes: [hash] }
          },
        },
        { answer, onSleep: ({ say }) => say('waiting') },
      )
      const sending = sendBatch(env.run, items, 0)
      if (answer) expect(await sending).toBe(true)
      else await expect(sending).rejects.toMatchObject({ name: 'ResponseLostError' })
      expect(sends).toBe(prompts)
      const ids = env.events.flatMap((event) => (event.type === 'prompted' ? [event.intent.callsId] : []))
      // One id: the wallet must know it again.
      expect(new Set(ids).size).toBe(1)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
    },
  )

  it('behavior: doesn’t touch the wallet anymore once the user declines', async () => {
    let looks = 0
    const { env } = createBatchRun({
      sendCalls: () => Promise.reject({ code: -32603 }),
      getCallsStatus: () => Promise.reject({ code: 5730 }),
    })
    const getAccount: Wallet['getAccount'] = async () => (looks++, account)
    const requestDecision = async () => {
      env.store.dispatch({
        type: 'decisionNeeded',
        decision: { kind: 'notSeen', error: new Error() as never, isRepeatable: true },
      })
      return false
    }
    const run = { ...env.run, wallet: { ...env.run.wallet, getAccount }, requestDecision }
    const items = [approval, approval]
    await expect(sendBatch(run, items, 0)).rejects.toMatchObject({ name: 'ResponseLostError' })
    expect(looks).toBe(2)
  })

  it('behavior: stops waiting for a lost answer once the provider reports the batch', async () => {
    const asked: string[] = []
    const { env } = createBatchRun(
      {
        sendCalls: lost,
        getCallsStatus: async (id) => {
          asked.push(id)
          throw new Error('no')
        },
      },
      { chainReader: { getTransactionCount: async () => 8 }, onSleep: ({ say }) => say('success') },
    )
    expect(await sendBatch(env.run, items, 0)).toBe(true)
    expect(asked).toHaveLength(1)
    expect(env.store.getState().status).toBe('success')
  })
})

describe('the step that is followed in a batch', () => {
  const unchecked = transactionItem({ check: undefined, stepId: 'last' })

  it.each([
    ['the first that says how', [deposit, approve, unchecked], deposit],
    ['else the last', [approve, approve, unchecked], unchecked],
  ])('behavior: %s', async (_, items, expected) => {
    const { env } = createBatchRun({}, { items })
    expect(await sendBatch(env.run, items, 0)).toBe(true)
    expect(env.watched).toEqual([expected])
  })

  it.each([
    ['one of them says how', [approve, deposit], 12],
    ['none of them says how', [approve, approve], 12],
    ['one of them is no approval', [approval, deposit], 12],
    ['all of them are approvals', [approval, approval], 5],
  ])(
    'behavior: waits after a lost answer for as long as the provider may report, where %s',
    async (_, items, pauses) => {
      const { env } = createBatchRun(
        {
          sendCalls: () => Promise.reject({ code: -32603 }),
          getCallsStatus: () => Promise.reject({ code: 5730 }),
        },
        { items, answer: false, onSleep: ({ sleeps, say }) => sleeps.length === 12 && say('waiting') },
      )
      await expect(sendBatch(env.run, items, 0)).rejects.toMatchObject({ name: 'ResponseLostError' })
      expect(env.sleeps).toHaveLength(pauses)
    },
  )

  it('behavior: asks about a lost answer by our ID', async () => {
    const asked: string[] = []
    const { env } = createBatchRun({
      sendCalls: () => Promise.reject({ code: -32603 }),
      getCallsStatus: async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      },
    })
    await sendBatch(env.run, [approve, deposit], 0)
    const ids = env.events.flatMap((event) => (event.type === 'prompted' ? [event.intent.callsId] : []))
    expect(asked).toEqual([ids[0], ids[0]])
  })
})

describe('the time limit for the wallet’s capabilities', () => {
  /** A clock on which no time passes. */
  function createStill(getAtomicity: WalletBatches['getAtomicity']) {
    const signals: AbortSignal[] = []
    const sleep = (_: number, signal?: AbortSignal) =>
      new Promise<void>((__, reject) => {
        if (signal) signals.push(signal)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    const { env } = createBatchRun({ getAtomicity }, { run: { clock: { now: () => 0, sleep } } })
    return { env, signals }
  }

  it('behavior: ends its pause with the answer', async () => {
    const { env, signals } = createStill(async () => 'supported')
    expect(await batchAt(env.run, 0)).toHaveLength(2)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('behavior: ends with the run', async () => {
    const { env } = createStill(() => new Promise(() => {}))
    const asking = batchAt(env.run, 0)
    env.controller.abort()
    expect(await asking).toBeUndefined()
  })
})
