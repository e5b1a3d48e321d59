import { expect, it, onTestFinished } from 'vitest'
import { createClient, getQuote } from '@causeway/react/actions'
import { createExecution, type Execution } from '@causeway/react/execution'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
} from '../../support/environment/createTestExecution.ts'

const hourMs = 60 * 60_000

/** Accepts what the audit found, declines everything else, and lists what was asked. */
function declining(execution: Execution): string[] {
  const kinds: string[] = []
  execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded') return
    const { kind } = event.decision
    kinds.push(kind)
    queueMicrotask(kind === 'findings' ? execution.proceed : execution.decline)
  })
  return kinds
}

it.each([
  [-30 * 24, true],
  [-49, true],
  [-49, false],
  [1, true],
  [72, false],
])(
  'behavior: asks about an uncertain payment of a clock that was %d hours off and is right now; on the same page %s',
  async (hours, isSamePage) => {
    const env = createTestExecution()
    let errorMs = hours * hourMs
    const clock = { ...env.sleepClock, now: () => env.sleepClock.now() + errorMs }
    const { journal, locks, requestWatcher } = env
    const { fetch, wallet, network } = { ...env.sandbox, network: env.sandbox.network(env.chains[0].id) }
    const client = createClient({
      deployment: { baseUrl: env.client.baseUrl, signedMessages: env.signedMessages },
      fetch,
      clock,
    })
    network.mining = 'manual'
    wallet.script({ type: 'approve', answer: 'lost' })
    // No reader shows what was sent.
    const chainReader = { ...env.reader, getTransactionCount: async () => 0 }
    const ports = { clock, locks, requestWatcher }
    const first = createExecution(client, { ...ports, journal })
    onTestFinished(() => first.stop())
    declining(first)
    const quote = await getQuote(client, env.quoteParameters('ETH'))
    void first.start(quote, { ...env.connection, chainReader }).catch(() => {})
    await advanceWhile(env.clock, () => first.getState().status !== 'rejected')

    errorMs = 0
    const next = createExecution(client, { ...ports, journal: isSamePage ? journal : { ...journal } })
    onTestFinished(() => next.stop())
    const kinds = declining(next)
    const other = await getQuote(client, env.quoteParameters('ETH'))
    await advanceUntil(
      env.clock,
      next.start(other, { ...env.connection, chainReader }).catch(() => {}),
    )
    expect(kinds).toContain('pendingPayment')
    expect(next.getState().status).toBe('rejected')
  },
)
