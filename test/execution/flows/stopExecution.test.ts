import { expect, it } from 'vitest'
import { getQuote, type Clock } from '@causeway/react/actions'
import { createExecution, type ExecutionStatus, type Wallet } from '@causeway/react/execution'
import {
  advanceWhile,
  createTestExecution,
  watcherOf,
} from '../../support/environment/createTestExecution.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

const never = () => new Promise<never>(() => {})

/** How each status is reached, and what hangs then. */
const waits: Partial<Record<ExecutionStatus, Partial<Wallet>>> = {
  auditing: { getAccount: never },
  awaitingChain: { getChainId: async () => 5, switchChain: never },
  awaitingWallet: { sendTransaction: never },
  confirming: {},
  unknown: { sendTransaction: () => Promise.reject(new Error('no answer')) },
  filling: {},
}

it.each(Object.entries(waits))(
  'behavior: waits for nothing and requests nothing after a stop while %s',
  async (status, wallet) => {
    const env = createTestExecution({ policy: { fillDelayMs: 600_000 } })
    const running = { sleeps: 0, fetches: 0, reads: 0 }
    const signals: AbortSignal[] = []
    const clock: Clock = {
      now: env.sleepClock.now,
      async sleep(ms, signal) {
        running.sleeps += 1
        try {
          await env.sleepClock.sleep(ms, signal)
        } finally {
          running.sleeps -= 1
        }
      },
    }
    const client = clientOf((...request) => {
      running.fetches += 1
      return env.sandbox.fetch(...request)
    })
    const chainReader = new Proxy(env.reader, {
      get(reader, name: keyof typeof env.reader) {
        if (name === 'waitForTransaction' && status === 'confirming')
          return (_: unknown, { signal }: { signal: AbortSignal }) => {
            signals.push(signal)
            return never()
          }
        running.reads += 1
        return reader[name]
      },
    })
    const requestWatcher = watcherOf({ client, sleepClock: clock, locks: env.locks })
    const execution = createExecution(client, { ...env, clock, requestWatcher })
    const quote = await getQuote(client, env.quoteParameters('ETH'))
    // Otherwise the provider would see the deposit before the chain is asked.
    if (status === 'confirming') env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status' })
    void execution.start(quote, { wallet: { ...env.wallet, ...wallet }, chainReader })
    await advanceWhile(env.clock, () => execution.getState().status !== status)
    // Into its waits.
    const later = env.clock.now() + 3_000
    await advanceWhile(env.clock, () => env.clock.now() < later)
    expect(execution.getState().status).toBe(status)
    // The wallet alone ends a switch of its chain.
    if (status !== 'awaitingChain') expect(running.sleeps).toBeGreaterThan(0)
    execution.stop()
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect(running.sleeps).toBe(0)
    expect(signals.map(({ aborted }) => aborted)).toEqual(status === 'confirming' ? [true] : [])
    const before = { ...running }
    const until = env.clock.now() + 120_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(running).toEqual(before)
  },
)
