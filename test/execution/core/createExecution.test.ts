// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { type Quote, ServiceError } from '@causeway/react/actions'
import type { RequestState, RequestStatus } from '@causeway/react/schemas'
import {
  JournalError,
  createExecution,
  type CreateExecutionOptions,
  type ExecutionState,
  type ExecutionRecord,
  createMemoryJournal,
  type ChainReader,
  type Wallet,
  type WatchRequestParameters,
} from '@causeway/react/execution'
import { executionStatuses, isPending } from '../../../src/execution/state/executionState.ts'
import { toExecutionSummary } from '../../../src/execution/state/executionSummary.ts'
import { readRecord } from '../../../src/execution/ports/journal/executionRecord.ts'
import { loadExecutionEngine } from '../../../src/execution/core/host/loadExecutionEngine.ts'
import { limitMs } from '../../../src/utils/time/withLimit.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import { createTestRun, hash } from '../../support/environment/createTestRun.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import type { QuoteKind } from '../../support/quotes/quoteKinds.ts'

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  // Loading takes real time.
  await loadExecutionEngine()
  quotes = await getQuoteOfEachKind()
})

/** Lets everything happen that waits for nothing but its turn. */
async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

const serviceError = (status: number) => new ServiceError({ endpoint: '/status', status })

const never = () => new Promise<never>(() => {})

/** An execution whose wallet, chain, service, journal and locks do what they are told, and keep what they are asked. */
function createAlone({
  kind = 'tokenBridge',
  wallet = {},
  chainReader: reads = {},
  options = {},
}: {
  kind?: QuoteKind
  wallet?: Partial<Wallet>
  chainReader?: Partial<ChainReader>
  options?: Partial<CreateExecutionOptions>
} = {}) {
  const { run, chainReader } = createTestRun({ chainReader: { waitForTransaction: never, ...reads } })
  const quote = quotes[kind]
  const clock = { now: () => quote.receivedAt, sleep: never }
  const user = quote.parameters.user as `0x${string}`
  const watches: (WatchRequestParameters & { wakes: number; isStopped: boolean })[] = []
  const held = new Set<string>()
  const kept = createMemoryJournal()
  const writes: string[] = []
  let ids = 0
  const connection = {
    chainReader,
    wallet: {
      ...run.wallet,
      address: user,
      getAccount: async () => user,
      getChainId: async () => quote.parameters.originChainId,
      ...wallet,
    },
  }
  // What is said of the request comes from the watcher alone.
  const execution = createExecution(clientOf(silent), {
    clock,
    createId: () => `id-${++ids}`,
    journal: {
      ...kept,
      write: (entry) => {
        writes.push(readRecord(entry.text).status)
        return kept.write(entry)
      },
    },
    locks: {
      async acquire(name) {
        if (held.has(name)) return undefined
        held.add(name)
        return () => held.delete(name)
      },
    },
    requestWatcher: {
      watch(parameters) {
        const watch = { ...parameters, wakes: 0, isStopped: false }
        watches.push(watch)
        return {
          wake: () => {
            watch.wakes += 1
          },
          stop: () => {
            watch.isStopped = true
          },
        }
      },
    },
    ...options,
  })
  const records = async (): Promise<ExecutionRecord[]> =>
    (await kept.read()).map(({ text }) => readRecord(text))
  const say = (state: RequestStatus, change: Partial<RequestState> = {}) =>
    watches
      .at(-1)
      ?.onStatus({ rawStatus: state, status: state, isDeposited: false, updatedAt: undefined, ...change })
  return {
    execution,
    quote,
    connection,
    watches,
    held,
    writes,
    records,
    say,
    clock,
    start: () => execution.start(quote, connection),
  }
}

/** A service that takes what is posted, says nothing of requests, and answers nothing. */
const silent: typeof fetch = (_, init) =>
  init?.method === 'POST' ? never() : Promise.reject(new TypeError('Failed to fetch'))
const decline = () => Promise.reject({ code: 4001 })
const lockOf = (id: string) => `causeway:execution:${id}`

describe('start', () => {
  it('default: what is about to be done is known at once, and named', async () => {
    const { execution, quote, start, clock } = createAlone({ wallet: { sendTransaction: never } })
    void start()
    const state = execution.getState()
    expect(state).toMatchObject({
      id: 'id-1',
      status: 'auditing',
      requestId: quote.steps.find(({ requestId }) => requestId)?.requestId,
      startedAt: clock.now(),
      items: [{ status: 'waiting' }, { status: 'waiting' }],
    })
    expect(state.quote).toBe(quote)
    expect(state.summary).toEqual(toExecutionSummary(quote))
  })

  it('parameters: createId gives 16 random bytes by default', () => {
    const ids = [0, 1].map(() => {
      const { execution, start } = createAlone({ options: { createId: undefined } })
      void start()
      return execution.getState().id
    })
    for (const id of ids) expect(id).toMatch(/^0x[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(2)
  })

  it('behavior: holds the lock of its id while it is pending, and frees it once it is left', async () => {
    const { execution, start, held } = createAlone({ wallet: { sendTransaction: never } })
    void start()
    await flushPromises()
    expect(held).toContain(lockOf('id-1'))
    execution.stop()
    expect(held).not.toContain(lockOf('id-1'))
  })

  it('behavior: where it can’t be told who holds a lock, the user is asked and the wallet is not', async () => {
    const prompts: string[] = []
    const { execution, start } = createAlone({
      options: { locks: { acquire: () => Promise.reject(new Error('full')) } },
      wallet: {
        sendTransaction() {
          prompts.push('sent')
          return never()
        },
      },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'attention',
      decision: { kind: 'untracked', error: { name: 'JournalError' } },
    })
    expect(prompts).toEqual([])
    execution.proceed()
    await flushPromises()
    expect(prompts).toEqual(['sent'])
  })

  it('behavior: left before it has its lock, it releases the lock and prompts for nothing', async () => {
    const prompts: unknown[] = []
    const released: string[] = []
    const gate = Promise.withResolvers<void>()
    const { execution, start } = createAlone({
      wallet: { sendTransaction: (transaction) => (prompts.push(transaction), never()) },
      options: {
        locks: {
          async acquire(name) {
            await gate.promise
            return () => void released.push(name)
          },
        },
      },
    })
    const over = start()
    execution.stop()
    gate.resolve()
    expect((await over).status).toBe('auditing')
    await flushPromises()
    expect(released).toEqual([lockOf('id-1')])
    expect(prompts).toEqual([])
  })

  it('behavior: a lock that was not had is asked for again while the wallet is asked', async () => {
    const answers = [undefined, () => {}]
    const pause = Promise.withResolvers<void>()
    const order: string[] = []
    const { start } = createAlone({
      wallet: { sendTransaction: () => (order.push('prompted'), never()) },
      options: {
        clock: {
          now: () => quotes.tokenBridge.receivedAt,
          sleep: (ms) => (ms === 1_000 ? pause.promise : never()),
        },
        locks: {
          async acquire(name) {
            if (name !== lockOf('id-1')) return () => {}
            const answer = answers.shift()
            order.push(answer ? 'had' : 'taken')
            return answer
          },
        },
      },
    })
    void start()
    await flushPromises()
    expect(order).toEqual(['taken', 'prompted'])
    pause.resolve()
    await flushPromises()
    expect(order).toEqual(['taken', 'prompted', 'had'])
  })

  it('behavior: left before it hears that its id is locked elsewhere, it stays left', async () => {
    const gate = Promise.withResolvers<undefined>()
    const { execution, start } = createAlone({ options: { locks: { acquire: () => gate.promise } } })
    const over = start()
    const before = execution.getState()
    execution.stop()
    gate.resolve(undefined)
    expect(await over).toBe(before)
  })

  it('behavior: the request is that of the first step that has one', async () => {
    const { execution, quote, connection } = createAlone()
    const [approve, deposit] = quote.steps
    const steps = [{ ...approve, requestId: undefined }, deposit] as Quote['steps']
    void execution.start({ ...quote, steps }, connection)
    expect(execution.getState().requestId).toBe(deposit?.requestId)
    const none = createAlone()
    void none.execution.start(
      { ...quote, steps: steps.map((step) => ({ ...step, requestId: undefined })) },
      none.connection,
    )
    expect(none.execution.getState()).toMatchObject({ status: 'auditing', requestId: undefined })
  })

  it('behavior: what fails after it was left is no failure of the next one', async () => {
    const answers = [Promise.withResolvers<never>(), Promise.withResolvers<never>()]
    let sends = 0
    const { execution, connection, start } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answers[sends++]?.promise ?? never() },
      options: { locks: { acquire: async () => () => {} } },
    })
    void start()
    await flushPromises()
    execution.giveUpPrompt()
    execution.reset()
    // Of another request: this one the wallet was asked for already.
    void execution.start(quotes.sendNative, connection)
    await flushPromises()
    execution.proceed()
    await flushPromises()
    answers[0]?.reject({ code: -32602 })
    await flushPromises()
    expect(sends).toBe(2)
    expect(execution.getState()).toMatchObject({ id: 'id-2', status: 'awaitingWallet', error: undefined })
  })

  it.each([
    ['supported', undefined, 1],
    ['ready', undefined, 0],
    ['ready', true, 1],
  ] as const)(
    'parameters: a wallet whose batches are %s, with allowAccountUpgrade %s, is asked for %d',
    async (atomicity, allowAccountUpgrade, count) => {
      const batches: unknown[] = []
      const { execution, quote, connection } = createAlone({
        wallet: {
          sendTransaction: never,
          batches: {
            getAtomicity: async () => atomicity,
            sendCalls: (batch) => (batches.push(batch), never()),
            getCallsStatus: never,
          },
        },
      })
      void execution.start(quote, { ...connection, allowAccountUpgrade })
      await flushPromises()
      expect(batches).toHaveLength(count)
    },
  )

  it('behavior: a listener may start it again when the switch of the chain is given up', async () => {
    const switches: number[] = []
    const { execution, start, held } = createAlone({
      wallet: { getChainId: async () => 77, switchChain: (id) => (switches.push(id), never()) },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('awaitingChain')
    const end = execution.subscribe(() => {
      if (execution.getState().status === 'rejected') void start()
    })
    execution.giveUpPrompt()
    end()
    await flushPromises()
    expect(execution.getState().status).toBe('awaitingChain')
    expect(switches).toHaveLength(2)
    expect(held).toContain(lockOf('id-1'))
  })

  it('error: another one while one is under way', async () => {
    const { start } = createAlone({ wallet: { sendTransaction: never } })
    void start()
    await expect(start()).rejects.toMatchObject({ name: 'ExecutionPendingError' })
  })

  it('error: what can’t be read as a list of prompts fails with nothing to do', async () => {
    const { execution, quote, connection, watches } = createAlone()
    const steps = quote.steps.map((step) => ({ ...step, kind: 'unknown', rawKind: 'teleport' }))
    const state = await execution.start({ ...quote, steps: steps as Quote['steps'] }, connection)
    expect(state).toMatchObject({ status: 'failed', items: [], error: { name: 'UnsupportedStepError' } })
    expect(watches).toEqual([])
  })

  it('behavior: declined, the same quote goes on under its name, another one does not', async () => {
    const { execution, quote, connection, start } = createAlone({ wallet: { sendTransaction: decline } })
    await start()
    await start()
    expect(execution.getState()).toMatchObject({ id: 'id-1', status: 'rejected' })
    await execution.start({ ...quote }, connection)
    expect(execution.getState().id).toBe('id-2')
  })

  it('behavior: failed, the same quote begins anew', async () => {
    const { execution, start } = createAlone({
      wallet: { sendTransaction: () => Promise.reject({ code: -32602 }) },
    })
    await start()
    expect(execution.getState()).toMatchObject({ id: 'id-1', status: 'failed' })
    await start()
    expect(execution.getState().id).toBe('id-2')
  })

  it('parameters: acceptedDigest is of what the user saw: another quote is not signed', async () => {
    const { execution, quote, connection } = createAlone()
    expect(await execution.start(quote, connection, { acceptedDigest: hash })).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteChangedError' },
    })
  })
})

describe('the journal of an execution', () => {
  it('behavior: nothing is stored before a prompt, and everything from then on', async () => {
    const { execution, start, writes, records, clock } = createAlone({
      wallet: { sendTransaction: never },
    })
    void start()
    expect(writes).toEqual([])
    await flushPromises()
    expect(new Set(writes)).toEqual(new Set(['awaitingWallet']))
    expect(await records()).toMatchObject([
      { id: 'id-1', status: 'awaitingWallet', statusPath: '/intents/status', updatedAt: clock.now() },
    ])
    expect(execution.getState().status).toBe('awaitingWallet')
  })

  it('behavior: that the service can’t be reached is not worth storing', async () => {
    const { start, writes, watches, execution } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: never },
    })
    void start()
    await flushPromises()
    const { length } = writes
    watches.at(-1)?.onUnavailable?.(new Error('no answer'))
    await flushPromises()
    expect(execution.getState().isServiceUnreachable).toBe(true)
    expect(writes).toHaveLength(length)
  })

  it('behavior: declined before anything was sent, there is nothing to remember', async () => {
    const { start, records, writes } = createAlone({ wallet: { sendTransaction: decline } })
    await start()
    await flushPromises()
    expect(writes.length).toBeGreaterThan(0)
    expect(await records()).toEqual([])
  })

  it('behavior: declined after something was sent, it is remembered', async () => {
    let sends = 0
    const { start, records } = createAlone({
      wallet: { sendTransaction: async () => (++sends === 1 ? hash : decline()) },
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
    })
    await start()
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'rejected', items: [{ status: 'done' }, {}] }])
  })

  it('behavior: an allowance that was there counts as something that was done', async () => {
    const { start, records } = createAlone({
      wallet: { sendTransaction: decline },
      chainReader: { getAllowance: async () => 10n ** 30n },
    })
    await start()
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'rejected', items: [{ status: 'done' }, {}] }])
  })

  it.each([
    ['the wallet', false, 0],
    ['the service', true, 1],
  ])('behavior: of what failed, as %s says, before anything was sent', async (_, isByService, count) => {
    const answer = Promise.withResolvers<never>()
    const { start, records, say } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    const over = start()
    await flushPromises()
    if (isByService) say('failure')
    else answer.reject({ code: -32602 })
    expect((await over).status).toBe('failed')
    await flushPromises()
    expect(await records()).toHaveLength(count)
  })

  it('behavior: a journal that refuses keeps nobody from going on, once that was accepted', async () => {
    const { execution, start } = createAlone({
      wallet: { sendTransaction: async () => hash },
      options: {
        journal: {
          read: async () => [],
          write: () => Promise.reject(new Error('full')),
          remove: () => Promise.reject(new Error('full')),
        },
      },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'attention', decision: { kind: 'untracked' } })
    execution.proceed()
    await flushPromises()
    expect(execution.getState().status).toBe('confirming')
  })
})

describe('what the service says', () => {
  async function createSent() {
    const alone = createAlone({ kind: 'nativeBridge', wallet: { sendTransaction: async () => hash } })
    void alone.start()
    await flushPromises()
    return alone
  }

  it.each([
    ['success', 'success'],
    ['refund', 'refunded'],
    ['failure', 'failed'],
  ] as const)('behavior: %s is an end, however old its time', async (word, status) => {
    const { execution, say } = await createSent()
    say('pending', { updatedAt: 2_000 })
    say(word, { updatedAt: 1_000 })
    expect(execution.getState()).toMatchObject({ status, requestState: { status: word } })
  })

  it('behavior: a refund or a success that is older than a failure ends it', async () => {
    const states = await Promise.all(
      (['refund', 'success'] as const).map(async (word) => {
        const { execution, say } = await createSent()
        say('failure', { updatedAt: 2_000 })
        say(word, { updatedAt: 1_000 })
        return execution.getState().status
      }),
    )
    expect(states).toEqual(['refunded', 'success'])
  })

  it('behavior: what is no end and older than what is known says nothing', async () => {
    const { execution, say } = await createSent()
    say('submitted', { updatedAt: 2_000 })
    say('waiting', { updatedAt: 1_000 })
    expect(execution.getState().requestState?.status).toBe('submitted')
  })

  it('behavior: a failure keeps the reason that the legacy lookup gives, over a reload too', async () => {
    const { execution, connection, say, records } = await createSent()
    say('failure', { details: 'No liquidity was left.' })
    expect(execution.getState().error).toMatchObject({ reason: 'No liquidity was left.' })
    await flushPromises()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    execution.stop()
    await execution.resume(record, connection)
    expect(execution.getState()).toMatchObject({
      status: 'unconfirmed',
      requestState: undefined,
      error: undefined,
    })
    say('failure', { details: 'No liquidity was left.' })
    expect(execution.getState().error).toMatchObject({ reason: 'No liquidity was left.' })
  })

  it('behavior: a refund keeps its reason over a reload, once the service says it again', async () => {
    const { execution, connection, say, records } = await createSent()
    say('refund', { failReason: 'SLIPPAGE' })
    await flushPromises()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    execution.stop()
    await execution.resume(record, connection)
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', requestState: undefined })
    say('refund', { failReason: 'SLIPPAGE' })
    expect(execution.getState()).toMatchObject({
      status: 'refunded',
      requestState: { failReason: 'SLIPPAGE' },
    })
    say('pending')
    expect(execution.getState().requestState?.status).toBe('refund')
  })
})

describe('who listens', () => {
  it('behavior: an exception is reported, and changes nothing', async () => {
    const reported: unknown[] = []
    const onError = (event: ErrorEvent) => (event.preventDefault(), reported.push(event.error))
    window.addEventListener('error', onError)
    const { execution, start } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    const fail = () => {
      throw new RangeError('The page is broken.')
    }
    execution.subscribe(fail)
    execution.subscribeEvents(fail)
    void start()
    await flushPromises()
    window.removeEventListener('error', onError)
    expect(execution.getState()).toMatchObject({ status: 'confirming', items: [{ transactionHash: hash }] })
    expect(reported.length).toBeGreaterThan(5)
    expect(reported.every((error) => error instanceof RangeError)).toBe(true)
  })
})

describe('a hash that comes late', () => {
  const pendingAnswer = () => Promise.withResolvers<`0x${string}`>()
  const createAsked = async (connection: Parameters<typeof createAlone>[0] = {}) => {
    const answer = pendingAnswer()
    const alone = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
      ...connection,
    })
    void alone.start()
    await flushPromises()
    return { ...alone, answer }
  }

  it.each([
    ['failure', 'failed'],
    ['submitted', 'filling'],
    ['success', 'success'],
    ['refund', 'refunded'],
  ] as const)('behavior: is kept after the service has said %s', async (word, status) => {
    const { execution, say, answer, records } = await createAsked()
    say(word)
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status, items: [{ transactionHash: hash }] })
    expect(await records()).toMatchObject([{ items: [{ transactionHash: hash }] }])
  })

  it('behavior: is kept in the journal after its execution was left, which is under way again', async () => {
    const { execution, answer, records } = await createAsked()
    execution.giveUpPrompt()
    execution.reset()
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState().status).toBe('idle')
    expect(await records()).toMatchObject([
      { status: 'confirming', items: [{ status: 'confirming', transactionHash: hash }] },
    ])
  })

  it('behavior: is kept in the journal where its execution was taken up again, and left by who heard of it', async () => {
    const { execution, connection, answer, records, held, watches } = await createAsked()
    execution.stop()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    const end = execution.subscribe(() => {
      if (execution.getState().status !== 'idle') execution.stop()
    })
    expect(await execution.resume(record, connection)).toBe(false)
    end()
    expect(held).not.toContain(lockOf('id-1'))
    expect(watches.filter(({ isStopped }) => !isStopped)).toEqual([])
    answer.resolve(hash)
    await flushPromises()
    expect(await records()).toMatchObject([{ items: [{ transactionHash: hash }] }])
  })

  it('behavior: is kept in the journal after a stop, and beside the next execution', async () => {
    const { execution, quote, connection, answer, records } = await createAsked()
    execution.stop()
    void execution.start({ ...quote }, { ...connection, wallet: { ...connection.wallet, getAccount: never } })
    answer.resolve(hash)
    await flushPromises()
    expect(await records()).toMatchObject([{ id: 'id-1', items: [{ transactionHash: hash }] }])
    expect(execution.getState()).toMatchObject({ id: 'id-2', items: [{ transactionHash: undefined }] })
  })
})

describe('what was declined without knowing whether it was sent', () => {
  const now = { ms: 0 }
  async function createDeclined() {
    const alone = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => Promise.reject(new Error('The connection was lost.')) },
      chainReader: { blockTimeMs: () => 1 },
      options: {
        clock: {
          now: () => quotes.nativeBridge.receivedAt + now.ms,
          sleep: async (ms) => {
            if (ms === limitMs) return never()
            now.ms += ms
            await new Promise(setImmediate)
          },
        },
      },
    })
    now.ms = 0
    alone.execution.subscribe(() => {
      if (alone.execution.getState().decision) queueMicrotask(alone.execution.decline)
    })
    const over = alone.start()
    await flushPromises()
    alone.say('waiting')
    return { ...alone, state: await over }
  }

  it('default: is told unresolved, kept, and followed on', async () => {
    const { state, records, watches } = await createDeclined()
    expect(state).toMatchObject({
      status: 'rejected',
      error: { name: 'AnswerLostError' },
      items: [{ status: 'lost' }],
    })
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'rejected', items: [{ status: 'lost' }] }])
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([false])
  })

  it('behavior: the service sees it all the same', async () => {
    const { execution, say } = await createDeclined()
    say('submitted')
    expect(execution.getState().status).toBe('filling')
    say('success')
    expect(execution.getState().status).toBe('success')
  })
})

describe('stop', () => {
  it.each([
    ['auditing', { wallet: { getAccount: never } }],
    ['awaitingWallet', { wallet: { sendTransaction: never } }],
    ['confirming', { wallet: { sendTransaction: async () => hash } }],
  ] as const)('behavior: while %s, another one may start at once', async (status, { wallet }) => {
    const { execution, quote, connection, start } = createAlone({ kind: 'nativeBridge', wallet })
    const over = start()
    await flushPromises()
    expect(execution.getState().status).toBe(status)
    execution.stop()
    expect((await over).status).toBe(status)
    void execution.start({ ...quote }, connection)
    expect(execution.getState()).toMatchObject({ id: 'id-2', status: 'auditing' })
  })

  it('behavior: what was sent stays in the journal', async () => {
    const { execution, start, records } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    execution.stop()
    await flushPromises()
    expect(await records()).toMatchObject([{ status: 'confirming', items: [{ transactionHash: hash }] }])
  })
})

describe('a journal that is full after the prompt', () => {
  it('behavior: is reported at once, and no more once it stores what happened', async () => {
    const full = { is: false }
    const kept = createMemoryJournal()
    const answer = Promise.withResolvers<`0x${string}`>()
    const { execution, start, say } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
      options: {
        journal: {
          ...kept,
          write: async (entry) => {
            if (full.is) throw new DOMException('Full.', 'QuotaExceededError')
            return kept.write(entry)
          },
        },
      },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'awaitingWallet', isUnstored: false })
    full.is = true
    answer.resolve(hash)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'confirming', isUnstored: true })
    full.is = false
    say('waiting')
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'confirming', isUnstored: false })
  })
})

describe('what hangs before the prompt', () => {
  const hanging = () => {
    const ends: (() => void)[] = []
    const clock = {
      now: () => quotes.nativeBridge.receivedAt,
      sleep: (ms: number, signal?: AbortSignal) =>
        new Promise<void>((resolve, reject) => {
          if (ms === limitMs) ends.push(resolve)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    return {
      clock,
      /** Lets every limit pass that is waited for. */
      pass: async () => {
        for (let round = 0; round < 5; round++) {
          for (const end of ends.splice(0)) end()
          await flushPromises()
        }
      },
    }
  }

  it.each([
    ['getAccount', { wallet: { getAccount: never } }, 'WalletError'],
    ['getChainId', { wallet: { getChainId: never } }, 'WalletError'],
    ['a lock', { options: { locks: { acquire: never } } }, 'PromptOpenError'],
  ] as const)('error: %s: it fails, and the wallet is not asked', async (_, parameters, name) => {
    const { clock, pass } = hanging()
    const sent: unknown[] = []
    const { execution, start } = createAlone({
      kind: 'nativeBridge',
      ...parameters,
      wallet: {
        sendTransaction: async (transaction) => (sent.push(transaction), hash),
        ...('wallet' in parameters ? parameters.wallet : {}),
      },
      options: { clock, ...('options' in parameters ? parameters.options : {}) },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('auditing')
    await pass()
    expect(execution.getState()).toMatchObject({ status: 'failed', error: { name } })
    expect(sent).toEqual([])
  })

  it.each([
    ['getCode', { getCode: never }],
    ['the number of transactions', { getTransactionCount: never }],
    ['a simulation', { simulateTransaction: never }],
  ] as const)('behavior: %s: it goes on as where it can’t be read', async (_, chainReader) => {
    const { clock, pass } = hanging()
    const { execution, start } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
      chainReader,
      options: { clock },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('auditing')
    await pass()
    expect(execution.getState().status).toBe('confirming')
  })

  it('behavior: an allowance: the approval is asked for', async () => {
    const { clock, pass } = hanging()
    const { execution, start } = createAlone({
      wallet: { sendTransaction: never },
      chainReader: { getAllowance: never },
      options: { clock },
    })
    void start()
    await flushPromises()
    await pass()
    expect(execution.getState()).toMatchObject({
      status: 'awaitingWallet',
      items: [{ status: 'prompting' }, {}],
    })
  })
})

describe('how a request is followed', () => {
  it('default: from the prompt on, by the path that its step names', async () => {
    const { start, watches, quote } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: never },
    })
    void start()
    expect(watches).toEqual([])
    await flushPromises()
    expect(watches).toMatchObject([
      { requestId: quote.steps.find(({ requestId }) => requestId)?.requestId, path: '/intents/status' },
    ])
  })

  it('behavior: what is known beside the service’s word: how long it takes, and since when', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { start, watches, quote, clock } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    void start()
    await flushPromises()
    const estimateMs = (quote.details.timeEstimate ?? 0) * 1000
    expect(estimateMs).toBeGreaterThan(0)
    expect(watches[0]?.getHint?.()).toEqual({ estimateMs, sentAt: null })
    expect(watches[0]?.wakes).toBe(0)
    answer.resolve(hash)
    await flushPromises()
    expect(watches[0]?.getHint?.()).toEqual({ estimateMs, sentAt: clock.now() })
    // It is looked at once, when all is sent.
    expect(watches[0]?.wakes).toBe(1)
  })

  it('behavior: nobody says how long it takes', async () => {
    const { execution, quote, connection, watches } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: never },
    })
    void execution.start({ ...quote, details: { ...quote.details, timeEstimate: undefined } }, connection)
    await flushPromises()
    expect(watches[0]?.getHint?.().estimateMs).toBeUndefined()
  })

  it('behavior: it is looked at once when all is sent, and at no other news', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { start, watches, say } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    void start()
    await flushPromises()
    say('waiting')
    expect(watches[0]?.wakes).toBe(0)
    answer.resolve(hash)
    await flushPromises()
    say('pending')
    expect(watches[0]?.wakes).toBe(1)
  })

  it('behavior: what the token allowed already was not sent, and what is prompted not yet', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { start, watches, clock } = createAlone({
      wallet: { sendTransaction: () => answer.promise },
      chainReader: { getAllowance: async () => 10n ** 30n },
    })
    void start()
    await flushPromises()
    expect(watches[0]?.getHint?.().sentAt).toBeNull()
    answer.resolve(hash)
    await flushPromises()
    expect(watches[0]?.getHint?.().sentAt).toBe(clock.now())
  })

  it('behavior: a signature on its way to the service counts as sent', async () => {
    const { execution, start, watches, clock } = createAlone({
      kind: 'permit',
      wallet: { signTypedData: async () => '0xab' },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('posting')
    expect(watches[0]?.getHint?.().sentAt).toBe(clock.now())
  })

  it('behavior: a step that is followed as well is followed by the same watch, which looks at once', async () => {
    const { execution, quote, connection, watches } = createAlone({
      wallet: { sendTransaction: async () => hash },
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
    })
    const [approve, deposit] = quote.steps
    const check = deposit?.items[0]?.check
    const requestId = deposit?.requestId
    const items = approve?.items.map((item) => ({ ...item, check }))
    const steps = [{ ...approve, requestId, items }, deposit] as Quote['steps']
    void execution.start({ ...quote, steps }, connection)
    await flushPromises()
    expect(execution.getState().status).toBe('filling')
    expect(watches).toHaveLength(1)
    // Once at the second prompt, once when all was sent.
    expect(watches[0]?.wakes).toBe(2)
  })

  it.each([
    ['waiting', true],
    ['submitted', false],
    ['success', false],
  ] as const)(
    'behavior: a prompt without an answer, while the service says %s, is open: %s',
    async (word, isOpen) => {
      const { start, held, say, connection } = createAlone({
        kind: 'nativeBridge',
        wallet: { sendTransaction: never },
      })
      void start()
      await flushPromises()
      const lock = `causeway:prompt:${connection.wallet.address.toLowerCase()}`
      expect(held).toContain(lock)
      say(word)
      await flushPromises()
      expect(held.has(lock)).toBe(isOpen)
    },
  )

  it('behavior: while a step is still to be sent, it counts as unsent', async () => {
    const { start, watches } = createAlone({
      wallet: { sendTransaction: async () => hash },
      chainReader: { waitForTransaction: never },
    })
    void start()
    await flushPromises()
    // An approval is on its way, which is followed nowhere.
    expect(watches).toEqual([])
  })

  it('behavior: the request that took it over is followed from now on, by no path of this one', async () => {
    const { execution, start, watches, records } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    expect(await records()).toMatchObject([{ statusPath: '/intents/status' }])
    watches[0]?.onSuperseded?.('0x2')
    await flushPromises()
    expect(execution.getState().requestId).toBe('0x2')
    expect(await records()).toMatchObject([{ requestId: '0x2' }])
    expect((await records())[0]?.statusPath ?? undefined).toBeUndefined()
  })

  it('behavior: stops being followed once it is declined or left', async () => {
    const declined = createAlone({ kind: 'nativeBridge', wallet: { sendTransaction: decline } })
    await declined.start()
    expect(declined.watches.map(({ isStopped }) => isStopped)).toEqual([true])
    const left = createAlone({ kind: 'nativeBridge', wallet: { sendTransaction: never } })
    void left.start()
    await flushPromises()
    left.execution.stop()
    expect(left.watches.map(({ isStopped }) => isStopped)).toEqual([true])
  })

  it('behavior: is followed on after a failure, since the service may know better', async () => {
    const { execution, start, watches, say, records } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
      chainReader: { waitForTransaction: async () => ({ status: 'reverted', transactionHash: hash }) },
    })
    await start()
    expect(execution.getState().status).toBe('failed')
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([false])
    await flushPromises()
    // Its gas was paid.
    expect(await records()).toMatchObject([{ status: 'failed' }])
    say('success')
    expect(execution.getState().status).toBe('success')
  })

  it('behavior: an execution that was left gets no events and reports none', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { execution, start } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    const over = start()
    await flushPromises()
    const before = execution.getState()
    execution.stop()
    answer.resolve(hash)
    await flushPromises()
    expect(await over).toBe(before)
    expect(execution.getState().status).toBe('idle')
  })
})

describe('giveUpPrompt, reset', () => {
  it('behavior: of what is being prompted the answer is lost, of all else nothing is', async () => {
    const { execution, start } = createAlone({
      wallet: { sendTransaction: never },
      chainReader: { getAllowance: async () => 0n },
    })
    void start()
    await flushPromises()
    execution.giveUpPrompt()
    expect(execution.getState()).toMatchObject({
      status: 'unknown',
      error: { name: 'AnswerLostError' },
      items: [{ status: 'lost' }, { status: 'waiting' }],
    })
  })

  it('behavior: a switch that is given up is declined, and all of it is left', async () => {
    const { execution, start, held } = createAlone({
      wallet: { getChainId: async () => 99, switchChain: never },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('awaitingChain')
    execution.giveUpPrompt()
    expect(execution.getState()).toMatchObject({
      status: 'rejected',
      error: { name: 'UserRejectedError' },
    })
    expect(held).not.toContain(lockOf('id-1'))
  })

  it('behavior: while nothing is asked there is nothing to give up', async () => {
    const { execution, start } = createAlone({ wallet: { sendTransaction: async () => hash } })
    execution.giveUpPrompt()
    expect(execution.getState().status).toBe('idle')
    void start()
    await flushPromises()
    const before = execution.getState()
    expect(before.status).toBe('confirming')
    execution.giveUpPrompt()
    expect(execution.getState()).toBe(before)
  })

  it('behavior: what must not be left goes on, what may be is left for good', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { execution, start, held, watches, say } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    void start()
    await flushPromises()
    execution.reset()
    expect(execution.getState().status).toBe('awaitingWallet')
    answer.resolve(hash)
    await flushPromises()
    expect(held).toContain(lockOf('id-1'))
    say('submitted')
    expect(execution.getState().status).toBe('filling')
    execution.reset()
    expect(execution.getState().status).toBe('idle')
    expect(held).not.toContain(lockOf('id-1'))
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([true])
  })
})

describe('resume', () => {
  /** What a page left that died in the middle of it. */
  async function leave(change: Partial<ExecutionRecord> = {}): Promise<ExecutionRecord> {
    const { start, records, execution } = createAlone({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    execution.stop()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    return { ...record, id: 'old', ...change }
  }

  it('default: it is followed, under its name, and its transaction waited for', async () => {
    const asked: unknown[] = []
    const { execution, connection, held, watches } = createAlone({
      chainReader: { waitForTransaction: (parameters) => (asked.push(parameters), never()) },
    })
    const record = await leave()
    expect(await execution.resume(record, connection)).toBe(true)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ id: 'old', status: 'unconfirmed', quote: undefined })
    expect(held).toContain(lockOf('old'))
    expect(watches).toMatchObject([{ requestId: record.requestId, path: '/intents/status' }])
    expect(asked).toMatchObject([{ transactionHash: hash }])
  })

  it.each(executionStatuses)('behavior: one that is stored as %s', async (status) => {
    const { execution, connection, watches, writes } = createAlone()
    const record = await leave({ status })
    expect(await execution.resume(record, connection)).toBe(true)
    const isOver = ['success', 'refunded', 'rejected', 'unconfirmed'].includes(status)
    // Of an end, too, a store is no witness: the service is asked.
    expect(watches).toHaveLength(1)
    await flushPromises()
    // A reload alone changes nothing that is stored, but for what it finds out.
    if (isOver) expect(new Set(writes).size).toBeLessThanOrEqual(1)
    expect(execution.getState().id).toBe('old')
  })

  describe('where the money is, which a store can’t witness', () => {
    const ends = ['filling', 'success', 'refunded', 'failed', 'rejected'] as const
    const said = (word: string) => ({ rawStatus: word, status: word, isDeposited: true }) as RequestState
    const endOf = (status: (typeof ends)[number]) =>
      leave({ status, requestState: status === 'failed' ? said('failure') : undefined })

    it.each(ends)('default: %s: nothing is said to be over before the service says so', async (status) => {
      const { execution, connection, watches, writes } = createAlone()
      const record = await endOf(status)
      await execution.resume(record, connection)
      await flushPromises()
      expect(execution.getState()).toMatchObject({
        status: 'unconfirmed',
        isRestored: true,
        requestState: undefined,
        error: undefined,
      })
      expect(isPending(execution.getState())).toBe(false)
      // What the store says is left as it is until then.
      expect(writes).toEqual([])
      expect(watches).toMatchObject([{ requestId: record.requestId }])
    })

    it.each(
      ends.flatMap((status) =>
        (
          [
            ['success', 'success'],
            ['refund', 'refunded'],
            ['failure', 'failed'],
            ['pending', 'filling'],
            ['submitted', 'filling'],
            ['waiting', 'filling'],
          ] as const
        ).map(([word, shown]) => [status, word, shown] as const),
      ),
    )('behavior: stored as %s, the service says %s: %s', async (status, word, shown) => {
      const { execution, connection, watches } = createAlone()
      await execution.resume(await endOf(status), connection)
      watches[0]?.onStatus(said(word))
      expect(execution.getState()).toMatchObject({ status: shown, requestState: { status: word } })
      expect(execution.getState().error?.name).toBe(shown === 'failed' ? 'RequestFailedError' : undefined)
    })

    it.each([
      [404, 5],
      [503, 30],
    ] as const)('error: a service that answers %s is asked %s times', async (status, times) => {
      for (const record of [await endOf('success'), await endOf('filling'), await leave()]) {
        const { execution, connection, watches } = createAlone()
        await execution.resume(record, connection)
        for (let look = 1; look <= times; look += 1) {
          expect([look, watches[0]?.isStopped]).toEqual([look, false])
          watches[0]?.onUnavailable?.(serviceError(status))
        }
        expect(watches[0]?.isStopped).toBe(true)
        expect(execution.getState().isServiceUnreachable).toBe(true)
      }
    })

    it('behavior: what the service has told of is asked about as long as it takes', async () => {
      const { execution, connection, watches } = createAlone()
      await execution.resume(await endOf('success'), connection)
      watches[0]?.onStatus({
        rawStatus: 'waiting',
        status: 'waiting',
        isDeposited: false,
        updatedAt: undefined,
      })
      for (let look = 1; look <= 40; look += 1) watches[0]?.onUnavailable?.(serviceError(404))
      expect(execution.getState().status).toBe('unconfirmed')
      expect(watches[0]?.isStopped).toBe(false)
    })

    it('behavior: another answer between them begins the count of 404 anew', async () => {
      const { execution, connection, watches } = createAlone()
      await execution.resume(await endOf('success'), connection)
      for (const status of [404, 404, 404, 404, 503, 404, 404, 404, 404]) {
        watches[0]?.onUnavailable?.(serviceError(status))
      }
      expect(watches[0]?.isStopped).toBe(false)
      watches[0]?.onUnavailable?.(serviceError(404))
      expect(watches[0]?.isStopped).toBe(true)
    })

    it('behavior: is left, or another transfer begun, while nobody confirms it', async () => {
      const { execution, connection, start } = createAlone({ wallet: { sendTransaction: never } })
      await execution.resume(await endOf('success'), connection)
      void start()
      await flushPromises()
      expect(execution.getState().status).toBe('awaitingWallet')
      execution.stop()
      await execution.resume(await endOf('success'), connection)
      execution.reset()
      expect(execution.getState().status).toBe('idle')
    })
  })

  it('behavior: without a path it is followed where the client asks, without an id not at all', async () => {
    const one = createAlone()
    await one.execution.resume(await leave({ statusPath: undefined }), one.connection)
    expect(one.watches).toMatchObject([{ path: undefined }])
    const other = createAlone()
    await other.execution.resume(await leave({ requestId: undefined }), other.connection)
    expect(other.watches).toEqual([])
  })

  it('behavior: not while its name is held elsewhere', async () => {
    const { execution, connection, held, watches } = createAlone()
    held.add(lockOf('old'))
    expect(await execution.resume(await leave(), connection)).toBe(false)
    expect(execution.getState().status).toBe('idle')
    expect(watches).toEqual([])
    expect(held).toContain(lockOf('old'))
  })

  it('behavior: not once something else was begun, or all was ended, and its name is free again', async () => {
    for (const isStarted of [true, false]) {
      const { execution, connection, held, start } = createAlone({ wallet: { sendTransaction: never } })
      const resumed = execution.resume(await leave(), connection)
      if (isStarted) void start()
      else execution.stop()
      expect(await resumed).toBe(false)
      expect(held).not.toContain(lockOf('old'))
      expect(execution.getState().id).toBe(isStarted ? 'id-1' : undefined)
    }
  })

  it('error: not while another one is under way', async () => {
    const { execution, connection, start } = createAlone({ wallet: { sendTransaction: never } })
    void start()
    await expect(execution.resume(await leave(), connection)).rejects.toMatchObject({
      name: 'ExecutionPendingError',
    })
  })

  it('behavior: what was over before it is forgotten', async () => {
    const { execution, connection, start } = createAlone({ wallet: { sendTransaction: decline } })
    await start()
    expect(await execution.resume(await leave({ status: 'filling' }), connection)).toBe(true)
    const state: ExecutionState = execution.getState()
    expect(state).toMatchObject({ id: 'old', status: 'unconfirmed', error: undefined })
  })

  it('behavior: what it finds out is stored', async () => {
    const { execution, connection, say, records } = createAlone()
    await execution.resume(await leave(), connection)
    say('success')
    await flushPromises()
    expect(await records()).toMatchObject([{ id: 'old', status: 'success' }])
  })

  it('behavior: where nothing can be stored, not even a lock, what was sent is watched all the same', async () => {
    const { execution, connection, watches } = createAlone({
      options: { locks: { acquire: () => Promise.reject(new JournalError()) } },
    })
    expect(await execution.resume(await leave(), connection)).toBe(true)
    expect([execution.getState().status, watches.length]).toEqual(['unconfirmed', 1])
  })

  it('behavior: what was sent is looked for, and what was still to come is not asked for', async () => {
    const prompts: unknown[] = []
    const { execution, connection, watches, say, records } = createAlone({
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
      wallet: { sendTransaction: async (transaction) => (prompts.push(transaction), hash) },
    })
    const record = await leave()
    const [sent] = record.items
    const items = [...record.items, { ...sent, status: 'waiting', transactionHash: undefined }]
    await execution.resume({ ...record, items: items as ExecutionRecord['items'] }, connection)
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'unconfirmed',
      error: undefined,
      items: [{ status: 'done' }, { status: 'waiting' }],
    })
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([false])
    // A word that nobody knows says nothing of what has arrived.
    say('unknown')
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', error: undefined })
    say('waiting')
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'rejected',
      error: { name: 'InterruptedError' },
      items: [{ status: 'done' }, { status: 'waiting' }],
    })
    // Nothing is asked for any more, and the approval is remembered.
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([true])
    expect(await records()).toMatchObject([{ status: 'rejected' }])
    expect(prompts).toEqual([])
  })

  it('behavior: one that had failed is not told as left', async () => {
    const { execution, connection, say } = createAlone()
    const record = await leave({ status: 'failed' })
    const [sent] = record.items
    const items = [
      { ...sent, status: 'failed' },
      { ...sent, status: 'waiting', transactionHash: undefined },
    ]
    await execution.resume({ ...record, items: items as ExecutionRecord['items'] }, connection)
    say('waiting')
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', storedStatus: 'failed' })
  })

  it('error: that all of it is mined proves no payment: a store names the transactions', async () => {
    const { execution, connection, say } = createAlone({
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
    })
    await execution.resume(await leave(), connection)
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', items: [{ status: 'done' }] })
    say('waiting')
    expect(execution.getState().status).toBe('unconfirmed')
    say('submitted')
    expect(execution.getState().status).toBe('filling')
  })

  describe('a transaction that failed', () => {
    const sender = '0x00000000000000000000000000000000000000A1'
    const stranger = '0x00000000000000000000000000000000000000c3'
    async function resumeFailed(from: `0x${string}`) {
      const alone = createAlone({
        chainReader: {
          waitForTransaction: async () => ({ status: 'reverted', transactionHash: hash }),
          getTransaction: async () => ({ from, to: stranger, data: '0x', value: 0n }),
          getCode: async () => undefined,
        },
      })
      const record = await leave()
      const items = record.items.map((item) => ({ ...item, intent: { from: sender, at: 0 } }))
      await alone.execution.resume({ ...record, items: items as ExecutionRecord['items'] }, alone.connection)
      await flushPromises()
      return alone
    }

    it('default: is told once the service says that nothing has arrived', async () => {
      const { execution, say } = await resumeFailed(sender)
      expect(execution.getState()).toMatchObject({ status: 'unconfirmed', error: undefined })
      say('waiting')
      await flushPromises()
      expect(execution.getState()).toMatchObject({
        status: 'failed',
        error: { name: 'TransactionRevertedError', transactionHash: hash },
      })
    })

    it('error: is not told where the service has the money', async () => {
      const { execution, say } = await resumeFailed(sender)
      say('submitted')
      await flushPromises()
      expect(execution.getState()).toMatchObject({ status: 'filling', error: undefined })
    })

    it('error: of another account says nothing', async () => {
      const { execution, say } = await resumeFailed(stranger)
      say('waiting')
      await flushPromises()
      expect(execution.getState()).toMatchObject({ status: 'unconfirmed', error: undefined })
    })
  })
})
