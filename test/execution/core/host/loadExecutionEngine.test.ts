import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  auditQuote,
  ChunkLoadError,
  ExecutionPendingError,
  type ExecutionStatus,
  type ChainReader,
  type Wallet,
} from '@causeway/react/execution'
import { getQuote } from '@causeway/react/actions'
import { assembleExecutionList } from '../../../../src/execution/core/list/assembleExecutionList.ts'
import { toExecutionPorts } from '../../../../src/execution/core/host/executionPorts.ts'
import {
  loadExecutionEngine,
  type ExecutionEngine,
} from '../../../../src/execution/core/host/loadExecutionEngine.ts'
import { readJournal } from '../../../../src/execution/records/executionJournal.ts'
import { watchUnseenDeposit } from '../../../../src/execution/run/confirm/watchUnseenDeposit.ts'
import { resumeItems } from '../../../../src/execution/run/resumeItems.ts'
import { runItems } from '../../../../src/execution/run/runItems.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
} from '../../../support/environment/createTestExecution.ts'

/** A page whose chunk loads, or fails to load, when the test says so. */
function createPage(env = createTestExecution()) {
  const { client, sleepClock: clock, journal, locks, requestWatcher } = env
  const loads: PromiseWithResolvers<ExecutionEngine>[] = []
  const executions = assembleExecutionList({
    ...toExecutionPorts(client, { clock, journal, locks, requestWatcher }),
    load() {
      loads.push(Promise.withResolvers())
      return latest().promise
    },
  })
  const { current } = executions
  let prompts = 0
  const wallet: Wallet = {
    ...env.wallet,
    sendTransaction: (transaction) => {
      prompts += 1
      return env.wallet.sendTransaction(transaction)
    },
  }
  const seen: ExecutionStatus[] = []
  current.subscribe(() => seen.push(current.getState().status))

  function latest() {
    const last = loads.at(-1)
    if (!last) throw new Error('Nothing was loaded.')
    return last
  }

  return {
    ...env,
    executions,
    current,
    /** The statuses that were reported. */
    seen,
    loads,
    connection: { ...env.connection, wallet },
    prompts: () => prompts,
    arrive: () => latest().resolve({ auditQuote, runItems, resumeItems, watchUnseenDeposit }),
    fail: () => latest().reject(new ChunkLoadError()),
    quote: () => getQuote(client, env.quoteParameters()),
  }
}

const turn = () => new Promise(setImmediate)

describe('loadExecutionEngine', () => {
  const chunk = '../../../../src/execution/run/executionEngine.ts'
  afterEach(() => vi.doUnmock(chunk))

  it('default: loads what audits, prompts and resumes', async () => {
    expect(await loadExecutionEngine()).toEqual({ auditQuote, runItems, resumeItems, watchUnseenDeposit })
  })

  it('error: rejects with ChunkLoadError if the browser can’t load it', async () => {
    vi.doMock(chunk, () => {
      throw new TypeError('Failed to fetch dynamically imported module.')
    })
    await expect(loadExecutionEngine()).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause: expect.any(Error),
    })
  })
})

describe('a start whose chunk is still loading', () => {
  it('default: is pending, prompts nothing, and continues once the chunk is loaded', async () => {
    const page = createPage()
    const quote = await page.quote()
    const over = page.current.start(quote, page.connection)
    expect(page.current.getState()).toMatchObject({ status: 'auditing', quote })
    await turn()
    expect(page.prompts()).toBe(0)
    page.arrive()
    await advanceUntil(page.clock, over)
    expect((await over).status).toBe('success')
    // A form that came back for a moment would take the focus.
    expect(page.seen.slice(0, 2)).toEqual(['auditing', 'awaitingWallet'])
    expect(page.seen.at(-1)).toBe('success')
  })

  it('error: refuses a second one, and only the first one is prompted', async () => {
    const page = createPage()
    const quote = await page.quote()
    const over = page.current.start(quote, page.connection)
    await expect(page.current.start(quote, page.connection)).rejects.toBeInstanceOf(ExecutionPendingError)
    await turn()
    page.arrive()
    await advanceUntil(page.clock, over)
    expect((await over).items.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(page.prompts()).toBe(2)
    const { records } = await readJournal(page.journal, page.client.baseUrl)
    expect(records).toHaveLength(1)
  })

  it('behavior: prompts nothing on a page that was left meanwhile', async () => {
    const page = createPage()
    const over = page.current.start(await page.quote(), page.connection)
    await turn()
    page.current.stop()
    page.arrive()
    await over
    await turn()
    await turn()
    expect(page.prompts()).toBe(0)
    expect(page.seen).toEqual(['auditing', 'idle'])
  })

  it('behavior: says nothing of a chunk that fails on a page that was left meanwhile', async () => {
    const page = createPage()
    const over = page.current.start(await page.quote(), page.connection)
    await turn()
    page.current.stop()
    page.fail()
    expect((await over).error).toBeUndefined()
    await turn()
    expect(page.seen).toEqual(['auditing', 'idle'])
  })

  it('behavior: ignores answers and giveUpPrompt, but can be left', async () => {
    const page = createPage()
    void page.current.start(await page.quote(), page.connection)
    page.current.proceed()
    page.current.decline()
    page.current.giveUpPrompt()
    expect(page.current.getState().status).toBe('auditing')
    await turn()
    page.current.reset()
    expect(page.current.getState().status).toBe('idle')
    page.arrive()
    await turn()
    expect(page.prompts()).toBe(0)
  })
})

describe('a start whose chunk fails to load', () => {
  it('error: reports the failure, prompts and stores nothing, and loads the chunk again at the next start', async () => {
    const page = createPage()
    const quote = await page.quote()
    const failed = page.current.start(quote, page.connection)
    await turn()
    page.fail()
    expect(await failed).toMatchObject({ status: 'failed', quote, error: expect.any(ChunkLoadError) })
    expect(page.prompts()).toBe(0)
    expect(await page.journal.read()).toEqual([])

    const again = page.current.start(quote, page.connection)
    await turn()
    page.arrive()
    await advanceUntil(page.clock, again)
    expect((await again).status).toBe('success')
    expect(page.loads).toHaveLength(2)
  })

  it('behavior: drops the failure once another swap is shown in its place', async () => {
    const page = createPage()
    const quote = await page.quote()
    const before = page.execution.start(quote, page.connection)
    // Loading takes real time, during which the clock must not advance.
    await expect.poll(() => page.execution.getState().status, { timeout: 60_000 }).not.toBe('auditing')
    await advanceUntil(page.clock, before)
    const { id = '', ...ended } = await before
    expect(ended).toMatchObject({ status: 'success', error: undefined })
    page.execution.stop()

    const failed = page.current.start(quote, page.connection)
    await turn()
    page.fail()
    expect((await failed).status).toBe('failed')
    const close = page.executions.open({ chainReader: page.reader })
    await expect.poll(() => page.executions.getState().past.length, { timeout: 60_000 }).toBe(1)
    expect(await page.executions.show(id)).toBe(true)
    expect(page.current.getState()).toMatchObject({ id, status: 'unconfirmed', error: undefined })
    close()
  })
})

describe('a list that is opened', () => {
  it('default: loads the chunk at once without a page', async () => {
    const { executions, loads, reader } = createPage()
    const close = executions.open({ chainReader: reader })
    expect(loads).toHaveLength(1)
    close()
  })

  it('behavior: reads the journal whether or not the chunk loads', async () => {
    const { executions, fail, reader } = createPage()
    const close = executions.open({ chainReader: reader })
    fail()
    await expect.poll(() => executions.getState().isLoaded).toBe(true)
    close()
  })
})

describe('a swap that is resumed while the chunk does not load', () => {
  /** A page that dies while it waits for the approval, or once all was sent; and one that is opened after it. */
  async function createNextPage(sent: 'approval' | 'deposit' = 'approval') {
    const before = createPage()
    const waitForTransaction: ChainReader['waitForTransaction'] =
      sent === 'approval' ? () => new Promise(() => {}) : before.reader.waitForTransaction
    const chainReader = { ...before.reader, waitForTransaction }
    const over = before.current.start(await before.quote(), { ...before.connection, chainReader })
    await turn()
    before.arrive()
    await advanceWhile(before.clock, () => {
      const { items } = before.current.getState()
      return items.filter(({ transactionHash }) => transactionHash).length < (sent === 'approval' ? 1 : 2)
    })
    before.current.stop()
    await over
    const page = createPage(before)
    const close = page.executions.open({ chainReader: page.reader })
    await expect.poll(() => page.executions.getState().pending.length).toBe(1)
    return { ...page, close }
  }

  it('error: keeps its state, here and in the journal, and is not taken for another tab’s', async () => {
    const page = await createNextPage()
    const { pending } = page.executions.getState()
    const [listed] = pending
    page.fail()
    await turn()
    await turn()
    expect(page.executions.getState().pending).toEqual(pending)
    expect(listed).toMatchObject({ place: 'here', state: { status: 'unconfirmed', error: undefined } })
    const { records } = await readJournal(page.journal, page.client.baseUrl)
    expect(records.map(({ status }) => status)).toEqual(['confirming'])
    page.close()
  })

  it('behavior: loads it again after five seconds, and continues', async () => {
    const page = await createNextPage()
    const before = page.loads.length
    page.fail()
    await turn()
    await page.clock.advance(4_900)
    expect(page.loads).toHaveLength(before)
    await page.clock.advance(200)
    await expect.poll(() => page.loads.length).toBe(before + 1)
    page.arrive()
    const first = () => page.executions.getState().past[0]?.state
    // The approval is waited for; the deposit was never sent, and the provider has none.
    await advanceWhile(page.clock, () => first() === undefined)
    expect(first()).toMatchObject({
      status: 'rejected',
      error: { name: 'InterruptedError' },
      items: [{ status: 'done' }, { status: 'waiting' }],
    })
    expect(page.prompts()).toBe(0)
    page.close()
  })

  it('behavior: follows the swap at the provider meanwhile', async () => {
    const page = await createNextPage('deposit')
    await advanceWhile(page.clock, () => page.executions.getState().past.length === 0)
    expect(page.executions.getState().past).toMatchObject([{ state: { status: 'success' } }])
    page.close()
  })

  it('behavior: loads nothing more once the list is closed', async () => {
    const page = await createNextPage()
    const before = page.loads.length
    page.close()
    page.fail()
    await page.clock.advance(60_000)
    await turn()
    expect(page.loads).toHaveLength(before)
  })
})
