import { describe, expect, it } from 'vitest'
import type { PromptIntent, Wallet, WalletBatches, QuoteItem } from '@causeway/react/execution'
import { resumeItems } from '../../../src/execution/run/resumeItems.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
  type CreateTestRunParameters,
  type TestRun,
} from '../../support/environment/createTestRun.ts'

const approval = { token: contract, spender: contract, amount: 5n } as const
const deposit = transactionItem()

const hour = 60 * 60_000

const waitedOf = (sleeps: readonly number[]) => sleeps.reduce((sum, ms) => sum + ms, 0)

/** A record that another page left, with an item in each of these states. */
function createLeft(
  states: readonly ('waiting' | 'lost' | 'confirming' | 'done' | 'confirmingWithoutHash')[],
  { intent = {}, ...parameters }: CreateTestRunParameters & { intent?: Partial<PromptIntent> } = {},
): TestRun {
  const env = createTestRun({ items: states.map(() => deposit), ...parameters })
  const { store } = env
  for (const [index, state] of states.entries()) {
    if (state === 'waiting' || state === 'lost') continue
    store.dispatch({ type: 'prompted', indexes: [index], intent: { from: account, at: 0 } })
    const transactionHash = state === 'confirmingWithoutHash' ? undefined : hash
    store.dispatch({ type: 'submitted', index, transactionHash })
    if (state === 'done') store.dispatch({ type: 'confirmed', index })
  }
  const lost = states.flatMap((state, index) => (state === 'lost' ? [index] : []))
  if (lost.length > 0) {
    const at = env.run.clock.now()
    store.dispatch({ type: 'prompted', indexes: lost, intent: { from: account, at, nonce: 7, ...intent } })
    store.dispatch({ type: 'responseLost', indexes: lost, error: new Error() as never })
  }
  env.events.length = 0
  return env
}

/** Like a record that was written before anything was known of the prompt. */
const withoutIntents =
  ({ store }: TestRun) =>
  () => {
    const state = store.getState()
    return { ...state, items: state.items.map((item) => ({ ...item, intent: undefined })) }
  }

const resume = ({ run }: TestRun, wallet?: Partial<Wallet>) =>
  resumeItems(run, () => wallet && { ...run.wallet, ...wallet })
const interrupted = { name: 'InterruptedError' }
/** Nothing shows it, which doesn't mean that it was not sent. */
const unresolved = { name: 'ResponseLostError' }

describe('resumeItems', () => {
  it('default: waits for what was sent', async () => {
    const env = createLeft(['done', 'confirming', 'confirming'])
    await resume(env)
    expect(env.events).toEqual([
      { type: 'confirmed', index: 1, transactionHash: hash },
      { type: 'confirmed', index: 2, transactionHash: hash },
    ])
    expect(env.store.getState().status).toBe('filling')
  })

  it('behavior: follows a transaction without a stored prompt by its hash alone', async () => {
    const env = createLeft(['confirming'])
    await resumeItems({ ...env.run, getState: withoutIntents(env) }, () => undefined)
    expect(env.events).toEqual([{ type: 'confirmed', index: 0, transactionHash: hash }])
  })

  it.each([
    ['another account has sent', { from: contract }, 'lost'],
    ['its own account has sent', { from: account }, 'done'],
  ])('error: compares what %s with the account that was asked', async (_, sender, status) => {
    const asked: unknown[] = []
    const env = createLeft(['confirming'], {
      chainReader: {
        getTransaction: async (parameters) => {
          asked.push(parameters)
          return { to: contract, data: '0x01', value: 1n, ...sender } as never
        },
      },
    })
    const end = await resume(env).catch((error: Error) => error)
    expect(asked).toContainEqual({ chainId: 1, transactionHash: hash })
    expect(env.store.getState().items).toMatchObject([{ status }])
    if (status === 'lost') expect(end).toMatchObject(unresolved)
    else expect(end).toBeUndefined()
  })

  it('behavior: doesn’t interrupt a swap that had failed before', async () => {
    const env = createLeft(['confirming', 'waiting'])
    const getState = () => ({ ...env.store.getState(), storedStatus: 'failed' as const })
    await resumeItems({ ...env.run, getState }, () => undefined)
    expect(env.store.getState().items.map(({ status }) => status)).toEqual(['done', 'waiting'])
  })

  it('behavior: leaves to the provider what was sent without a hash', async () => {
    const asked: unknown[] = []
    const env = createLeft(['confirmingWithoutHash'], {
      onSleep: ({ say, sleeps }) => sleeps.length === 5 && say('success'),
      chainReader: {
        waitForTransaction: async (parameters) => {
          asked.push(parameters)
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await resume(env)
    expect(asked).toEqual([])
    expect(env.store.getState().status).toBe('success')
  })

  it('error: reports the items that are left as interrupted', async () => {
    const env = createLeft(['confirming', 'waiting'])
    await expect(resume(env)).rejects.toMatchObject(interrupted)
    expect(env.events.map(({ type }) => type)).toEqual(['confirmed'])
  })

  it('behavior: reports nothing as missing once the provider is done', async () => {
    const env = createLeft(['confirming', 'waiting'], {
      chainReader: {
        waitForTransaction: async () => {
          env.say('success')
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await resume(env)
    expect(env.store.getState().status).toBe('success')
  })

  it.each([
    ['before the chain', 0],
    ['after it', 1],
    ['hours later', 100],
  ])(
    'behavior: keeps a prompt uncertain whose stored hash belongs to another account; the provider reports %s',
    async (_, spokenAt) => {
      const env = createLeft(['confirming'], {
        chainReader: {
          getTransaction: async () => ({ from: contract, to: contract, data: '0x', value: 5n }),
        },
        onSleep: ({ sleeps, say }) => sleeps.length === spokenAt && say('waiting'),
      })
      const { dispatch, getState } = env.store
      const state = { ...getState(), status: 'unconfirmed', isRestored: true } as const
      dispatch({ type: 'reset' })
      dispatch({ type: 'restored', state })
      if (spokenAt === 0) env.say('waiting')
      await expect(resume(env)).rejects.toMatchObject(unresolved)
      expect(getState()).toMatchObject({ status: 'unknown', items: [{ status: 'lost' }] })
    },
  )

  describe('a prompt that was open', () => {
    it('default: asks the user when nothing was seen', async () => {
      const env = createLeft(['lost'], { onSleep: ({ say }) => say('waiting') })
      await expect(resume(env)).rejects.toMatchObject(unresolved)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(env.store.getState()).toMatchObject({ status: 'unknown', items: [{ status: 'lost' }] })
    })

    it('behavior: asks nothing while another page’s prompt for that account is open', async () => {
      let release: (() => void) | undefined
      const env = createLeft(['lost'], {
        onSleep: ({ say, sleeps }) => {
          say('waiting')
          if (sleeps.length === 30) release?.()
        },
      })
      release = await env.run.locks.acquire(`causeway:prompt:${account.toLowerCase()}`)
      await expect(resume(env)).rejects.toMatchObject(unresolved)
      expect(env.sleeps.length).toBeGreaterThanOrEqual(30)
      expect(env.decisions).toHaveLength(1)
    })

    it('behavior: waits as long as the chain of the prompt needs', async () => {
      const waitedOn = async (blockTimeMs: (chainId: number) => number) => {
        const env = createLeft(['lost'], {
          chainReader: { blockTimeMs },
          onSleep: ({ say }) => say('waiting'),
        })
        await expect(resume(env)).rejects.toMatchObject(unresolved)
        return waitedOf(env.sleeps)
      }
      expect(await waitedOn((chainId) => (chainId === 1 ? 500 : 12_000))).toBeLessThan(20_000)
      expect(await waitedOn((chainId) => (chainId === 1 ? 12_000 : 500))).toBeGreaterThanOrEqual(360_000)
    })

    it('behavior: neither searches for nor asks about what only a store knows', async () => {
      const asked: unknown[] = []
      const env = createLeft(['lost'], {
        chainReader: { getTransactionCount: async (parameters) => (asked.push(parameters), 7) },
      })
      const getState = () => ({ ...env.store.getState(), status: 'unconfirmed' as const, isRestored: true })
      await resumeItems({ ...env.run, getState }, () => undefined)
      expect([asked, env.decisions, env.events]).toEqual([[], [], []])
    })

    it('behavior: is found by the provider', async () => {
      const env = createLeft(['lost'], {
        chainReader: { getTransactionCount: async () => 8 },
        onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('success'),
      })
      await resume(env)
      expect(env.sleeps).toEqual([3_000, 3_000, 3_000])
    })

    it('behavior: finds an approval by the allowance of the account', async () => {
      const asked: unknown[] = []
      const env = createLeft(['lost', 'waiting'], {
        intent: { approval },
        chainReader: {
          getAllowance: async (parameters) => {
            asked.push(parameters)
            return 5n
          },
        },
      })
      await expect(resume(env)).rejects.toMatchObject(interrupted)
      expect(asked).toEqual([{ chainId: 1, token: contract, owner: account, spender: contract }])
      expect(env.events.at(-1)).toEqual({ type: 'confirmed', index: 0 })
    })

    it('behavior: doesn’t wait for the provider if it doesn’t follow the request', async () => {
      const env = createLeft(['lost'])
      const getState = () => ({ ...env.store.getState(), requestId: undefined })
      await expect(resumeItems({ ...env.run, getState }, () => undefined)).rejects.toMatchObject(unresolved)
      expect(env.sleeps).toHaveLength(5)
    })

    it('behavior: waits for the provider, where it can report', async () => {
      const env = createLeft(['lost'], {
        onSleep: ({ say, sleeps }) => sleeps.length === 9 && say('waiting'),
      })
      await expect(resume(env)).rejects.toMatchObject(unresolved)
      expect(env.sleeps).toHaveLength(9)
    })

    it('behavior: leaves a prompt of which nothing was stored to the provider', async () => {
      const env = createLeft(['lost'], {
        onSleep: ({ say, sleeps }) => say(sleeps.length > 9 ? 'success' : 'waiting'),
      })
      await resumeItems({ ...env.run, getState: withoutIntents(env) }, () => undefined)
      expect(env.sleeps).toHaveLength(10)
      expect(env.store.getState().status).toBe('success')
    })

    const signature = {
      ...deposit,
      kind: 'signature',
      data: { sign: { signatureKind: 'eip712' } },
    } as unknown as QuoteItem

    it('behavior: never calls a signature without a deadline unused', async () => {
      const env = createLeft(['lost'], {
        items: [signature],
        onSleep: ({ say, sleeps }) => say(sleeps.length > 900 ? 'success' : 'waiting'),
      })
      await resume(env)
      expect(env.decisions).toEqual([])
    })

    const permit = {
      standard: 'EIP-3009',
      contract,
      owner: account,
      nonce: `0x${'7'.repeat(64)}`,
    } as const

    it('behavior: reports a permit that expired unused, and asks nothing', async () => {
      const env = createLeft(['lost'], {
        items: [signature],
        intent: { expiresAt: 2_000_000, permit },
        chainReader: { isPermitUsed: async () => false, getChainTime: async () => 3_000_000 },
        onSleep: ({ say }) => say('waiting'),
      })
      await resume(env)
      expect(env.store.getState()).toMatchObject({
        status: 'failed',
        error: { name: 'PermitUnusedError', reason: 'expired' },
      })
      expect(env.decisions).toEqual([])
    })

    it('behavior: reports a permit that its owner canceled, and asks nothing', async () => {
      const env = createLeft(['lost'], {
        items: [signature],
        intent: { expiresAt: 2_000_000, permit },
        chainReader: {
          isPermitUsed: async () => true,
          getChainTime: async () => 1_000_000,
          getBlock: async () => ({ number: 10n, timeMs: 1_000_000 }),
          getLogs: async ({ topics: [names] }) => [{ topics: [names?.[1] as `0x${string}`], data: '0x' }],
        },
        onSleep: ({ say }) => say('waiting'),
      })
      await resume(env)
      expect(env.store.getState()).toMatchObject({
        status: 'failed',
        error: { name: 'PermitUnusedError', reason: 'cancelled' },
      })
      expect(env.decisions).toEqual([])
    })

    it('behavior: marks a permit as done that its token reports as used', async () => {
      const env = createLeft(['lost'], {
        items: [signature],
        intent: { expiresAt: 2_000_000, permit },
        chainReader: {
          isPermitUsed: async () => true,
          getChainTime: async () => 1_000_000,
          getBlock: async () => ({ number: 10n, timeMs: 1_000_000 }),
          getLogs: async ({ topics: [names] }) => [{ topics: [names?.[0] as `0x${string}`], data: '0x' }],
        },
      })
      await resume(env)
      expect(env.events.at(-1)).toEqual({ type: 'confirmed', index: 0 })
      expect(env.decisions).toEqual([])
    })

    it('behavior: asks after half an hour about a permit whose nonce was used by something unknown', async () => {
      const env = createLeft(['lost'], {
        items: [signature],
        answer: false,
        intent: { expiresAt: 2_000_000, permit },
        chainReader: { isPermitUsed: async () => true, getChainTime: async () => 1_000_000 },
        onSleep: ({ say }) => say('waiting'),
      })
      await expect(resume(env)).rejects.toMatchObject(unresolved)
      expect(env.store.getState().items).toMatchObject([{ status: 'lost' }])
      expect(waitedOf(env.sleeps)).toBeGreaterThanOrEqual(30 * 60_000)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
    })

    it.each([
      ['pays nothing: the rest was not sent', 'eip191', interrupted],
      ['may pay: it stays lost', 'eip712', unresolved],
    ])('behavior: decides, past its deadline, about a signature that %s', async (_, signatureKind, error) => {
      const item = {
        ...deposit,
        kind: 'signature',
        data: { sign: { signatureKind, message: 'I claim' } },
      } as unknown as QuoteItem
      const env = createLeft(['lost'], {
        items: [item],
        intent: { expiresAt: 1_000_000 + 15 * 60_000 },
        onSleep: ({ say }) => say('waiting'),
      })
      await expect(resume(env)).rejects.toMatchObject(error)
      const waited = env.sleeps.reduce((sum, ms) => sum + ms, 0)
      expect(waited).toBeGreaterThan(17 * 60_000)
      expect(waited).toBeLessThanOrEqual(17 * 60_000 + 3_000)
    })
  })

  describe('a batch', () => {
    const batchesOf = (getCallsStatus: WalletBatches['getCallsStatus']): WalletBatches => ({
      getAtomicity: async () => 'supported',
      sendCalls: async () => '0x9',
      getCallsStatus,
    })

    /** A wallet that names this transaction for every batch, and the ids it is asked for. */
    function namingBatches() {
      const asked: string[] = []
      const batches = batchesOf(async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      })
      return { asked, batches }
    }

    /** A batch that another page stored as sent, and that only the store knows. */
    function createLeftBatch(parameters: CreateTestRunParameters, transactionHash?: typeof hash): TestRun {
      const env = createTestRun({ items: [deposit, deposit], ...parameters })
      const { store } = env
      const intent: PromptIntent = { from: account, at: 0, nonce: 7, callsId: '0x9' }
      store.dispatch({ type: 'prompted', indexes: [0, 1], intent })
      for (const index of [0, 1]) store.dispatch({ type: 'submitted', index, transactionHash })
      const state = {
        ...store.getState(),
        status: 'unconfirmed' as const,
        isRestored: true,
        quote: undefined,
      }
      store.dispatch({ type: 'reset' })
      store.dispatch({ type: 'restored', state })
      return env
    }

    it('default: asks the wallet by our ID, and lets the provider decide', async () => {
      const { asked, batches } = namingBatches()
      const env = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        onSleep: ({ say }) => say('submitted'),
      })
      await resume(env, { batches })
      expect(asked).toEqual(['0x9', '0x9'])
      expect(env.store.getState()).toMatchObject({
        status: 'filling',
        items: [{ transactionHash: hash }, { transactionHash: hash }],
      })
    })

    it('behavior: asks a wallet that connects later', async () => {
      const { asked, batches } = namingBatches()
      const env = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        onSleep: ({ say }) => asked.length > 0 && say('submitted'),
      })
      const getWallet = () => (env.sleeps.length > 0 ? { ...env.run.wallet, batches } : undefined)
      await resumeItems(env.run, getWallet)
      expect(asked).toEqual(['0x9', '0x9'])
      expect(env.store.getState().status).toBe('filling')
    })

    it.each([
      ['first known after the reload', undefined],
      ['stored before it', hash],
    ])(
      'behavior: asks after half an hour about a batch whose transactions need not include the deposit, %s',
      async (_, transactionHash) => {
        const { batches } = namingBatches()
        const env = createLeftBatch(
          {
            answer: false,
            // The account's transaction may have been only the approval.
            chainReader: { getTransactionCount: async () => 8 },
            onSleep: ({ say }) => say('waiting'),
          },
          transactionHash,
        )
        await expect(resume(env, { batches })).rejects.toMatchObject(unresolved)
        expect(env.events.map(({ type }) => type)).not.toContain('confirmed')
        expect(env.store.getState().items.map(({ status }) => status)).toEqual(['lost', 'lost'])
        expect(waitedOf(env.sleeps)).toBeGreaterThanOrEqual(30 * 60_000)
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      },
    )

    it.each([
      ['mined as such before a reorganization', { change: 'reorganized' }, '0x1'],
      ['without a request ID', {}, undefined],
    ])('behavior: waits on its chain for a batch %s', async (_, change, requestId) => {
      const { asked, batches } = namingBatches()
      const env = createLeftBatch({ onSleep: ({ say }) => say('submitted') }, hash)
      const getState = () => {
        const state = env.store.getState()
        return {
          ...state,
          requestId,
          items: state.items.map((item) => ({ ...item, ...change }) as typeof item),
        }
      }
      await resumeItems({ ...env.run, getState }, () => ({ ...env.run.wallet, batches }))
      expect(asked).toEqual([])
      expect(env.events.filter(({ type }) => type === 'confirmed')).toEqual([
        { type: 'confirmed', index: 0, transactionHash: hash },
        { type: 'confirmed', index: 1, transactionHash: hash },
      ])
    })

    it('behavior: asks about a batch without a known transaction that no provider follows, whatever the wallet and the account show', async () => {
      const batches = batchesOf(async () => ({ status: 400, transactionHashes: [] }))
      const env = createTestRun({ items: [deposit, deposit], isUnnamed: true })
      const { dispatch } = env.store
      const intent: PromptIntent = { from: account, at: 0, nonce: 7, callsId: '0x9' }
      dispatch({ type: 'prompted', indexes: [0, 1], intent })
      for (const index of [0, 1]) dispatch({ type: 'submitted', index, transactionHash: undefined })
      await expect(resume(env, { batches })).rejects.toMatchObject({ name: 'ResponseLostError' })
      expect(env.store.getState().items).toMatchObject([{ status: 'lost' }, { status: 'lost' }])
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(waitedOf(env.sleeps)).toBe(15_000)
    })

    it.each<[string, WalletBatches['getCallsStatus']]>([
      ['gave up', async () => ({ status: 400, transactionHashes: [] })],
      ['has forgotten', () => Promise.reject({ code: 5730 })],
    ])(
      'behavior: checks ever more rarely for a stored batch that no provider follows and that the wallet %s',
      async (_, getCallsStatus) => {
        const asked: number[] = []
        const env = createLeftBatch({
          isUnnamed: true,
          onSleep: ({ sleeps, controller }) => waitedOf(sleeps) > 24 * hour && controller.abort(),
        })
        const batches = batchesOf((id) => {
          asked.push(waitedOf(env.sleeps))
          return getCallsStatus(id)
        })
        await resume(env, { batches }).catch(() => {})
        // Storage proves nothing, so nothing ends by it.
        expect(env.store.getState()).toMatchObject({
          status: 'unconfirmed',
          items: [{ status: 'confirming' }, { status: 'confirming' }],
        })
        expect(env.decisions).toEqual([])
        const inLastHours = asked.filter((at) => at > 20 * hour)
        expect(inLastHours.length).toBeGreaterThan(0)
        expect(inLastHours.length).toBeLessThanOrEqual(25)
      },
    )

    it('behavior: ends a batch that the provider follows only with its report', async () => {
      const batches = batchesOf(async () => ({ status: 400, transactionHashes: [] }))
      const env = createLeftBatch({ onSleep: ({ sleeps, say }) => sleeps.length === 40 && say('success') })
      await resume(env, { batches })
      expect([env.store.getState().status, env.sleeps.length]).toEqual(['success', 40])
    })

    it('behavior: asks a wallet that connects long after the page was opened', async () => {
      const { asked, batches } = namingBatches()
      const env = createLeftBatch({ onSleep: ({ say }) => asked.length > 0 && say('submitted') })
      const wallets = [undefined, env.run.wallet, { ...env.run.wallet, batches }]
      await resumeItems(env.run, () => wallets[Math.min(env.sleeps.length, 2)])
      expect(env.sleeps.slice(0, 2)).toEqual([4_000, 4_000])
      expect(asked[0]).toBe('0x9')
      expect(env.store.getState().status).toBe('filling')
    })

    it('behavior: tells it from a transaction beside it', async () => {
      const { asked, batches } = namingBatches()
      const env = createTestRun({
        items: [deposit, deposit],
        chainReader: {
          waitForTransaction: async ({ transactionHash }) => ({ status: 'success', transactionHash }),
        },
        onSleep: ({ say }) => say('submitted'),
      })
      const other = `0x${'2'.repeat(64)}` as const
      const intent: PromptIntent = { from: account, at: 0, nonce: 7 }
      for (const [index, callsId] of ['0x9', undefined].entries()) {
        env.store.dispatch({ type: 'prompted', indexes: [index], intent: { ...intent, callsId } })
        env.store.dispatch({ type: 'submitted', index, transactionHash: callsId ? undefined : other })
      }
      await resume(env, { batches })
      expect(asked[0]).toBe('0x9')
      expect(env.store.getState().items).toMatchObject([
        { transactionHash: hash },
        { transactionHash: other },
      ])
    })

    it('behavior: keeps a batch lost that the wallet calls done, but of which nothing was seen', async () => {
      const { batches } = namingBatches()
      const env = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        chainReader: { getTransactionCount: async () => 8 },
        onSleep: ({ say }) => say('waiting'),
      })
      await expect(resume(env, { batches })).rejects.toMatchObject(unresolved)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(env.store.getState()).toMatchObject({
        status: 'unknown',
        items: [{ status: 'lost' }, { status: 'lost' }],
      })
    })

    it.each([
      ['before the wallet', 0],
      ['after it', 1],
      ['hours later', 100],
    ])(
      'behavior: asks after half an hour about a batch that the wallet gave up, though the account has sent something; the provider reports %s',
      async (_, spokenAt) => {
        const batches = batchesOf(async () => ({ status: 400, transactionHashes: [] }))
        const env = createLeftBatch({
          answer: false,
          chainReader: { getTransactionCount: async () => 8 },
          onSleep: ({ sleeps, say }) => sleeps.length === spokenAt && say('waiting'),
        })
        if (spokenAt === 0) env.say('waiting')
        await expect(resume(env, { batches })).rejects.toMatchObject(unresolved)
        expect(waitedOf(env.sleeps)).toBeGreaterThanOrEqual(30 * 60_000)
        expect(env.sleeps.length).toBeLessThanOrEqual(Math.max(70, spokenAt))
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
        expect(env.store.getState().items.map(({ status }) => status)).toEqual(['lost', 'lost'])
      },
    )

    it('behavior: stays lost if the user wants it again, since nothing is prompted here', async () => {
      const { batches } = namingBatches()
      const env = createLeftBatch({
        chainReader: { getTransactionCount: async () => 8 },
        onSleep: ({ say }) => say('waiting'),
      })
      await expect(resume(env, { batches })).rejects.toMatchObject(unresolved)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(env.store.getState()).toMatchObject({
        status: 'unknown',
        items: [{ status: 'lost' }, { status: 'lost' }],
      })
    })

    it('behavior: asks nothing about what only a store reports before the provider has reported', async () => {
      const { batches } = namingBatches()
      const env = createLeftBatch({
        chainReader: { getTransactionCount: async () => 8 },
        onSleep: ({ sleeps, say }) => waitedOf(sleeps) > 2 * 60 * 60_000 && say('success'),
      })
      await resume(env, { batches })
      expect(env.decisions).toEqual([])
      expect(env.store.getState().status).toBe('success')
    })

    it('behavior: doesn’t look up as a batch what was none', async () => {
      const asked: string[] = []
      const batches = batchesOf(async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      })
      const absent = createLeft(['lost'], { onSleep: ({ say }) => say('waiting') })
      await expect(resume(absent, { batches })).rejects.toMatchObject(unresolved)
      const found = createLeft(['lost', 'confirming'], {
        intent: { approval },
        chainReader: { getAllowance: async () => 5n },
      })
      await resume(found, { batches })
      expect(found.store.getState().status).toBe('filling')
      expect(asked).toEqual([])
    })

    it('behavior: counts a batch that the wallet doesn’t know as not sent', async () => {
      const env = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        onSleep: ({ say }) => say('waiting'),
      })
      const batches = batchesOf(() => Promise.reject({ code: 5730 }))
      await expect(resume(env, { batches })).rejects.toMatchObject(unresolved)
      expect(env.decisions).toHaveLength(1)
      expect(waitedOf(env.sleeps)).toBeLessThan(60_000)
    })

    it('behavior: waits half an hour for a batch that the wallet may know by another ID if the account has sent something', async () => {
      const env = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        chainReader: { getTransactionCount: async () => 8 },
        onSleep: ({ sleeps, say }) => say(waitedOf(sleeps) > 29 * 60_000 ? 'success' : 'waiting'),
      })
      const batches = batchesOf(() => Promise.reject({ code: 5730 }))
      await resume(env, { batches })
      expect(env.decisions).toEqual([])
      expect(env.store.getState().status).toBe('success')
    })

    it('behavior: compares the nonce of the account where no wallet is connected', async () => {
      const env = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        onSleep: ({ say }) => say('waiting'),
      })
      await expect(resume(env)).rejects.toMatchObject(unresolved)
    })

    it('behavior: doesn’t look up a batch anymore once the provider is done', async () => {
      const asked: string[] = []
      const env = createLeft(['lost', 'lost'], { intent: { callsId: '0x9' } })
      const batches = batchesOf(async (id) => {
        asked.push(id)
        env.say('success')
        return { status: 100, transactionHashes: [] }
      })
      await resume(env, { batches })
      expect(asked).toEqual(['0x9'])
    })
  })
})
