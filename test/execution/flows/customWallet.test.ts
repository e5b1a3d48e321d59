import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  executeSteps,
  type ExecutionConfig,
  type ExecuteStepsOptions,
  type ExecutionState,
  type ExecutionStatus,
  type Wallet,
  type WalletBatch,
} from '@causeway/react/execution'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

function configOf({ client, reader, journal, locks, requestWatcher }: TestExecution): ExecutionConfig {
  return { client, chainReader: reader, journal, locks, requestWatcher, getAudit: () => ({}) }
}

describe('a wallet of another make', () => {
  it('default: works with an address and four functions', async () => {
    const env = createTestExecution()
    const [chain] = env.chains
    // Like an integrator's own signing service: no EIP-1193 provider, no events, one chain.
    const wallet: Wallet = {
      address: env.wallet.address,
      getAccount: async () => env.wallet.address,
      getChainId: async () => chain.id,
      switchChain: async (chainId) => {
        throw new Error(`Only chain ${chain.id} is served, not ${chainId}.`)
      },
      sendTransaction: (transaction) => env.wallet.sendTransaction(transaction),
    }
    const quote = await getQuote(env.client, env.quoteParameters())
    const over: Promise<ExecutionState> = executeSteps(
      configOf(env),
      { quote, wallet },
      { clock: env.sleepClock },
    )
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('success')
  })

  it.each<[string, (hash: string) => unknown]>([
    ['a list with the hash', (hash) => [hash]],
    ['an object with the hash', (hash) => ({ hash })],
    ['the hash as an object', (hash) => Object(hash)],
    ['nothing', () => undefined],
    ['a number', () => 7],
  ])('behavior: doesn’t read %s as a hash, and keeps the swap readable', async (_, answer) => {
    const env = createTestExecution()
    const [chain] = env.chains
    env.sandbox.network(chain.id).mining = 'manual'
    const wallet = {
      ...env.wallet,
      sendTransaction: async (transaction: Parameters<Wallet['sendTransaction']>[0]) =>
        answer(await env.wallet.sendTransaction(transaction)),
    } as Wallet
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const over = env.execution.start(quote, { ...env.connection, wallet })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
    const sentAt = env.clock.now()
    await advanceWhile(env.clock, () => env.clock.now() < sentAt + 5_000)
    const { records, unreadable } = await readJournal(env.journal, env.client.baseUrl)
    expect(unreadable).toEqual([])
    expect(records).toMatchObject([{ status: 'confirming', items: [{ status: 'confirming' }] }])
    env.sandbox.network(chain.id).mine()
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('success')
  })

  it.each<[string, (id: string) => unknown]>([
    ['an object with the id', (id) => ({ id })],
    ['nothing', () => undefined],
    ['a number', () => 7],
  ])('behavior: keeps the swap readable if the wallet gives %s as the ID of a batch', async (_, answer) => {
    const env = createTestExecution()
    env.sandbox.wallet.batches = { ...env.sandbox.wallet.batches, atomic: 'supported' }
    const { batches } = env.wallet
    if (!batches) throw new TypeError('The wallet does no batches.')
    const asked: unknown[] = []
    const wallet = {
      ...env.wallet,
      batches: {
        ...batches,
        sendCalls: async (batch: WalletBatch) => answer(await batches.sendCalls(batch)),
        async getCallsStatus(id: string) {
          asked.push(typeof id)
          const { unreadable } = await readJournal(env.journal, env.client.baseUrl)
          expect(unreadable).toEqual([])
          return batches.getCallsStatus(id)
        },
      },
    } as Wallet
    const quote = await getQuote(env.client, env.quoteParameters())
    const over = env.execution.start(quote, { ...env.connection, wallet })
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('success')
    expect(new Set(asked)).toEqual(new Set(['string']))
  })

  it.each<[string, ExecuteStepsOptions['onDecision'], ExecutionStatus, number]>([
    ['no answer is given', undefined, 'rejected', 1],
    ['the answer is yes', () => true, 'success', 2],
    ['the answer is no, later', () => Promise.resolve(false), 'rejected', 1],
    [
      'the answer fails',
      () => {
        throw new Error('no idea')
      },
      'rejected',
      1,
    ],
  ])(
    'behavior: handles a decision that executeSteps needs, when %s',
    async (_, onDecision, status, prompts) => {
      const env = createTestExecution()
      let count = 0
      env.sandbox.wallet.approve = async () => {
        count += 1
        return count === 1 ? { type: 'approve', outcome: 'dropped', answer: 'lost' } : true
      }
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const over: Promise<ExecutionState> = executeSteps(
        configOf(env),
        { quote, wallet: env.wallet },
        { clock: env.sleepClock, onDecision },
      )
      await advanceUntil(env.clock, over)
      expect((await over).status).toBe(status)
      expect(count).toBe(prompts)
    },
  )
})
