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
  it.each(['getTransactionCount', 'getCode'] as const)('behavior: calls %s again', async (name) => {
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

  it('behavior: looks at the chain where a wallet never reports the status of its batch', async () => {
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

  it('behavior: asks a wallet again that once doesn’t report on its batch', async () => {
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

  /** Does what `read` does, except that the first call after `begin()` hangs, or all of them. */
  function hangAfter<args extends unknown[], answer>(read: (...given: args) => Promise<answer>, times = 1) {
    let left = 0
    return {
      begin: () => void (left = times),
      read: (...given: args) => (left-- > 0 ? hang() : read(...given)),
    }
  }

  it.each(['getTransactionCount', 'hasTransaction'] as const)(
    'behavior: calls %s again to learn whether a transaction was dropped',
    async (name) => {
      const env = createTestExecution()
      env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
      let isSent = false
      // The account has sent something else instead.
      const reads = {
        ...env.reader,
        hasTransaction: async () => false,
        getTransactionCount: async () => (isSent ? 9 : 7),
      }
      // One cast: both are called with what was asked of them.
      const { begin, read } = hangAfter(reads[name] as (...given: unknown[]) => Promise<never>)
      const sendTransaction = async () => {
        isSent = true
        begin()
        return `0x${'5e'.repeat(32)}` as const
      }
      const chainReader = { ...reads, waitForTransaction: hang, [name]: read }
      const isMissing = ({ items }: { items: readonly { change?: string | undefined }[] }) =>
        items[0]?.change === 'missing'
      await startUntil(env, { wallet: { sendTransaction }, chainReader }, isMissing)
    },
  )

  it('behavior: reads an allowance again after an approval', async () => {
    const env = createTestExecution()
    const { begin, read } = hangAfter(env.reader.getAllowance)
    // This wallet names what it sends in its own way, so only the allowance shows it.
    const sendTransaction: Wallet['sendTransaction'] = async (transaction) => {
      await env.wallet.sendTransaction(transaction)
      begin()
      return `0x${'5e'.repeat(32)}`
    }
    const chainReader = { getAllowance: read, waitForTransaction: hang }
    await startUntil(
      env,
      { wallet: { sendTransaction }, chainReader, symbol: 'USDC' },
      ({ items }) => items[0]?.status === 'done',
    )
  })

  it('behavior: decides about a lost approval by the nonce where the allowance can’t be read', async () => {
    const env = createTestExecution()
    const { begin, read } = hangAfter(env.reader.getAllowance, Infinity)
    const sendTransaction = () => {
      begin()
      return lose()
    }
    const isAsked = {
      wallet: { sendTransaction },
      chainReader: { getAllowance: read },
      symbol: 'USDC' as const,
    }
    const state = await startUntil(env, isAsked, ({ status }) => status === 'attention')
    expect(state.decision?.kind).toBe('notSeen')
  })

  it('behavior: counts a mined approval that can’t be compared', async () => {
    const env = createTestExecution()
    const chainReader = { getTransaction: hang, getAllowance: lose }
    await startUntil(env, { chainReader, symbol: 'USDC' }, ({ status }) => status === 'success')
  })

  it('behavior: searches for a batch that the chain can’t show', async () => {
    const env = createTestExecution()
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    const batches: Wallet['batches'] = {
      getAtomicity: async () => 'supported',
      sendCalls: async ({ id }) => id,
      getCallsStatus: async () => ({ status: 200, transactionHashes: [`0x${'5e'.repeat(32)}`] }),
    }
    const isAsked = { wallet: { batches }, chainReader: { getTransaction: hang }, symbol: 'USDC' as const }
    await startUntil(env, isAsked, ({ status }) => status === 'unknown')
  })
})
