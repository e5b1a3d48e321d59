// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { getQuote } from '../../../src/actions/getQuote.ts'
import { ExecutionBusyError, PartNotLoadedError } from '../../../src/errors/execution.ts'
import { createExecutions, type Executions } from '../../../src/execution/core/createExecutions.ts'
import { deferExecutions } from '../../../src/execution/core/deferExecutions.ts'
import type { Execution } from '../../../src/execution/core/execution.ts'
import { idleState } from '../../../src/execution/core/executionState.ts'
import type { ExecutionRecord } from '../../../src/execution/ports/journal/executionRecord.ts'
import { readJournal } from '../../../src/execution/ports/journal/executionJournal.ts'
import type { Wallet } from '../../../src/execution/ports/wallet/wallet.ts'
import { advanceUntil, createExecutionBench } from '../../support/createExecutionBench.ts'

/** Executions whose code comes, or fails to come, when the test says so. */
function createPage(bench = createExecutionBench()) {
  const { client, sleepClock: clock, journal, locks, watcher } = bench
  const asked: PromiseWithResolvers<{ createExecutions: typeof createExecutions }>[] = []
  const executions = deferExecutions(client, { clock, journal, locks, watcher }, () => {
    asked.push(Promise.withResolvers())
    return latest().promise
  })
  const { current } = executions
  let sent = 0
  const wallet: Wallet = {
    ...bench.wallet,
    sendTransaction: (transaction) => {
      sent += 1
      return bench.wallet.sendTransaction(transaction)
    },
  }
  const seen: string[] = []
  current.subscribe(() => seen.push(current.getState().status))

  function latest() {
    const last = asked.at(-1)
    if (!last) throw new Error('Nobody has asked for the code.')
    return last
  }

  return {
    ...bench,
    executions,
    current,
    /** The states that were told. */
    seen,
    asked,
    io: { ...bench.io, wallet },
    /** How often the wallet was prompted. */
    sent: () => sent,
    arrive: () => latest().resolve({ createExecutions }),
    fail: () => latest().reject(new PartNotLoadedError()),
    quote: () => getQuote(client, bench.question()),
  }
}

const turn = () => new Promise(setImmediate)

/** Executions that do nothing but write down what they are asked, in the place of the real ones. */
function createRecorder() {
  const asked: string[] = []
  const record = (what: string) => () => void asked.push(what)
  const recordAsync = (what: string) => async () => {
    asked.push(what)
    return true
  }
  const current: Execution = {
    getState: () => idleState,
    subscribe: () => record('unsubscribe'),
    subscribeEvents: () => record('unsubscribe'),
    start: async () => idleState,
    resume: recordAsync('resume'),
    proceed: record('proceed'),
    decline: record('decline'),
    giveUpPrompt: record('giveUpPrompt'),
    reset: record('reset'),
    stop: record('stop'),
  }
  const recorder: Executions = {
    current,
    getSnapshot: () => ({ isLoaded: true, pending: [], past: [], broken: [], error: undefined }),
    subscribe: () => record('unsubscribe'),
    open() {
      asked.push('open')
      return record('close')
    },
    show: recordAsync('show'),
    forget: recordAsync('forget'),
  }
  const bench = createExecutionBench()
  const executions = deferExecutions(bench.client, {}, async () => ({ createExecutions: () => recorder }))
  return { asked, executions, current: executions.current, reader: bench.reader }
}

describe('deferExecutions', () => {
  it('default: the list is read once the code is here, and heard of', async () => {
    const { executions, asked, arrive } = createPage()
    const told: boolean[] = []
    executions.subscribe(() => told.push(executions.getSnapshot().isLoaded))
    const close = executions.open({ chains: createExecutionBench().reader })
    expect(executions.getSnapshot()).toMatchObject({ isLoaded: false, pending: [], past: [] })
    await expect.poll(() => asked.length).toBe(1)
    arrive()
    await expect.poll(() => told.at(-1)).toBe(true)
    close()
  })

  it('default: what is started before waits, is under way meanwhile, and goes its way', async () => {
    const page = createPage()
    const quote = await page.quote()
    const events: string[] = []
    page.current.subscribeEvents(({ sequence, event }) => events.push(`${sequence} ${event.type}`))
    const over = page.current.start(quote, page.io)
    expect(page.current.getState()).toMatchObject({ status: 'auditing', quote, items: [] })
    expect(page.seen).toEqual(['auditing'])
    await turn()
    expect(page.sent()).toBe(0)
    page.arrive()
    await advanceUntil(page.clock, over)
    expect((await over).status).toBe('success')
    // From waiting to the first step nothing else is told: a form that came back for a moment would take the focus.
    expect(page.seen.slice(0, 3)).toEqual(['auditing', 'auditing', 'awaitingWallet'])
    expect(page.seen.at(-1)).toBe('success')
    expect(events[0]).toBe('1 started')
  })

  it('error: a second one is refused while the first one waits, and only the first one is prompted', async () => {
    const page = createPage()
    const quote = await page.quote()
    const over = page.current.start(quote, page.io)
    await expect(page.current.start(quote, page.io)).rejects.toBeInstanceOf(ExecutionBusyError)
    page.arrive()
    await advanceUntil(page.clock, over)
    expect((await over).items.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(page.sent()).toBe(2)
    const { records } = await readJournal(page.journal, page.client.baseUrl)
    expect(records).toHaveLength(1)
  })

  it('error: what can’t be had is told, nothing is prompted, and the next try begins anew', async () => {
    const page = createPage()
    const quote = await page.quote()
    const failed = page.current.start(quote, page.io)
    page.fail()
    expect(await failed).toMatchObject({ status: 'failed', quote, error: expect.any(PartNotLoadedError) })
    expect(page.current.getState().status).toBe('failed')
    expect(page.sent()).toBe(0)

    page.current.reset()
    expect(page.current.getState()).toMatchObject({ status: 'idle', quote: undefined, error: undefined })

    const again = page.current.start(quote, page.io)
    page.arrive()
    await advanceUntil(page.clock, again)
    expect((await again).status).toBe('success')
    expect(page.asked).toHaveLength(2)
  })

  it('behavior: what could not begin is forgotten once another transfer is shown in its place', async () => {
    const page = createPage()
    const quote = await page.quote()
    const before = page.execution.start(quote, page.io)
    await advanceUntil(page.clock, before)
    const { id = '' } = await before
    page.execution.stop()

    const failed = page.current.start(quote, page.io)
    page.fail()
    expect((await failed).status).toBe('failed')
    const close = page.executions.open({ chains: page.reader })
    await expect.poll(() => page.asked.length).toBe(2)
    page.arrive()
    await expect.poll(() => page.executions.getSnapshot().past.length).toBe(1)
    expect(await page.executions.show(id)).toBe(true)
    expect(page.current.getState()).toMatchObject({ id, status: 'success', error: undefined })
    close()
  })

  it('behavior: a page that is left meanwhile prompts nothing', async () => {
    const page = createPage()
    const over = page.current.start(await page.quote(), page.io)
    page.current.stop()
    expect(page.current.getState().status).toBe('idle')
    page.arrive()
    expect((await over).status).toBe('idle')
    await turn()
    expect(page.sent()).toBe(0)
    expect(page.seen).toEqual(['auditing', 'idle'])
  })

  it('behavior: a page that is left stays silent about code that does not come', async () => {
    const page = createPage()
    const over = page.current.start(await page.quote(), page.io)
    page.current.stop()
    page.fail()
    expect((await over).status).toBe('idle')
  })

  it('behavior: while it waits it can’t be left, answered or given up', async () => {
    const page = createPage()
    void page.current.start(await page.quote(), page.io)
    page.current.reset()
    page.current.proceed()
    page.current.decline()
    page.current.giveUpPrompt()
    expect(page.current.getState().status).toBe('auditing')
    page.current.stop()
  })

  it('behavior: code that did not come is asked for again when the page is back online, until it is closed', async () => {
    const { executions, asked, fail, reader } = createPage()
    const close = executions.open({ chains: reader })
    await expect.poll(() => asked.length).toBe(1)
    fail()
    await turn()
    dispatchEvent(new Event('online'))
    expect(asked).toHaveLength(2)
    fail()
    await turn()
    close()
    dispatchEvent(new Event('online'))
    expect(asked).toHaveLength(2)
  })

  it('behavior: a list that is closed before its code is here is not opened by it', async () => {
    const { executions, asked, arrive, reader } = createPage()
    const close = executions.open({ chains: reader })
    await expect.poll(() => asked.length).toBe(1)
    close()
    arrive()
    await turn()
    await turn()
    expect(executions.getSnapshot().isLoaded).toBe(false)
  })

  it('behavior: an entry is shown and forgotten by whoever has the code by then', async () => {
    const { executions, asked, arrive } = createPage()
    const shown = executions.show('none')
    const forgotten = executions.forget('none')
    expect(asked).toHaveLength(1)
    arrive()
    expect(await shown).toBe(false)
    expect(await forgotten).toBe(true)
  })

  it('behavior: once the code is here, everything is passed on to it', async () => {
    const { asked, executions, current, reader } = createRecorder()
    const close = executions.open({ chains: reader })
    await expect.poll(() => executions.getSnapshot().isLoaded).toBe(true)
    current.proceed()
    current.decline()
    current.giveUpPrompt()
    current.reset()
    expect(await current.resume({} as ExecutionRecord, { chains: reader })).toBe(true)
    expect(await executions.show('one')).toBe(true)
    expect(await executions.forget('one')).toBe(true)
    current.stop()
    close()
    expect(asked).toEqual([
      'open',
      'proceed',
      'decline',
      'giveUpPrompt',
      'reset',
      'resume',
      'show',
      'forget',
      'stop',
      'close',
    ])
  })

  it('behavior: a list that is closed at once asks for nothing', async () => {
    const { asked, executions, reader } = createRecorder()
    executions.open({ chains: reader })()
    await new Promise((resolve) => setTimeout(resolve))
    await turn()
    expect(executions.getSnapshot().isLoaded).toBe(false)
    expect(asked).toEqual([])
  })

  it('behavior: whoever has left hears nothing any more', async () => {
    const page = createPage()
    const heard: string[] = []
    page.current.subscribe(() => heard.push('state'))()
    page.current.subscribeEvents(() => heard.push('event'))()
    page.executions.subscribe(() => heard.push('list'))()
    const over = page.current.start(await page.quote(), page.io)
    page.arrive()
    await advanceUntil(page.clock, over)
    expect((await over).status).toBe('success')
    expect(heard).toEqual([])
  })

  it('error: what waits keeps a stored transfer from being taken up, and is told of by name', async () => {
    const page = createPage()
    void page.current.start(await page.quote(), page.io)
    const resumed = page.current.resume({} as ExecutionRecord, { chains: page.reader })
    await expect(resumed).rejects.toBeInstanceOf(ExecutionBusyError)
    page.current.stop()
  })

  it('error: a start while a stored transfer’s code comes goes first', async () => {
    const page = createPage()
    const quote = await page.quote()
    const resumed = page.current.resume({} as ExecutionRecord, { chains: page.reader })
    const over = page.current.start(quote, page.io)
    page.arrive()
    await expect(resumed).rejects.toBeInstanceOf(ExecutionBusyError)
    await advanceUntil(page.clock, over)
    expect((await over).status).toBe('success')
  })

  it('error: code that fails to begin leaves nothing waiting', async () => {
    const { client, io, question } = createExecutionBench()
    const { current } = deferExecutions(client, {}, async () => ({
      createExecutions: () => {
        throw new TypeError('There is no storage.')
      },
    }))
    const state = await current.start(await getQuote(client, question()), io)
    expect(state).toMatchObject({ status: 'failed', error: { name: 'PartNotLoadedError' } })
    expect(state.error?.cause).toBeInstanceOf(TypeError)
  })
})
