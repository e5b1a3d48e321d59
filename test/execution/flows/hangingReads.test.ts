import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import type { ChainReader, Wallet } from '@causeway/react/execution'
import {
  advanceWhile,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

const hang = () => new Promise<never>(() => {})

const lose = () => Promise.reject(new Error('session lost'))

/** Starts a swap, and waits until the state says so. */
async function startUntil(
  env: TestExecution,
  change: { wallet?: Partial<Wallet>; chainReader?: Partial<ChainReader>; symbol?: 'USDC' | 'ETH' },
  isThere: (state: ReturnType<TestExecution['execution']['getState']>) => boolean,
) {
  const { wallet, chainReader, symbol = 'ETH' } = change
  const quote = await getQuote(env.client, env.quoteParameters(symbol))
  onTestFinished(() => env.execution.stop())
  void env.execution.start(quote, {
    ...env.connection,
    wallet: { ...env.wallet, ...wallet },
    chainReader: { ...env.reader, ...chainReader },
  })
  await advanceWhile(env.clock, () => !isThere(env.execution.getState()))
  return env.execution.getState()
}

describe('a call that never answers after the prompt', () => {
  it.each(['getTransactionCount', 'getCode'] as const)('behavior: %s is asked again', async (name) => {
    const env = createTestExecution()
    let [isPrompted, reads] = [false, 0]
    const read = (...asked: unknown[]) => {
      if (isPrompted && reads++ === 0) return hang()
      // One cast: both are called with what was asked of them.
      return (env.reader[name] as (...given: unknown[]) => Promise<never>)(...asked)
    }
    const sendTransaction = () => {
      isPrompted = true
      return lose()
    }
    const isAsked = { wallet: { sendTransaction }, chainReader: { [name]: read } }
    const state = await startUntil(env, isAsked, ({ status }) => status === 'attention')
    expect(state.decision?.kind).toBe('notSeen')
    expect(reads).toBeGreaterThan(1)
  })

  it('behavior: a wallet that never says what became of its batch leaves it to the chain', async () => {
    const env = createTestExecution()
    const batches: Wallet['batches'] = {
      getAtomicity: async () => 'supported',
      sendCalls: lose,
      getCallsStatus: hang,
    }
    const isAsked = { wallet: { batches }, symbol: 'USDC' as const }
    const state = await startUntil(env, isAsked, ({ status }) => status === 'attention')
    expect(state.decision?.kind).toBe('notSeen')
  })

  it('behavior: a wallet that once says nothing of a batch that it took is asked again', async () => {
    const env = createTestExecution()
    let polls = 0
    const batches: Wallet['batches'] = {
      getAtomicity: async () => 'supported',
      sendCalls: async ({ id }) => id,
      getCallsStatus: () =>
        polls++ === 0 ? hang() : Promise.resolve({ status: 400, transactionHashes: [], revertedHashes: [] }),
    }
    await startUntil(env, { wallet: { batches }, symbol: 'USDC' }, () => polls > 1)
    expect(polls).toBeGreaterThan(1)
  })
})
