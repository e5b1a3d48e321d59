import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { ResponseLostError, digestQuote, type WalletBatches } from '@causeway/react/execution'
import { quoteItemsOf } from '../../../src/decode/quoteItems.ts'

import { isRunOver } from '../../../src/execution/run/run.ts'
import { runItems } from '../../../src/execution/run/runItems.ts'
import { limitMs } from '../../../src/utils/time/withLimit.ts'
import { executionStatuses } from '../../../src/execution/state/executionState.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  type CreateTestRunParameters,
  type TestRun,
} from '../../support/environment/createTestRun.ts'
import type { QuoteKind } from '../../support/quotes/quoteKinds.ts'

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

/** A run of a quote with a wallet of its own user; the provider reports the given statuses after each pause. */
function createItems(kind: QuoteKind, { wallet, run, ...parameters }: CreateTestRunParameters = {}) {
  const quote = quotes[kind]
  const { user, originChainId } = quote.parameters
  const sent: string[] = []
  const env = createTestRun({
    items: quoteItemsOf(quote.steps),
    wallet: {
      getAccount: async () => user as `0x${string}`,
      getChainId: async () => originChainId,
      sendTransaction: async ({ data }) => {
        sent.push(data.slice(0, 10))
        return hash
      },
      ...wallet,
    },
    run: { quote, digest: digestQuote(quote), ...run },
    ...parameters,
  })
  const selectors = quoteItemsOf(quote.steps).map(({ kind: itemKind, data }) =>
    itemKind === 'transaction' ? data.data.slice(0, 10) : itemKind,
  )
  return { env, sent, selectors }
}

const namesOf = ({ events }: TestRun) => events.map(({ type }) => type)
const [approveSelector] = ['0x095ea7b3']

describe('runItems', () => {
  it('default: prompts one by one, each once the one before is mined', async () => {
    const { env, sent, selectors } = createItems('tokenBridge')
    await runItems(env.run)
    expect(selectors[0]).toBe(approveSelector)
    expect(sent).toEqual(selectors)
    expect(namesOf(env)).toEqual(['prompted', 'submitted', 'confirmed', 'prompted', 'submitted', 'confirmed'])
    expect(env.store.getState().status).toBe('filling')
  })

  it('error: doesn’t prompt for a quote that must not be signed', async () => {
    const { env, sent } = createItems('tokenBridge', { run: { digest: hash } })
    await expect(runItems(env.run)).rejects.toMatchObject({ name: 'QuoteChangedError' })
    expect(sent).toEqual([])
  })

  it('behavior: doesn’t prompt for an approval that the token already has', async () => {
    const asked: unknown[] = []
    const { env, sent, selectors } = createItems('tokenBridge', {
      chainReader: {
        getAllowance: async (parameters) => {
          asked.push(parameters)
          return 10n ** 30n
        },
      },
    })
    await runItems(env.run)
    const { user, originChainId, originCurrency } = quotes.tokenBridge.parameters
    expect(asked).toMatchObject([{ chainId: originChainId, owner: user, token: originCurrency }])
    expect(sent).toEqual(selectors.slice(1))
    expect(env.events[0]).toEqual({ type: 'confirmed', index: 0 })
  })

  it('behavior: doesn’t prompt again for what is done', async () => {
    const { env, sent, selectors } = createItems('tokenBridge')
    env.store.dispatch({ type: 'confirmed', index: 0 })
    await runItems(env.run)
    expect(sent).toEqual(selectors.slice(1))
  })

  it('error: prompts no more once another transaction than the requested one was mined', async () => {
    const { env, sent } = createItems('nativeBridge', {
      chainReader: {
        getTransaction: async () => ({ from: contract, to: contract, data: '0x', value: 1n }),
      },
    })
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    env.store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    await expect(runItems(env.run)).rejects.toMatchObject({ name: 'ResponseLostError' })
    expect(sent).toEqual([])
    expect(env.store.getState()).toMatchObject({ status: 'unknown', items: [{ status: 'lost' }] })
  })

  it.each([
    ['the user sends it again', true],
    ['the user declines, and nothing more is prompted', false],
  ])('behavior: asks the user about a prompt whose answer was lost: %s', async (_, answer) => {
    const { env, sent, selectors } = createItems('tokenBridge', {
      answer,
      onSleep: ({ say }) => say('waiting'),
    })
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0, nonce: 7 } })
    env.store.dispatch({ type: 'responseLost', indexes: [0], error: new ResponseLostError() })
    const running = runItems(env.run)
    if (answer) await running
    else await expect(running).rejects.toMatchObject({ name: 'ResponseLostError' })
    expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
    expect(sent).toEqual(answer ? selectors : [])
  })

  it('error: prompts for an approval even if the allowance is never read', async () => {
    const { env, sent, selectors } = createItems('tokenBridge', {
      chainReader: { getAllowance: () => new Promise(() => {}) },
    })
    const clock = {
      ...env.run.clock,
      // Anything without an answer by the next turn times out.
      sleep: (ms: number, signal?: AbortSignal) =>
        ms === limitMs
          ? new Promise<void>((resolve) => setImmediate(resolve))
          : env.run.clock.sleep(ms, signal),
    }
    await runItems({ ...env.run, clock })
    expect(sent).toEqual(selectors)
  })

  it('behavior: prompts no more once it is over', async () => {
    const { env, sent, selectors } = createItems('tokenBridge', {
      chainReader: {
        waitForTransaction: async () => {
          env.say('success')
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await runItems(env.run)
    expect(sent).toEqual(selectors.slice(0, 1))
    expect(env.store.getState().status).toBe('success')
  })

  it('error: ends at the first prompt that the user declines', async () => {
    const { env, sent } = createItems('tokenBridge', {
      wallet: { sendTransaction: () => Promise.reject({ code: 4001 }) },
    })
    await expect(runItems(env.run)).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(sent).toEqual([])
    expect(namesOf(env)).toEqual(['prompted'])
  })

  it('behavior: signs a signature item, and doesn’t send it', async () => {
    const signed: unknown[] = []
    const { env, sent, selectors } = createItems('claim', {
      wallet: {
        signMessage: async (message) => {
          signed.push(message)
          throw Object.assign(new Error('no'), { code: 4001 })
        },
      },
    })
    await expect(runItems(env.run)).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(signed).toHaveLength(1)
    expect(sent).toEqual(selectors.slice(0, selectors.indexOf('signature')))
  })

  describe('with a wallet that sends batches', () => {
    const batchesOf = (change: Partial<WalletBatches> = {}): WalletBatches => ({
      getAtomicity: async () => 'supported',
      sendCalls: async () => '0x9',
      getCallsStatus: async () => ({ status: 200, transactionHashes: [hash] }),
      ...change,
    })

    it('default: sends all in one batch', async () => {
      const batches = batchesOf()
      const { env, sent } = createItems('tokenBridge', { wallet: { batches } })
      await runItems(env.run)
      expect(sent).toEqual([])
      expect(env.store.getState().items.map(({ status }) => status)).toEqual(['done', 'done'])
    })

    it('behavior: asks about a batch whose answer was lost by its ID, and doesn’t send it again', async () => {
      const asked: string[] = []
      const batches = batchesOf({
        sendCalls: () => Promise.reject(new Error('It was asked again.')),
        getCallsStatus: async (id) => {
          asked.push(id)
          return { status: 200, transactionHashes: [hash] }
        },
      })
      const { env, sent } = createItems('tokenBridge', {
        wallet: { batches },
        onSleep: ({ say }) => say('submitted'),
      })
      const intent = { from: account, at: 0, nonce: 7, callsId: '0x9' } as const
      env.store.dispatch({ type: 'prompted', indexes: [0, 1], intent })
      env.store.dispatch({ type: 'responseLost', indexes: [0, 1], error: new ResponseLostError() })
      await runItems(env.run)
      expect(new Set(asked)).toEqual(new Set(['0x9']))
      expect([sent, env.store.getState().status]).toEqual([[], 'filling'])
    })

    it('behavior: prompts one by one when the wallet refuses the batch', async () => {
      const batches = batchesOf({ sendCalls: () => Promise.reject({ code: 5760 }) })
      const { env, sent, selectors } = createItems('tokenBridge', { wallet: { batches } })
      await runItems(env.run)
      expect(sent).toEqual(selectors)
    })
  })
})

describe('isRunOver', () => {
  it('default: is over in each state in which no prompt may follow', () => {
    const { run } = createTestRun()
    const over = executionStatuses.filter((status) =>
      isRunOver({ ...run, getState: () => ({ ...run.getState(), status }) }),
    )
    expect(over.toSorted()).toEqual(
      ['idle', 'filling', 'success', 'refunded', 'failed', 'rejected'].toSorted(),
    )
  })

  it('behavior: is over, whatever its state, once the user has left', () => {
    const { run, controller } = createTestRun()
    expect(isRunOver(run)).toBe(false)
    controller.abort()
    expect(isRunOver(run)).toBe(true)
  })
})
