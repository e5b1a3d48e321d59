import { describe, expect, it } from 'vitest'
import type { PromptIntent } from '../../../src/execution/core/executionState.ts'
import { resumeItems } from '../../../src/execution/run/resumeItems.ts'
import type { Wallet, WalletBatches } from '../../../src/execution/ports/wallet/wallet.ts'
import type { PlanItem } from '../../../src/decode/planItems.ts'
import {
  account,
  contract,
  createRunBench,
  hash,
  transactionItem,
  type CreateRunBenchParameters,
  type RunBench,
} from '../../support/createRunBench.ts'

const approval = { token: contract, spender: contract, amount: 5n } as const
const deposit = transactionItem()

/** What another page left: items in a state each. */
function createLeft(
  states: readonly ('waiting' | 'lost' | 'confirming' | 'done' | 'confirmingWithoutHash')[],
  { intent = {}, ...parameters }: CreateRunBenchParameters & { intent?: Partial<PromptIntent> } = {},
): RunBench {
  const bench = createRunBench({ items: states.map(() => deposit), ...parameters })
  const { store } = bench
  for (const [index, state] of states.entries()) {
    if (state === 'waiting' || state === 'lost') continue
    store.dispatch({ type: 'prompted', indexes: [index], intent: { from: account, at: 0 } })
    const transactionHash = state === 'confirmingWithoutHash' ? undefined : hash
    store.dispatch({ type: 'submitted', index, transactionHash })
    if (state === 'done') store.dispatch({ type: 'confirmed', index })
  }
  const lost = states.flatMap((state, index) => (state === 'lost' ? [index] : []))
  if (lost.length > 0) {
    const at = bench.run.clock.now()
    store.dispatch({ type: 'prompted', indexes: lost, intent: { from: account, at, nonce: 7, ...intent } })
    store.dispatch({ type: 'answerLost', indexes: lost, error: new Error() as never })
  }
  bench.events.length = 0
  return bench
}

/** As of a record that was written before anything was known of the prompt. */
const withoutIntents =
  ({ store }: RunBench) =>
  () => {
    const state = store.getState()
    return { ...state, items: state.items.map((item) => ({ ...item, intent: undefined })) }
  }

const resume = ({ run }: RunBench, wallet?: Partial<Wallet>) =>
  resumeItems(run, wallet && { ...run.wallet, ...wallet })
const interrupted = { name: 'InterruptedError' }

describe('resumeItems', () => {
  it('default: what was sent is waited for', async () => {
    const bench = createLeft(['done', 'confirming', 'confirming'])
    await resume(bench)
    expect(bench.events).toEqual([
      { type: 'confirmed', index: 1, transactionHash: hash },
      { type: 'confirmed', index: 2, transactionHash: hash },
    ])
    expect(bench.store.getState().status).toBe('filling')
  })

  it('behavior: what was sent without a hash is left to the service', async () => {
    const asked: unknown[] = []
    const bench = createLeft(['confirmingWithoutHash'], {
      chains: {
        waitForTransaction: async (parameters) => {
          asked.push(parameters)
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await resume(bench)
    expect(asked).toEqual([])
  })

  it('error: what was still to come will not come by itself', async () => {
    const bench = createLeft(['confirming', 'waiting'])
    await expect(resume(bench)).rejects.toMatchObject(interrupted)
    expect(bench.events.map(({ type }) => type)).toEqual(['confirmed'])
  })

  it('behavior: nothing is missed once the service is done', async () => {
    const bench = createLeft(['confirming', 'waiting'], {
      chains: {
        waitForTransaction: async () => {
          bench.say('success')
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await resume(bench)
    expect(bench.store.getState().status).toBe('success')
  })

  describe('what was being prompted', () => {
    it('default: nothing was sent, and the user knows', async () => {
      const bench = createLeft(['lost'], { onSleep: ({ say }) => say('waiting') })
      await expect(resume(bench)).rejects.toMatchObject(interrupted)
      expect(bench.decisions.map(({ kind }) => kind)).toEqual(['nothingSent'])
    })

    it('behavior: found by the service', async () => {
      const bench = createLeft(['lost'], {
        chains: { getTransactionCount: async () => 8 },
        onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('success'),
      })
      await resume(bench)
      expect(bench.sleeps).toEqual([3_000, 3_000, 3_000])
    })

    it('behavior: an approval is found by the allowance of the account', async () => {
      const asked: unknown[] = []
      const bench = createLeft(['lost', 'waiting'], {
        intent: { approval },
        chains: {
          getAllowance: async (parameters) => {
            asked.push(parameters)
            return 5n
          },
        },
      })
      await expect(resume(bench)).rejects.toMatchObject(interrupted)
      expect(asked).toEqual([{ chainId: 1, token: contract, owner: account, spender: contract }])
      expect(bench.events.at(-1)).toEqual({ type: 'confirmed', index: 0 })
    })

    it('behavior: what no service follows is not waited for its word', async () => {
      const bench = createLeft(['lost'])
      const getState = () => ({ ...bench.store.getState(), requestId: undefined })
      await expect(resumeItems({ ...bench.run, getState }, undefined)).rejects.toMatchObject(interrupted)
      expect(bench.sleeps).toHaveLength(5)
    })

    it('behavior: the service is waited for, where it has a say', async () => {
      const bench = createLeft(['lost'], {
        onSleep: ({ say, sleeps }) => sleeps.length === 9 && say('waiting'),
      })
      await expect(resume(bench)).rejects.toMatchObject(interrupted)
      expect(bench.sleeps).toHaveLength(9)
    })

    it('behavior: of a prompt of which nothing was stored, the service tells alone', async () => {
      const bench = createLeft(['lost'], {
        onSleep: ({ say, sleeps }) => say(sleeps.length > 9 ? 'success' : 'waiting'),
      })
      await resumeItems({ ...bench.run, getState: withoutIntents(bench) }, undefined)
      expect(bench.sleeps).toHaveLength(10)
      expect(bench.store.getState().status).toBe('success')
    })

    it('behavior: a signature of which nothing was stored is an old one', async () => {
      const item = { ...deposit, kind: 'signature', data: {} } as unknown as PlanItem
      const bench = createLeft(['lost'], { items: [item], onSleep: ({ say }) => say('waiting') })
      bench.pass(60 * 60_000)
      const resumed = resumeItems({ ...bench.run, getState: withoutIntents(bench) }, undefined)
      await expect(resumed).rejects.toMatchObject(interrupted)
      expect(bench.sleeps).toHaveLength(5)
    })

    it('behavior: a signature is believed unused after a quarter of an hour', async () => {
      const item = { ...deposit, kind: 'signature', data: {} } as unknown as PlanItem
      const bench = createLeft(['lost'], { items: [item], onSleep: ({ say }) => say('waiting') })
      await expect(resume(bench)).rejects.toMatchObject(interrupted)
      const waited = bench.sleeps.reduce((sum, ms) => sum + ms, 0)
      expect(waited).toBeGreaterThan(15 * 60_000)
      expect(waited).toBeLessThanOrEqual(15 * 60_000 + 3_000)
    })
  })

  describe('a batch', () => {
    const batchesOf = (getCallsStatus: WalletBatches['getCallsStatus']): WalletBatches => ({
      getAtomicity: async () => 'supported',
      sendCalls: async () => '0x9',
      getCallsStatus,
    })

    it('default: the wallet knows it by our id, and says how it ended', async () => {
      const asked: string[] = []
      const bench = createLeft(['lost', 'lost'], { intent: { callsId: '0x9' } })
      const batches = batchesOf(async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      })
      await resume(bench, { batches })
      expect(asked).toEqual(['0x9', '0x9'])
      expect(bench.store.getState()).toMatchObject({
        status: 'filling',
        items: [{ transactionHash: hash }, { transactionHash: hash }],
      })
    })

    it('behavior: what was no batch is not looked up as one', async () => {
      const asked: string[] = []
      const batches = batchesOf(async (id) => {
        asked.push(id)
        return { status: 200, transactionHashes: [hash] }
      })
      const absent = createLeft(['lost'], { onSleep: ({ say }) => say('waiting') })
      await expect(resume(absent, { batches })).rejects.toMatchObject(interrupted)
      const found = createLeft(['lost', 'confirming'], {
        intent: { approval },
        chains: { getAllowance: async () => 5n },
      })
      await resume(found, { batches })
      expect(found.store.getState().status).toBe('filling')
      expect(asked).toEqual([])
    })

    it('behavior: one that the wallet never got was not sent', async () => {
      const bench = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        chains: { getTransactionCount: async () => 8 },
        onSleep: ({ say }) => say('waiting'),
      })
      const batches = batchesOf(() => Promise.reject({ code: 5730 }))
      await expect(resume(bench, { batches })).rejects.toMatchObject(interrupted)
    })

    it('behavior: without the wallet, the number of the account tells', async () => {
      const bench = createLeft(['lost', 'lost'], {
        intent: { callsId: '0x9' },
        onSleep: ({ say }) => say('waiting'),
      })
      await expect(resume(bench)).rejects.toMatchObject(interrupted)
    })

    it('behavior: one that the service is done with is not looked up any more', async () => {
      const asked: string[] = []
      const bench = createLeft(['lost', 'lost'], { intent: { callsId: '0x9' } })
      const batches = batchesOf(async (id) => {
        asked.push(id)
        bench.say('success')
        return { status: 100, transactionHashes: [] }
      })
      await resume(bench, { batches })
      expect(asked).toEqual(['0x9'])
    })
  })
})
