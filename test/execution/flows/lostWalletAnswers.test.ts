import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  type ChainReader,
  type ExecutionDecision,
  createExecution,
  createExecutions,
  createMemoryLocks,
  createWebStorageJournal,
} from '@causeway/react/execution'
import { quoteItemsOf } from '../../../src/decode/quoteItems.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { otherPerson } from '../../support/quotes/quoteKinds.ts'

/** Counts prompts that would send, and answers decisions with the given answer. */
function watch(env: TestExecution, answer: boolean | undefined = undefined) {
  const decisions: ExecutionDecision['kind'][] = []
  const repeatable: boolean[] = []
  let prompts = 0
  env.execution.subscribeEvents(({ event }) => {
    if (event.type === 'prompted') prompts += 1
    if (event.type !== 'decisionNeeded') return
    decisions.push(event.decision.kind)
    if (event.decision.kind === 'notSeen') repeatable.push(event.decision.isRepeatable)
    if (answer === undefined) return
    queueMicrotask(() => (answer ? env.execution.proceed() : env.execution.decline()))
  })
  return { decisions, prompts: () => prompts, repeatable: () => repeatable }
}

const quoteOf = (env: TestExecution, symbol: 'ETH' | 'USDC' | 'USDT' = 'ETH') =>
  getQuote(env.client, env.quoteParameters(symbol, { recipient: otherPerson }))

/** An execution that ends with its test: some of these wait for ever. */
function createEnvironment() {
  const env = createTestExecution()
  onTestFinished(() => env.execution.stop())
  return env
}

/** All that an error and its causes say. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { details } = error as { details?: string }
  return [`${error.message} ${details}`, ...textsOf(error.cause)]
}

describe('a lost answer of the wallet', () => {
  it('default: finds through the provider what was sent after all, and doesn’t prompt again', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env)
    env.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    const state = await runToEnd(env, await quoteOf(env))
    expect(env.seen).toEqual(['auditing', 'awaitingWallet', 'unknown', 'filling', 'success'])
    expect(state).toMatchObject({ status: 'success', error: undefined })
    expect(prompts()).toBe(1)
    expect(decisions).toEqual([])
  })

  it('default: asks the user about what was not sent, and prompts again only if the user wants it', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env, true)
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const state = await runToEnd(env, await quoteOf(env))
    expect(state.status).toBe('success')
    expect(decisions).toEqual(['notSeen'])
    expect(prompts()).toBe(2)
    expect(env.seen).toContain('attention')
  })

  it('behavior: ends as rejected if the user declines, and stays in the journal, unresolved', async () => {
    const env = createEnvironment()
    const { prompts } = watch(env, false)
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const state = await runToEnd(env, await quoteOf(env))
    expect(state).toMatchObject({
      status: 'rejected',
      error: { name: 'ResponseLostError' },
      items: [{ status: 'lost' }],
    })
    expect(prompts()).toBe(1)
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('error: asks the user where the node couldn’t be read when the prompt opened', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env, false)
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const chainReader: typeof env.reader = {
      ...env.reader,
      getTransactionCount: (of) =>
        prompts() === 0 ? Promise.reject(new Error('429')) : env.reader.getTransactionCount(of),
    }
    const state = await runToEnd(env, await quoteOf(env), { chainReader })
    expect(decisions).toEqual(['notSeen'])
    expect(state).toMatchObject({ status: 'rejected', items: [{ status: 'lost' }] })
  })

  it('behavior: lets executions without a journal of their own know of each other, even without a browser', async () => {
    const env = createEnvironment()
    const { sleepClock: clock, locks, requestWatcher } = env
    const begin = async () => {
      const execution = createExecution(env.client, { clock, locks, requestWatcher })
      const own = { ...env, execution }
      const { decisions } = watch(own, false)
      env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
      const state = await runToEnd(own, await quoteOf(env))
      onTestFinished(() => execution.stop())
      return { decisions, id: state.id ?? '' }
    }
    const first = await begin()
    onTestFinished(() => createWebStorageJournal().remove(first.id))
    expect(first.decisions).toEqual(['notSeen'])
    expect((await begin()).decisions).toEqual(['pendingPayment'])
  })

  it('behavior: keeps the first prompt uncertain, and finds it, after the user starts again and declines another question', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env, false)
    const sent: (() => Promise<unknown>)[] = []
    const wallet: typeof env.wallet = {
      ...env.wallet,
      async sendTransaction(transaction) {
        sent.push(() => env.wallet.sendTransaction(transaction))
        throw new Error('socket hang up')
      },
    }
    const quote = await quoteOf(env)
    expect(await runToEnd(env, quote, { wallet })).toMatchObject({
      status: 'rejected',
      items: [{ status: 'lost' }],
    })
    const rules = [
      () => [{ rule: 'of-the-page', severity: 'confirm' as const, message: 'A question.', facts: {} }],
    ]
    const again = await runToEnd(env, quote, { wallet, audit: { rules } })
    expect(decisions).toEqual(['notSeen', 'findings'])
    expect(again).toMatchObject({
      status: 'rejected',
      error: { name: 'ResponseLostError' },
      items: [{ status: 'lost' }],
    })
    // The wallet sends it late.
    await advanceUntil(env.clock, Promise.all(sent.map((send) => send())))
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'success')
    expect(prompts()).toBe(1)
  })

  it.each([
    ['declined', { type: 'reject' }, { status: 'rejected', error: { name: 'ResponseLostError' } }],
    ['refused', { type: 'fail', code: 4100 }, { status: 'failed' }],
  ] as const)(
    'behavior: keeps the first prompt lost, and in the journal, when a second one is %s',
    async (_, second, end) => {
      const env = createEnvironment()
      const { decisions, prompts } = watch(env, true)
      env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' }, second)
      const state = await runToEnd(env, await quoteOf(env))
      expect(state).toMatchObject({ ...end, items: [{ status: 'lost' }] })
      expect(decisions).toEqual(['notSeen'])
      expect(prompts()).toBe(2)
      expect(await env.journal.read()).toHaveLength(1)
    },
  )

  it('behavior: the next swap asks while the wallet still shows a second prompt, though the first was found', async () => {
    const env = createEnvironment()
    const { decisions } = watch(env, true)
    const first = Promise.withResolvers<() => Promise<unknown>>()
    const isShown = Promise.withResolvers<void>()
    const second = Promise.withResolvers<`0x${string}`>()
    let count = 0
    const wallet: typeof env.wallet = {
      ...env.wallet,
      async sendTransaction(transaction) {
        count += 1
        if (count > 2) return env.wallet.sendTransaction(transaction)
        if (count === 2) {
          isShown.resolve()
          return second.promise
        }
        first.resolve(() => env.wallet.sendTransaction(transaction))
        throw new Error('socket hang up')
      },
    }
    const over = env.execution.start(await quoteOf(env), { ...env.connection, wallet })
    await advanceUntil(env.clock, isShown.promise)
    const send = await first.promise
    await advanceUntil(env.clock, send())
    await advanceUntil(env.clock, over)
    expect(env.execution.getState().status).toBe('success')
    expect((await runToEnd(env, await quoteOf(env), { wallet })).status).toBe('success')
    expect(decisions).toEqual(['notSeen', 'unansweredPrompt'])
    // Once it is answered, nothing is asked.
    second.reject(Object.assign(new Error('rejected'), { code: 4001 }))
    expect((await runToEnd(env, await quoteOf(env), { wallet })).status).toBe('success')
    expect(decisions).toEqual(['notSeen', 'unansweredPrompt'])
  })

  it('behavior: finds a lost approval by the allowance, and then deposits', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env)
    env.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    const state = await runToEnd(env, await quoteOf(env, 'USDC'))
    expect(state.status).toBe('success')
    expect(prompts()).toBe(2)
    expect(decisions).toEqual([])
  })

  it.each(['lost', 'never'] as const)(
    'behavior: finds a revocation whose answer is %s by the allowance, and asks nothing',
    async (answer) => {
      const env = createEnvironment()
      const { decisions, prompts } = watch(env)
      // The rest of an old approval, which USDT wants revoked first.
      const [approve] = quoteItemsOf((await quoteOf(env, 'USDT')).steps)
      if (approve?.kind !== 'transaction') throw new TypeError('It approves nothing.')
      const { to, data } = approve.data
      await env.wallet.sendTransaction({
        from: env.wallet.address,
        chainId: env.chains[0].id,
        to,
        data: `${data.slice(0, -64)}${'1'.padStart(64, '0')}` as `0x${string}`,
        value: 0n,
      })
      const quote = await quoteOf(env, 'USDT')
      env.sandbox.wallet.script({ type: 'approve', answer })
      const state = await runToEnd(env, quote)
      expect(state.items.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
      expect([prompts(), decisions]).toEqual([3, []])
    },
  )

  it('behavior: finds an approval that the wallet sends and never answers by the allowance, and then deposits', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env)
    env.sandbox.wallet.script({ type: 'approve', answer: 'never' })
    const state = await runToEnd(env, await quoteOf(env, 'USDC'))
    expect(env.seen).not.toContain('unknown')
    expect(state).toMatchObject({ status: 'success', items: [{ status: 'done' }, { status: 'done' }] })
    expect([prompts(), decisions]).toEqual([2, []])
  })

  it('behavior: keeps the hash of an approval that comes while the deposit is prompted', async () => {
    const env = createEnvironment()
    env.sandbox.wallet.approve = 'manual'
    const sent = Promise.withResolvers<`0x${string}`>()
    const answered = Promise.withResolvers<void>()
    const wallet = {
      ...env.wallet,
      async sendTransaction(parameters: Parameters<typeof env.wallet.sendTransaction>[0]) {
        const hash = await env.wallet.sendTransaction(parameters)
        if (prompts() > 1) return hash
        sent.resolve(hash)
        await answered.promise
        return hash
      },
    }
    const { prompts } = watch(env)
    const over = env.execution.start(await quoteOf(env, 'USDC'), { ...env.connection, wallet })
    const item = (index: number) => env.execution.getState().items[index]
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    env.sandbox.wallet.prompts[0]?.reply({ type: 'approve' })
    await advanceWhile(env.clock, () => item(1)?.status !== 'prompting')
    answered.resolve()
    await advanceWhile(env.clock, () => item(0)?.transactionHash === undefined)
    expect(env.execution.getState()).toMatchObject({
      status: 'awaitingWallet',
      items: [{ status: 'done', transactionHash: await sent.promise }, { status: 'prompting' }],
    })
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    env.sandbox.wallet.prompts[0]?.reply({ type: 'approve' })
    await advanceUntil(env.clock, over)
    expect(await over).toMatchObject({ status: 'success' })
    expect(prompts()).toBe(2)
  })

  it('behavior: the next swap asks nothing about an approval that was left before the allowance showed it', async () => {
    const env = createEnvironment()
    const { decisions, prompts } = watch(env)
    const network = env.sandbox.network(env.chains[0].id)
    network.mining = 'manual'
    env.sandbox.wallet.script({ type: 'approve', answer: 'never' })
    void env.execution.start(await quoteOf(env, 'USDC'), env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().items[0]?.status !== 'prompting')
    env.execution.giveUpPrompt()
    env.execution.reset()
    network.mining = 'automatic'
    network.mine()
    network.mine()
    const state = await runToEnd(env, await quoteOf(env, 'USDC'))
    expect(state.status).toBe('success')
    // The approval is not asked for again either.
    expect([prompts(), decisions]).toEqual([2, []])
  })

  it('behavior: finds the approval of a page that died, and needs a new quote for the rest', async () => {
    const env = createEnvironment()
    env.sandbox.wallet.script({ type: 'approve', answer: 'never' })
    void env.execution.start(await quoteOf(env, 'USDC'), env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().items[0]?.status !== 'prompting')
    const { client, sleepClock: clock, requestWatcher } = env
    const journal = { ...env.journal }
    env.execution.stop()
    // The page's locks died with it.
    const locks = createMemoryLocks()
    const executions = createExecutions(client, { clock, journal, locks, requestWatcher })
    onTestFinished(executions.open({ chainReader: env.reader, getWallet: () => env.wallet }))
    await advanceWhile(env.clock, () => executions.getState().past.length === 0)
    const items = [{ status: 'done' }, { status: 'waiting' }]
    const interrupted = { status: 'rejected', error: { name: 'InterruptedError' }, items }
    expect(executions.getState().past).toMatchObject([{ state: interrupted }])
    const events: string[] = []
    executions.current.subscribeEvents(({ event }) => events.push(event.type))
    const again = executions.current.start(await quoteOf(env, 'USDC'), env.connection)
    await advanceUntil(env.clock, again)
    expect((await again).status).toBe('success')
    expect(events.filter((type) => type === 'prompted' || type === 'decisionNeeded')).toEqual(['prompted'])
  })

  it('behavior: asks nothing while the provider can’t be reached', async () => {
    const env = createEnvironment()
    const { decisions } = watch(env)
    const quote = await quoteOf(env)
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const over = env.execution.start(quote, env.connection)
    const until = env.clock.now() + 120_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(env.execution.getState()).toMatchObject({ status: 'unknown', isServiceUnreachable: true })
    expect(decisions).toEqual([])
    env.sandbox.faults.clear()
    await advanceWhile(env.clock, () => env.execution.getState().status === 'unknown')
    expect(decisions).toEqual(['notSeen'])
    env.execution.decline()
    expect((await over).status).toBe('rejected')
  })

  it.each([
    ['a contract, for which others send', 'contract'],
    ['an account that lends its address to code, so that others may send for it', 'delegated'],
  ] as const)('behavior: asks the user after the same time as with a plain account: %s', async (_, kind) => {
    const timeTo = async (of: typeof kind | 'plain') => {
      const env = createEnvironment()
      const { decisions } = watch(env, false)
      const quote = await quoteOf(env)
      env.sandbox.wallet.setAccountKind(env.wallet.address, of)
      env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
      const chainReader = { ...env.reader, blockTimeMs: () => 12_000 }
      const begunAt = env.clock.now()
      const over = env.execution.start(quote, { ...env.connection, chainReader })
      await advanceUntil(env.clock, over)
      expect(await over).toMatchObject({ status: 'rejected', error: { name: 'ResponseLostError' } })
      expect(decisions).toEqual(['notSeen'])
      return env.clock.now() - begunAt
    }
    expect(Math.abs((await timeTo(kind)) - (await timeTo('plain')))).toBeLessThan(40_000)
  })

  it.each(['ETH', 'USDC'] as const)(
    'behavior: asks about a contract account’s lost %s prompt on the next page, too',
    async (symbol) => {
      const env = createEnvironment()
      env.sandbox.wallet.setAccountKind(env.wallet.address, 'contract')
      env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
      watch(env, true)
      void env.execution.start(await quoteOf(env, symbol), env.connection)
      await advanceWhile(env.clock, () => env.execution.getState().status !== 'unknown')
      env.execution.stop()
      const { client, sleepClock: clock, journal, locks, requestWatcher } = env
      const executions = createExecutions(client, { clock, journal, locks, requestWatcher })
      executions.open({ chainReader: env.reader })
      const stateOf = () => executions.getState().pending[0]?.state
      const until = env.clock.now() + 8 * 60_000
      await advanceWhile(env.clock, () => stateOf()?.status !== 'attention' && env.clock.now() < until)
      expect(stateOf()).toMatchObject({ status: 'attention', decision: { kind: 'notSeen' } })
    },
  )

  it('behavior: checks ever more rarely for what has been lost for long', async () => {
    const env = createEnvironment()
    let looks = 0
    const chainReader: ChainReader = {
      ...env.reader,
      async getTransactionCount(parameters) {
        looks += 1
        if (looks > 1) throw new Error('no answer')
        return env.reader.getTransactionCount(parameters)
      },
    }
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    void env.execution.start(await quoteOf(env), { ...env.connection, chainReader })
    const hourOf = async () => {
      const [before, until] = [looks, env.clock.now() + 60 * 60_000]
      while (env.clock.now() < until) {
        await new Promise(setImmediate)
        await env.clock.advance(1_000)
      }
      return looks - before
    }
    // Rather than 1,200.
    expect(await hourOf()).toBeLessThan(80)
    expect(await hourOf()).toBeLessThan(10)
    expect(env.execution.getState().status).toBe('unknown')
    env.execution.stop()
  })

  it('behavior: asks nothing if the account’s nonce can’t be read', async () => {
    const env = createEnvironment()
    const { decisions } = watch(env)
    const quote = await quoteOf(env)
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const chainReader = { ...env.reader, getTransactionCount: () => Promise.reject(new Error('no answer')) }
    const over = env.execution.start(quote, { ...env.connection, chainReader })
    const until = env.clock.now() + 300_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(env.execution.getState().status).toBe('unknown')
    expect(decisions).toEqual([])
    // It can be left, and stays in sight.
    env.execution.reset()
    await over
    expect(env.execution.getState().status).toBe('idle')
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('behavior: follows through the provider what the wallet calls by an ID of its own', async () => {
    const env = createEnvironment()
    env.sandbox.wallet.setAccountKind(env.wallet.address, 'contract')
    env.sandbox.wallet.approve = async () => ({ type: 'approve', answer: 'own' })
    const state = await runToEnd(env, await quoteOf(env, 'USDC'))
    expect(state.status).toBe('success')
  })

  it('behavior: frees the account of a wallet that never answers once the provider is done', async () => {
    const env = createEnvironment()
    env.sandbox.wallet.script({ type: 'approve', answer: 'never' })
    expect((await runToEnd(env, await quoteOf(env))).status).toBe('success')
    expect((await runToEnd(env, await quoteOf(env))).status).toBe('success')
  })

  it.each(['another execution', 'the same execution'])(
    'behavior: the next swap asks about a prompt that was never answered and given up, run by %s',
    async (who) => {
      const env = createEnvironment()
      env.sandbox.wallet.script({ type: 'approve', answer: 'never', outcome: 'dropped' })
      void env.execution.start(await quoteOf(env), env.connection)
      await advanceWhile(env.clock, () => env.execution.getState().items[0]?.status !== 'prompting')
      env.execution.giveUpPrompt()
      env.execution.reset()
      const { client, sleepClock: clock, journal, locks, requestWatcher } = env
      const other = createExecution(client, { clock, journal, locks, requestWatcher })
      const next = { ...env, execution: who === 'another execution' ? other : env.execution }
      const { decisions, prompts } = watch(next, true)
      expect((await runToEnd(next, await quoteOf(env))).status).toBe('success')
      expect([decisions, prompts()]).toEqual([['pendingPayment'], 1])
    },
  )

  it('behavior: asks about it again before the next prompt, if declined and started again', async () => {
    const env = createEnvironment()
    const { prompts, decisions } = watch(env, false)
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const quote = await quoteOf(env)
    await runToEnd(env, quote)
    const state = await runToEnd(env, quote)
    expect(state).toMatchObject({ status: 'rejected', items: [{ status: 'lost' }] })
    expect(decisions).toEqual(['notSeen', 'notSeen'])
    expect(prompts()).toBe(1)
  })

  it('behavior: asks nothing while this page’s prompt is still open, and keeps its answer, however late', async () => {
    const env = createEnvironment()
    env.sandbox.wallet.approve = 'manual'
    const { client, sleepClock: clock, journal, locks, requestWatcher } = env
    const executions = createExecutions(client, { clock, journal, locks, requestWatcher })
    executions.open({ chainReader: env.reader })
    void executions.current.start(await quoteOf(env), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    executions.current.giveUpPrompt()
    executions.current.reset()
    const until = env.clock.now() + 20 * 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(executions.getState().pending).toMatchObject([{ state: { status: 'unknown' } }])
    env.sandbox.wallet.prompts[0]?.reply({ type: 'approve' })
    await advanceWhile(env.clock, () => executions.getState().pending.length > 0)
    expect(executions.getState().past).toMatchObject([
      { state: { status: 'success', items: [{ transactionHash: expect.stringMatching(/^0x/) }] } },
    ])
  })

  it.each(['expired', 'moved to another network', 'would revert'] as const)(
    'behavior: keeps a first prompt in doubt when it isn’t repeated since the quote %s',
    async (why) => {
      const env = createEnvironment()
      const { prompts, repeatable } = watch(env, true)
      const sent: (() => Promise<unknown>)[] = []
      const wallet: typeof env.wallet = {
        ...env.wallet,
        getChainId: async () =>
          why === 'moved to another network' && sent.length > 0 ? 7 : env.chains[0].id,
        async sendTransaction(transaction) {
          sent.push(() => env.wallet.sendTransaction(transaction))
          throw new Error('socket hang up')
        },
        switchChain: () => Promise.reject({ code: 4902 }),
      }
      const chainReader: ChainReader = {
        ...env.reader,
        ...(why === 'expired' && { blockTimeMs: () => 12_000 }),
        simulateTransaction: async () =>
          why === 'would revert' && sent.length > 0
            ? { status: 'reverted', reason: undefined }
            : { status: 'success' },
      }
      const quote = await quoteOf(env)
      const lost = {
        status: 'rejected',
        error: { name: 'ResponseLostError' },
        items: [{ status: 'lost' }],
      }
      const ended = await runToEnd(env, quote, { wallet, chainReader })
      expect(ended).toMatchObject(lost)
      const texts = textsOf(ended.error)
      expect(texts.length).toBeGreaterThan(1)
      expect(texts.join(' ')).not.toMatch(/not sent/)
      // Not even when the same quote is started again.
      expect(await runToEnd(env, quote, { wallet, chainReader })).toMatchObject(lost)
      expect(prompts()).toBeLessThan(4)
      const asked = why === 'expired' ? [false] : [true, true]
      expect(repeatable()).toEqual(asked)
      await advanceUntil(env.clock, sent[0]?.() ?? Promise.reject(new Error('Nothing was asked.')))
      await advanceWhile(env.clock, () => env.execution.getState().status !== 'success')
    },
  )

  it('behavior: waits thirty blocks on a chain with slow blocks', async () => {
    const env = createEnvironment()
    const { decisions } = watch(env, false)
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const chainReader = { ...env.reader, blockTimeMs: () => 12_000 }
    const over = env.execution.start(await quoteOf(env), { ...env.connection, chainReader })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'unknown')
    const until = env.clock.now() + 355_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(decisions).toEqual([])
    await advanceUntil(env.clock, over)
    expect(decisions).toEqual(['notSeen'])
  })
})
