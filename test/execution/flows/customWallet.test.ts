import { describe, expect, it } from 'vitest'
import { getQuote } from '../../../src/actions/getQuote.ts'
import { executeSteps, type ExecutionConfig } from '../../../src/config/executeSteps.ts'
import type { ExecuteStepsOptions } from '../../../src/config/executeStepsParameters.ts'
import type { ExecutionState, ExecutionStatus } from '../../../src/execution/state/executionState.ts'
import type { Wallet } from '../../../src/execution/ports/wallet/wallet.ts'
import {
  advanceUntil,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

function configOf({ client, reader, journal, locks, watcher }: TestExecution): ExecutionConfig {
  return { client, chainReader: reader, journal, locks, requestWatcher: watcher, getAudit: () => ({}) }
}

describe('a wallet of another make', () => {
  it('default: an address and four functions are enough', async () => {
    const env = createTestExecution()
    const [chain] = env.chains
    // As of a signing service of the integrator's own: no provider, no events, one chain.
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
  ])('behavior: a decision that executeSteps needs, when %s', async (_, onDecision, status, prompts) => {
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
  })
})
