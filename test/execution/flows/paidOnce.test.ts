import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  createExecution,
  type Execution,
  type ExecutionState,
  type ChainReader,
  createMemoryJournal,
  createMemoryLocks,
} from '@causeway/react/execution'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import { pageRuleFinding } from '../../support/quotes/pageRuleFinding.ts'

/** An environment whose origin chain mines nothing, so that the provider sees no deposit, with the calls of its wallet. */
function createUnminedEnvironment() {
  const env = createTestExecution()
  env.sandbox.network(env.chains[0].id).mining = 'manual'
  // A transaction that is never mined would be polled forever.
  onTestFinished(() => env.execution.stop())
  return { env, asked: vi.spyOn(env.wallet, 'sendTransaction') }
}

/** Another execution of the same page, unless its client sends in its own way, as that of another process does. */
function otherExecution(
  env: TestExecution,
  { client = env.client, journal = env.journal, locks = env.locks } = {},
): Execution {
  const { sleepClock: clock, requestWatcher } = env
  return createExecution(client, { clock, journal, locks, requestWatcher })
}

/** The client, journal and locks of the page's second config. */
function createOwnPorts({ sandbox }: TestExecution) {
  return { client: clientOf(sandbox.fetch), journal: createMemoryJournal(), locks: createMemoryLocks() }
}

const isSent = (execution: Execution) => () => execution.getState().status !== 'confirming'

async function end(env: TestExecution, over: Promise<ExecutionState>): Promise<ExecutionState> {
  await advanceUntil(env.clock, over)
  return over
}

describe('a quote whose first payment is sent and not mined', () => {
  const refused = { status: 'failed', error: { name: 'QuoteUsedError' } }

  it('error: another execution of the page prompts for nothing', async () => {
    const { env, asked } = createUnminedEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, isSent(env.execution))
    const other = otherExecution(env, { journal: createMemoryJournal() })
    expect(await end(env, other.start(quote, env.connection))).toMatchObject(refused)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: can’t be paid again with another client, journal and locks', async () => {
    const { env, asked } = createUnminedEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, isSent(env.execution))
    const other = otherExecution(env, createOwnPorts(env))
    const state = await end(env, other.start(structuredClone(quote), env.connection))
    expect(state).toMatchObject(refused)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: can’t be paid again with a client that wraps `fetch` and gives the same IDs', async () => {
    const { env, asked } = createUnminedEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const [first, other] = [1, 2].map(() => {
      const { sleepClock: clock, requestWatcher } = env
      const { client: _, ...ports } = createOwnPorts(env)
      const client = clientOf((...request) => env.sandbox.fetch(...request))
      return createExecution(client, { ...ports, clock, requestWatcher, createId: () => 'swap 1' })
    })
    if (!first || !other) throw new TypeError('There are fewer than two.')
    onTestFinished(() => first.stop())
    void first.start(quote, env.connection)
    await advanceWhile(env.clock, isSent(first))
    expect(await end(env, other.start(quote, env.connection))).toMatchObject(refused)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: prompts only once if two executions start at the same moment', async () => {
    const { env, asked } = createUnminedEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const all = [1, 2].map(() => otherExecution(env, createOwnPorts(env)))
    onTestFinished(() => all.forEach((one) => one.stop()))
    for (const one of all) void one.start(quote, env.connection)
    await advanceWhile(env.clock, () => all.every((one) => one.getState().status !== 'failed'))
    expect(all.map((one) => one.getState()).find(({ status }) => status === 'failed')).toMatchObject(refused)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: can’t be paid by another process with the same journal and a copy of the quote', async () => {
    const { env, asked } = createUnminedEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, isSent(env.execution))
    const other = otherExecution(env, { client: clientOf((...request) => env.sandbox.fetch(...request)) })
    const state = await end(env, other.start(structuredClone(quote), env.connection))
    expect(state).toMatchObject({ ...refused, error: { requestId: quote.steps[0]?.requestId } })
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each(['reset', 'stop'] as const)(
    'error: can’t be paid by the same execution after %s()',
    async (leave) => {
      const { env, asked } = createUnminedEnvironment()
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      void env.execution.start(quote, env.connection)
      await advanceWhile(env.clock, isSent(env.execution))
      env.execution[leave]()
      expect(await end(env, env.execution.start(quote, env.connection))).toMatchObject(refused)
      expect(asked).toHaveBeenCalledOnce()
    },
  )

  it('error: pays once if two executions wait for their approvals side by side', async () => {
    const { env, asked } = createUnminedEnvironment()
    const network = env.sandbox.network(env.chains[0].id)
    const quote = await getQuote(env.client, env.quoteParameters('USDC'))
    const first = env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, isSent(env.execution))
    // Approves as well, since the first approval is not mined.
    const other = otherExecution(env)
    const { reader } = env
    const slowReader: ChainReader = {
      ...reader,
      // If both paused at once, the wallet's open prompt would be reported instead.
      waitForTransaction: (transaction, options) =>
        reader.waitForTransaction(transaction, { ...options, pause: async () => options?.pause?.(3_000) }),
    }
    const second = other.start(quote, { ...env.connection, chainReader: slowReader })
    await advanceWhile(env.clock, isSent(other))
    network.mine()
    network.mine()
    const isOver = () => [env.execution, other].some((one) => one.getState().status === 'failed')
    await advanceWhile(env.clock, () => !isOver())
    network.mine()
    await advanceUntil(env.clock, Promise.all([first, second]))
    const ended = [await first, await second].toSorted((one, next) => one.status.localeCompare(next.status))
    expect(ended).toMatchObject([refused, { status: 'success' }])
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('behavior: can be continued by another execution if only the approval was sent', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('USDC'))
    env.sandbox.wallet.script({ type: 'approve' }, { type: 'reject' })
    const first = await end(env, env.execution.start(quote, env.connection))
    expect(first).toMatchObject({ status: 'rejected', items: [{ status: 'done' }, { status: 'waiting' }] })
    env.execution.reset()
    const second = await end(env, env.execution.start(quote, env.connection))
    expect(second.status).toBe('success')
  })

  it('behavior: can be paid by the page if its prompt was left, and rejected later', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    let decline = (): void => {}
    const asked = vi.spyOn(env.wallet, 'sendTransaction').mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          decline = () => reject(Object.assign(new Error('User rejected.'), { code: 4001 }))
        }),
    )
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, () => asked.mock.calls.length === 0)
    env.execution.stop()
    decline()
    const other = otherExecution(env, { journal: createMemoryJournal() })
    expect(await end(env, other.start(quote, env.connection))).toMatchObject({ status: 'success' })
  })
})

describe('a prompt whose answer was lost', () => {
  it('default: asks about it again after each accepted finding', async () => {
    const { env, asked } = createUnminedEnvironment()
    const decisions: string[] = []
    env.execution.subscribe(() => {
      const { decision } = env.execution.getState()
      if (decision) decisions.push(decision.kind)
      if (decision?.kind === 'findings') queueMicrotask(() => env.execution.proceed())
      if (decision?.kind === 'notSeen') queueMicrotask(() => env.execution.decline())
    })
    // Sent past the public network: no node sees it before it is mined.
    const chainReader = { ...env.reader, getTransactionCount: async () => 0 }
    const connection = { ...env.connection, chainReader, audit: { rules: [() => [pageRuleFinding]] } }
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    env.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    for (const asking of [1, 2]) {
      const state = await end(env, env.execution.start(quote, connection))
      expect(state).toMatchObject({ status: 'rejected', items: [{ status: 'lost' }] })
      expect(decisions).toEqual(Array.from({ length: asking }, () => ['findings', 'notSeen']).flat())
      expect(asked).toHaveBeenCalledOnce()
    }
  })
})

describe('a quote of which only a text was signed', () => {
  it('behavior: counts no approval as a payment, so that another execution may continue', async () => {
    const env = createTestExecution({ policy: { requiresClaim: true } })
    env.sandbox.wallet.script({ type: 'approve' }, { type: 'reject' })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const declined = await end(env, env.execution.start(quote, env.connection))
    expect(declined).toMatchObject({ status: 'rejected', items: [{ status: 'done' }, { status: 'waiting' }] })
    const other = otherExecution(env)
    onTestFinished(() => other.stop())
    expect(await end(env, other.start(quote, env.connection))).toMatchObject({ status: 'success' })
  })
})
