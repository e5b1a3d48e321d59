import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import {
  createExecution,
  type Execution,
  createExecutions,
  type Executions,
  type ExecutionState,
  createMemoryJournal,
  type Journal,
  createMemoryLocks,
  type Locks,
} from '@causeway/react/execution'
import { isPending } from '../../../src/execution/state/executionState.ts'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import { recipient } from '../../support/environment/accounts.ts'
import {
  advanceWhile,
  createTestExecution,
  runToEnd,
  watcherOf,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

/** Opens another page of the same user: the wallet, the chains and the journal stay, everything else is new. */
function openPage(env: TestExecution, journal: Journal = env.journal, locks: Locks = createMemoryLocks()) {
  const { client, sleepClock, reader, wallet } = env
  const requestWatcher = watcherOf({ client, sleepClock, locks })
  const executions = createExecutions(client, { clock: sleepClock, journal, locks, requestWatcher })
  const close = executions.open({ chainReader: reader, getWallet: () => wallet })
  return { executions, close }
}

/** A journal that a dead page can't write to any more. */
function mortal(journal: Journal): { journal: Journal; die: () => void } {
  let isDead = false
  return {
    journal: {
      ...journal,
      write: async (entry) => (isDead ? undefined : journal.write(entry)),
      remove: async (id) => (isDead ? undefined : journal.remove(id)),
    },
    die: () => {
      isDead = true
    },
  }
}

/** Starts a quote on a page that dies at the n-th event; false when it did not come so far. */
async function dieAt(env: TestExecution, quote: Quote, count: number): Promise<boolean> {
  const { journal, die } = mortal(env.journal)
  const { client, sleepClock: clock } = env
  const locks = createMemoryLocks()
  const requestWatcher = watcherOf({ client, sleepClock: clock, locks })
  const execution = createExecution(client, { clock, journal, locks, requestWatcher })
  let hasDied = false
  execution.subscribeEvents(({ sequence }) => {
    if (sequence !== count) return
    hasDied = true
    // The journal still gets what the page stores at this moment, but nothing later.
    void Promise.resolve().then(() => {
      die()
      execution.stop()
    })
  })
  void execution.start(quote, env.connection)
  const until = env.clock.now() + 60_000
  await advanceWhile(env.clock, () => !hasDied && isOpen(execution) && env.clock.now() < until)
  return hasDied
}

const isOpen = (execution: Execution) =>
  execution.getState().status === 'idle' || isPending(execution.getState())

/** Not over, or not known to be. */
const isUndecided = (state: ExecutionState) => isPending(state) || state.status === 'unconfirmed'

/** The final state in a page that is opened again. */
async function advanceToEnd(env: TestExecution, executions: Executions): Promise<ExecutionState | undefined> {
  const isListOpen = () => {
    const { isLoaded, pending } = executions.getState()
    return !isLoaded || pending.some(({ state }) => isUndecided(state) && state.status !== 'attention')
  }
  const until = env.clock.now() + 20 * 60_000
  await advanceWhile(env.clock, () => isListOpen() && env.clock.now() < until)
  const { pending, past } = executions.getState()
  return [...pending, ...past].at(0)?.state
}

/** Lets all that needs no time come to its end. */
async function finishTurn(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

const prompting = new Set(['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4'])

/** Counts what the wallet was asked to send or sign. */
function countPrompts({ sandbox }: TestExecution): () => number {
  let count = 0
  sandbox.wallet.approve = async ({ method }) => {
    if (prompting.has(method)) count += 1
    return true
  }
  return () => count
}

const receivedSoFar = ({ sandbox }: TestExecution, { parameters }: Quote) =>
  sandbox.ledger.balanceOf(
    parameters.destinationChainId,
    parameters.destinationCurrency as `0x${string}`,
    recipient,
  )

describe('a page that dies', () => {
  it.each([
    ['native tokens', 'ETH', 'one by one'],
    ['a token with its approval', 'USDC', 'one by one'],
    ['a batch', 'USDC', 'batch'],
    ['a permit', 'USDC', 'permit'],
  ] as const)(
    'property: %s: sends nothing twice after a crash at any event, and ends in the right state',
    async (_, symbol, way) => {
      const outcomes = new Set<string>()
      for (let count = 1; ; count++) {
        const env = createTestExecution()
        if (way === 'batch')
          env.sandbox.wallet.batches = { ...env.sandbox.wallet.batches, atomic: 'supported' }
        const prompts = countPrompts(env)
        const quote = await getQuote(env.client, env.quoteParameters(symbol))
        const before = await receivedSoFar(env, quote)
        if (!(await dieAt(env, quote, count))) break
        const promptsBefore = prompts()
        const { executions, close } = openPage(env)
        const state = await advanceToEnd(env, executions)
        // Resume is watching: no prompt without a gesture.
        expect(prompts()).toBe(promptsBefore)
        const received = (await receivedSoFar(env, quote)) - before
        const filled = received >= quote.details.currencyOut.amount
        outcomes.add(state?.status ?? 'nothing')
        // A success that the page stored last is past, and not proven.
        const end = state?.status === 'unconfirmed' && filled ? state.storedStatus : state?.status
        if (filled) expect(['success', undefined]).toContain(end)
        else expect(['unconfirmed', 'rejected', 'attention', undefined]).toContain(state?.status)
        // A swap that the page didn't finish is reported as interrupted; one that may be paid has no end but the provider's.
        if (state?.status === 'rejected') {
          expect(state).toMatchObject({
            error: { name: 'InterruptedError' },
            items: [{ status: 'done' }, {}],
          })
          expect(state.items.at(-1)).toMatchObject({ status: 'waiting', intent: undefined })
        }
        if (!filled && (state?.status === 'unconfirmed' || state?.status === 'rejected')) {
          expect(state.requestState).toMatchObject({ status: 'pending', isDeposited: false })
        }
        // A swap that the journal doesn't have was never prompted, or has ended.
        if (!state) expect(promptsBefore === 0 || filled).toBe(true)
        close()
      }
      expect(outcomes).toContain('success')
    },
  )

  it('default: finds, follows and shows a pending swap until its success', async () => {
    const env = createTestExecution({ policy: { fillDelayMs: 20_000 } })
    const quote = await getQuote(env.client, env.quoteParameters())
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'filling')
    env.execution.stop()

    const { executions } = openPage(env)
    const listed = () => executions.getState().pending[0]
    const told = new Set<string>()
    executions.subscribe(() => {
      const entry = listed()
      if (entry) told.add(`${entry.state.status} ${entry.place}`)
    })
    await advanceWhile(env.clock, () => !told.has('filling here'))
    // Nothing about where the funds are before the provider has reported it.
    expect([...told]).toEqual(['unconfirmed here', 'filling here'])
    expect(listed()?.state.summary?.pay).toMatchObject({ amount: 100_000_000n })

    const { current } = executions
    const shown: string[] = []
    current.subscribe(() => shown.push(current.getState().status))
    expect(await executions.show(listed()?.state.id ?? '')).toBe(true)
    expect(executions.getState().pending).toEqual([])
    expect(current.getState().quote).toBeUndefined()
    await advanceWhile(env.clock, () => isUndecided(current.getState()))
    expect([...new Set(shown)]).toEqual(['unconfirmed', 'filling', 'success'])
  })

  it('behavior: needs a decision about an unanswered prompt, and a new quote after it', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.approve = 'manual'
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    env.execution.stop()

    const { executions } = openPage(env, { ...env.journal })
    const state = await advanceToEnd(env, executions)
    expect(state).toMatchObject({ status: 'attention', decision: { kind: 'notSeen' } })
    await executions.show(state?.id ?? '')
    await advanceWhile(env.clock, () => executions.current.getState().status === 'unknown')
    executions.current.proceed()
    await advanceWhile(env.clock, () => isPending(executions.current.getState()))
    expect(executions.current.getState()).toMatchObject({
      status: 'rejected',
      error: { name: 'ResponseLostError' },
      items: [{ status: 'lost' }],
    })
    expect(env.sandbox.wallet.prompts).toHaveLength(1)
  })

  it('behavior: finds a transaction that the wallet sends after the page has died', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.approve = 'manual'
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    env.execution.stop()
    const { executions } = openPage(env)
    await advanceWhile(env.clock, () => executions.getState().pending.length === 0)
    expect(executions.getState().pending[0]?.state.status).toBe('unknown')
    env.sandbox.wallet.prompts[0]?.reply({ type: 'approve' })
    expect((await advanceToEnd(env, executions))?.status).toBe('success')
  })

  it('behavior: follows the swap that was left beside the next one', async () => {
    const env = createTestExecution({ policy: { fillDelayMs: 60_000 } })
    const { executions } = openPage(env)
    const { current } = executions
    void current.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => current.getState().status !== 'filling')
    current.reset()
    await advanceWhile(env.clock, () => executions.getState().pending.length === 0)
    void current.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => isPending(current.getState()))
    expect(current.getState().status).toBe('success')
    expect(executions.getState().pending).toEqual([])
    expect(executions.getState().past.map(({ state }) => state.status)).toEqual(['success'])
  })
})

describe('several pages', () => {
  it('default: prompt once at a time for an account, and show each other’s progress', async () => {
    const env = createTestExecution()
    const locks = createMemoryLocks()
    env.sandbox.wallet.approve = 'manual'
    const one = openPage(env, env.journal, locks)
    const other = openPage(env, env.journal, locks)
    void one.executions.current.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)

    const second = other.executions.current.start(
      await getQuote(env.client, env.quoteParameters('ETH')),
      env.connection,
    )
    await advanceWhile(env.clock, () => isOpen(other.executions.current))
    expect(await second).toMatchObject({ status: 'failed', error: { name: 'WalletBusyError' } })
    expect(env.sandbox.wallet.prompts).toHaveLength(1)

    const third = openPage(env, env.journal, locks)
    await advanceWhile(env.clock, () => third.executions.getState().pending.length === 0)
    expect(third.executions.getState().pending[0]).toMatchObject({
      place: 'otherTab',
      state: { status: 'awaitingWallet' },
    })
    expect(await third.executions.show(third.executions.getState().pending[0]?.state.id ?? '')).toBe(false)
  })
})

describe('a swap that another page runs', () => {
  /** Two pages that share locks and journal; the first one has a swap that fills slowly. */
  async function openTwo() {
    const env = createTestExecution({ policy: { fillDelayMs: 120_000 } })
    const locks = createMemoryLocks()
    const one = openPage(env, env.journal, locks)
    void one.executions.current.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => one.executions.current.getState().status !== 'filling')
    const other = openPage(env, env.journal, locks)
    await advanceWhile(env.clock, () => other.executions.getState().pending[0]?.place !== 'otherTab')
    const id = one.executions.current.getState().id ?? ''
    return { env, one, other, id }
  }

  it('behavior: can’t be removed or shown, and stays in the journal', async () => {
    const { env, other, id } = await openTwo()
    expect(await other.executions.forget(id)).toBe(false)
    expect(await other.executions.show(id)).toBe(false)
    expect((await env.journal.read()).map((entry) => entry.id)).toEqual([id])
    expect(other.executions.getState().pending).toMatchObject([{ place: 'otherTab', state: { id } }])
  })

  it('behavior: can’t be removed where it runs either', async () => {
    const { env, one, id } = await openTwo()
    expect(await one.executions.forget(id)).toBe(false)
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('behavior: is followed here within seconds when that page is gone', async () => {
    const { env, one, other } = await openTwo()
    one.close()
    one.executions.current.stop()
    const before = env.clock.now()
    await advanceWhile(env.clock, () => other.executions.getState().pending[0]?.place !== 'here')
    expect(env.clock.now() - before).toBeLessThan(6_000)
    expect((await advanceToEnd(env, other.executions))?.status).toBe('success')
  })

  it('behavior: never reports a swap that this page follows as another page’s while its lock is taken', async () => {
    const { env, one } = await openTwo()
    one.executions.current.stop()
    const { executions } = openPage(env)
    const told: (string | undefined)[] = []
    executions.subscribe(() => {
      const { pending, past } = executions.getState()
      told.push(...[...pending, ...past].map(({ state, place }) => `${state.status} ${place}`))
    })
    await advanceWhile(env.clock, () => told.length < 3)
    expect(new Set(told)).toEqual(new Set(['unconfirmed here', 'filling here']))
  })

  it('behavior: is not followed while locks fail', async () => {
    const { env, one } = await openTwo()
    one.executions.current.stop()
    let isBroken = true
    const locks = createMemoryLocks()
    const { executions } = openPage(env, env.journal, {
      acquire: async (name) => {
        if (isBroken) throw new Error('SecurityError')
        return locks.acquire(name)
      },
    })
    await advanceWhile(env.clock, () => executions.getState().pending.length === 0)
    expect(executions.getState().pending).toMatchObject([{ place: 'unknown', isTracked: false }])
    isBroken = false
    expect((await advanceToEnd(env, executions))?.status).toBe('success')
  })
})

describe('a hash that another page stores', () => {
  const hash = `0x${'7'.repeat(64)}`

  /** A page whose journal notifies it when another page has stored something. */
  function openListening(env: TestExecution) {
    const listeners = new Set<() => void>()
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const page = openPage(env, { ...env.journal, subscribe })
    /** Names a transaction in every item of the store, as any script of the site can. */
    const store = async (transactionHash: string) => {
      await finishTurn()
      for (const { id, text } of await env.journal.read()) {
        const record = JSON.parse(text) as { items: object[] }
        const items = record.items.map((item) => ({ ...item, transactionHash, status: 'confirming' }))
        await env.journal.write({ id, text: JSON.stringify({ ...record, status: 'confirming', items }) })
      }
      for (const listener of listeners) listener()
      await finishTurn()
    }
    return { ...page, store }
  }

  /** A page on which the wallet is asked. */
  async function openPrompt() {
    const env = createTestExecution()
    env.sandbox.wallet.approve = 'manual'
    const page = openListening(env)
    const { current } = page.executions
    void current.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    return { ...page, env, current }
  }

  it('error: is ignored while this page prompts the wallet', async () => {
    const { env, current, store } = await openPrompt()
    await store(hash)
    expect(current.getState()).toMatchObject({
      status: 'awaitingWallet',
      items: [{ status: 'prompting', transactionHash: undefined }],
    })
    env.sandbox.wallet.prompts[0]?.reply({ type: 'reject' })
    await advanceWhile(env.clock, () => isPending(current.getState()))
    await store(hash)
    expect(current.getState()).toMatchObject({ status: 'rejected', items: [{ transactionHash: undefined }] })
  })

  it('error: is ignored after this page’s prompt was given up', async () => {
    const { env, current, store } = await openPrompt()
    current.giveUpPrompt()
    await store(hash)
    expect(current.getState()).toMatchObject({ status: 'unknown', items: [{ status: 'lost' }] })
    env.sandbox.wallet.prompts[0]?.reply({ type: 'approve' })
    await advanceWhile(env.clock, () => isPending(current.getState()))
    expect(current.getState().status).toBe('success')
  })

  it('default: ends the search for a lost answer, and proves nothing', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.approve = 'manual'
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    env.execution.stop()
    const { executions, store } = openListening(env)
    const first = () => executions.getState().pending[0]?.state
    await advanceWhile(env.clock, () => first()?.status !== 'unknown')
    await store('0x12')
    expect(first()?.status).toBe('unknown')
    await store(hash)
    expect(first()).toMatchObject({ status: 'unconfirmed', items: [{ transactionHash: hash }] })
  })
})

describe('a page that changes its mind', () => {
  /** Locks that are given only when the test says so. */
  function createSlowLocks() {
    const locks = createMemoryLocks()
    const waiting: (() => void)[] = []
    return {
      locks: {
        acquire: async (name: string) => {
          await new Promise<void>((resolve) => waiting.push(resolve))
          return locks.acquire(name)
        },
      },
      give: () => waiting.splice(0).forEach((resolve) => resolve()),
      isFree: async (name: string) => {
        const release = await locks.acquire(name)
        release?.()
        return release !== undefined
      },
    }
  }

  async function restorable() {
    const env = createTestExecution({ policy: { fillDelayMs: 60_000 } })
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'filling')
    env.execution.stop()
    const { records } = await readJournal(env.journal, env.client.baseUrl)
    const [record] = records
    if (!record) throw new Error('Nothing is stored.')
    const { locks, give, isFree } = createSlowLocks()
    const execution = createExecution(env.client, { ...env, clock: env.sleepClock, locks })
    return { env, record, execution, give, isFree }
  }

  it('behavior: keeps neither the lock nor the execution if stopped while it takes a lock', async () => {
    const { env, record, execution, give, isFree } = await restorable()
    const resumed = execution.resume(record, { chainReader: env.reader })
    execution.stop()
    give()
    expect(await resumed).toBe(false)
    expect(execution.getState().status).toBe('idle')
    expect(await isFree(`causeway:execution:${record.id}`)).toBe(true)
    const again = execution.resume(record, { chainReader: env.reader })
    give()
    expect(await again).toBe(true)
  })

  it('behavior: gives a new start priority over a resumption', async () => {
    const { env, record, execution, give, isFree } = await restorable()
    const resumed = execution.resume(record, { chainReader: env.reader })
    void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    give()
    expect(await resumed).toBe(false)
    expect(await isFree(`causeway:execution:${record.id}`)).toBe(true)
    expect(execution.getState().id).not.toBe(record.id)
    await advanceWhile(env.clock, () => {
      give()
      return isPending(execution.getState())
    })
    expect(execution.getState().status).toBe('success')
  })

  it('behavior: never prompts the wallet if stopped before a start has its lock', async () => {
    const { env, execution, give } = await restorable()
    const prompts = countPrompts(env)
    const started = execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    execution.stop()
    give()
    await started
    await advanceWhile(env.clock, () => {
      give()
      return env.clock.now() % 10_000 > 100
    })
    expect(prompts()).toBe(0)
  })

  it('behavior: asks nothing about a swap that was left, and ignores its late answer', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.approve = 'manual'
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    // Its answer is lost, so that the user is asked whether to prompt again.
    env.sandbox.wallet.prompts[0]?.reply({ type: 'fail', code: -32603 })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'unknown')
    env.execution.reset()
    const until = env.clock.now() + 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    env.execution.proceed()
    expect(env.execution.getState().status).toBe('idle')
    expect(env.sandbox.wallet.prompts).toHaveLength(0)
  })
})

describe('the journal', () => {
  const failing: Journal = { ...createMemoryJournal(), write: () => Promise.reject(new Error('full')) }

  it('default: stores what it prompts before the wallet gets it', async () => {
    const env = createTestExecution()
    const storedAtPrompt: string[] = []
    env.sandbox.wallet.approve = async () => {
      storedAtPrompt.push(...(await env.journal.read()).map(({ text }) => text))
      return true
    }
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    await runToEnd(env, quote)
    expect(storedAtPrompt).toHaveLength(1)
    const record = JSON.parse(storedAtPrompt[0] ?? '') as Record<string, unknown>
    expect(record).toMatchObject({
      version: 1,
      status: 'awaitingWallet',
      requestId: env.execution.getState().requestId,
      items: [{ status: 'prompting', intent: { from: env.wallet.address, nonce: 0 } }],
    })
    // No calldata is kept.
    const [step] = quote.steps
    const calldata = step?.kind === 'transaction' ? step.items[0]?.data.data : undefined
    expect(storedAtPrompt[0]).not.toContain(calldata)
  })

  it.each([
    ['goes on', true, 'success'],
    ['does not', false, 'rejected'],
  ] as const)(
    'behavior: prompts for nothing that can’t be stored unless the user agrees, who %s',
    async (_, isWanted, status) => {
      const env = createTestExecution({}, { journal: failing })
      const prompts = countPrompts(env)
      const decisions: string[] = []
      env.execution.subscribeEvents(({ event }) => {
        if (event.type !== 'decisionNeeded') return
        decisions.push(event.decision.kind)
        expect(prompts()).toBe(0)
        queueMicrotask(isWanted ? env.execution.proceed : env.execution.decline)
      })
      const state = await runToEnd(env, await getQuote(env.client, env.quoteParameters()))
      expect(state.status).toBe(status)
      expect(decisions).toEqual(['storageUnavailable'])
      expect(prompts()).toBe(isWanted ? 2 : 0)
    },
  )

  it('behavior: keeps and lists entries that can’t be read, and still resumes the others', async () => {
    const env = createTestExecution()
    await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    const broken = [
      { id: 'cut', text: '{"version":1,' },
      { id: 'newer', text: '{"version":2}' },
      { id: 'odd', text: '{"version":1,"id":"odd","status":"dancing"}' },
      { id: 'empty', text: '' },
    ]
    for (const entry of broken) await env.journal.write(entry)
    const { executions } = openPage(env)
    await advanceWhile(env.clock, () => !executions.getState().isLoaded)
    expect(executions.getState().unreadable.map(({ id, reason }) => [id, reason])).toEqual([
      ['cut', 'it is not JSON'],
      ['newer', 'version: it comes from a newer version of this library'],
      ['odd', expect.any(String)],
      ['empty', 'it is not JSON'],
    ])
    expect(executions.getState().past).toHaveLength(1)
    expect(await executions.forget('cut')).toBe(true)
    expect(executions.getState().unreadable).toHaveLength(3)
  })

  it('error: keeps and reports an entry that can’t be removed', async () => {
    const env = createTestExecution()
    await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    const stuck = { ...env.journal, remove: () => Promise.reject(new Error('blocked')) }
    const { executions } = openPage(env, stuck)
    await advanceWhile(env.clock, () => !executions.getState().isLoaded)
    const [done] = executions.getState().past
    expect(await executions.forget(done?.state.id ?? '')).toBe(false)
    expect(executions.getState()).toMatchObject({ past: [done], error: { name: 'JournalError' } })
  })

  it('behavior: only what is finished is cleared away, when it is old', async () => {
    const env = createTestExecution()
    await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    const [done] = await env.journal.read()
    const unfinished = JSON.stringify({
      ...(JSON.parse(done?.text ?? '') as object),
      id: 'open',
      status: 'unknown',
    })
    await env.journal.write({ id: 'open', text: unfinished })
    await env.clock.advance(31 * 24 * 3_600_000)
    const { executions } = openPage(env)
    await advanceWhile(env.clock, () => !executions.getState().isLoaded)
    await new Promise(setImmediate)
    expect((await env.journal.read()).map(({ id }) => id)).toEqual(['open'])
  })

  it('behavior: ignores executions of another provider', async () => {
    const env = createTestExecution()
    await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    const other = { ...env, client: { ...env.client, baseUrl: 'https://other.invalid' } }
    const { executions } = openPage(other)
    await advanceWhile(env.clock, () => !executions.getState().isLoaded)
    expect(executions.getState()).toMatchObject({ pending: [], past: [], unreadable: [] })
  })

  it('error: reports a journal that can’t be read', async () => {
    const env = createTestExecution()
    const { executions } = openPage(env, { ...failing, read: () => Promise.reject(new Error('blocked')) })
    await advanceWhile(env.clock, () => !executions.getState().isLoaded)
    expect(executions.getState().error).toMatchObject({ name: 'JournalError' })
  })
})
