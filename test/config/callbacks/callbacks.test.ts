import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  type ConfigCallbacks,
  type ConfigEvent,
  type SwapEvent,
  type Config,
  executeSteps,
  RequestFailedError,
  createMemoryJournal,
  type Journal,
  createMemoryLocks,
  idleState,
  type ExecutionStatus,
} from '@causeway/react/execution'
import { depositAddressMutationOptions, quoteQueryOptions } from '@causeway/react/query'
import { createReporter } from '../../../src/config/callbacks/createReporter.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

/** Long enough for a receipt to be seen before the fill. */
const fast = { policy: { fillDelayMs: 300 } }
type Shared = Parameters<typeof configOf>[1]

/** A config whose events are written down, in their order. */
function listen(env: TestEnvironment, shared: Shared = {}) {
  const events: ConfigEvent[] = []
  const config = configOf(env, { ...shared, onEvent: (event) => void events.push(event) })
  onTestFinished(() => config.stop())
  return { config, events, told: () => events.map(wordOf) }
}

function wordOf(event: ConfigEvent): string {
  return event.type === 'status' ? event.status : `> ${event.type}`
}

/** Starts a swap as the widgets do. */
async function start(env: TestEnvironment, config: Config) {
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const connection = { wallet: env.wallet, chainReader: config.chainReader }
  return { quote, state: await config.executions.current.start(quote, connection) }
}

const course = ['> start', 'auditing', 'awaitingWallet', 'confirming', 'filling', 'success', '> success']

describe('onEvent', () => {
  it('default: reports a swap from its start to its end, each status once', async () => {
    const env = createTestEnvironment(fast)
    const { config, events, told } = listen(env)
    config.connect(env.wallet)
    const { quote, state } = await start(env, config)
    expect(told()).toEqual(course)
    const swap = {
      id: state.id,
      requestId: quote.steps[0]?.requestId,
      summary: { recipient: quote.details.recipient, pay: quote.details.currencyIn },
    }
    for (const event of events) expect(event).toMatchObject(swap)
    expect(events.at(-1)).toMatchObject({ transactionHashes: [state.items[0]?.transactionHash] })
    expect(
      JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toMatch(/"(data|signature|steps|quote)":/)
  })

  it('default: reports the same without React', async () => {
    const env = createTestEnvironment(fast)
    const { config, told } = listen(env)
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    await executeSteps(config, { quote, wallet: env.wallet })
    expect(told()).toEqual(course)
  })

  it('behavior: reports a rejected prompt as a status, not as an error, and a new start', async () => {
    const env = createTestEnvironment(fast)
    const { config, told } = listen(env)
    env.sandbox.wallet.approve = 'never'
    const { quote } = await start(env, config)
    expect(told()).toEqual(['> start', 'auditing', 'awaitingWallet', 'rejected'])
    env.sandbox.wallet.approve = 'always'
    await config.executions.current.start(quote, { wallet: env.wallet, chainReader: config.chainReader })
    expect(told().slice(4)).toEqual(course)
  })

  it('behavior: reports funds that go back as a refund', async () => {
    const env = createTestEnvironment(fast)
    env.sandbox.faults.add({ kind: 'chain', type: 'revertedFill', chainId: env.chains[1].id })
    const { config, told } = listen(env)
    await start(env, config)
    await vi.waitFor(() => expect(told()).toContain('> refund'), { timeout: 60_000 })
    expect(told()).not.toContain('> success')
    expect(told().at(-1)).toBe('> refund')
  })

  it('behavior: says why a swap failed', async () => {
    const env = createTestEnvironment(fast)
    const { config, events, told } = listen(env)
    const quote = structuredClone(await getQuote(env.client, env.quoteParameters('ETH')))
    quote.details.recipient = '0x000000000000000000000000000000000000bEEF'
    await executeSteps(config, { quote, wallet: env.wallet })
    expect(told()).toEqual(['> start', 'auditing', 'failed', '> error'])
    expect(events.at(-1)).toMatchObject({
      error: { name: 'QuoteAuditError' },
      swap: { status: 'failed' },
      parameters: undefined,
    })
  })

  it('behavior: reports a swap of an earlier page from then on, and repeats nothing that was reported', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 400 } })
    const shared = { journal: createMemoryJournal(), locks: createMemoryLocks() }
    const earlier = listen(env, shared)
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const page = new AbortController()
    const onChange = ({ status }: { status: string }) => void (status === 'filling' && page.abort())
    await executeSteps(earlier.config, { quote, wallet: env.wallet }, { signal: page.signal, onChange })
    expect(earlier.told().at(-1)).toBe('filling')

    // Anyone could have written there.
    const [entry] = await shared.journal.read()
    const { id = '', text = '' } = entry ?? {}
    const [hash] = /0x[0-9a-f]{64}/.exec(/"transactionHash":"0x[0-9a-f]{64}/.exec(text)?.[0] ?? '') ?? []
    const forged = `0x${'7'.repeat(64)}`
    await shared.journal.write({ id, text: text.replaceAll(hash ?? '', forged) })
    const { config, told, events } = listen(env, shared)
    config.connect(env.wallet)
    // Another tab sees the same journal, and leaves it to the one that follows.
    const other = listen(env, shared)
    await vi.waitFor(() => expect(config.executions.getState().pending).toHaveLength(1), {
      timeout: 60_000,
    })
    other.config.connect(env.wallet)
    await vi.waitFor(() => expect(told()).toEqual(['success', '> success']), { timeout: 60_000 })
    expect(other.told()).toEqual([])
    expect(events.at(-1)).toMatchObject({ summary: undefined, transactionHashes: [hash] })
    expect(hash).toHaveLength(66)
  })

  it.each<[stored: ExecutionStatus, seen: ExecutionStatus[], told: string[]]>([
    ['awaitingWallet', ['unknown', 'filling'], ['unknown', 'filling']],
    ['confirming', ['unconfirmed', 'confirming', 'filling'], ['filling']],
    ['filling', ['unconfirmed', 'success'], ['success', '> success']],
    ['filling', ['unconfirmed', 'confirming', 'filling'], ['confirming', 'filling']],
    ['failed', ['unconfirmed', 'failed', 'refunded'], ['refunded', '> refund']],
    ['failed', ['unconfirmed', 'failed'], []],
  ])('behavior: reports %s, then seen as %j', (storedStatus, seen, expected) => {
    const told: string[] = []
    const reporter = createReporter({ onEvent: (event) => void told.push(wordOf(event)) })
    const error = new RequestFailedError({ requestId: '0x1', reason: undefined })
    for (const status of seen)
      reporter.swap({ ...idleState, id: 'e1', isRestored: true, storedStatus, status, error })
    expect(told).toEqual(expected)
  })

  it('behavior: reports nothing in another tab of a swap that this one runs to its end', async () => {
    const env = createTestEnvironment(fast)
    const kept = createMemoryJournal()
    const listeners = new Set<() => void>()
    const tell = () => {
      for (const listener of listeners) listener()
    }
    const journal: Journal = {
      read: kept.read,
      write: async (entry) => kept.write(entry).then(tell),
      remove: async (id) => kept.remove(id).then(tell),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const shared = { journal, locks: createMemoryLocks() }
    const other = listen(env, shared)
    other.config.connect(env.wallet)
    const { config, told } = listen(env, shared)
    config.connect(env.wallet)
    const { state } = await start(env, config)
    expect(told()).toEqual(course)
    const listed = () => {
      const { pending, past } = other.config.executions.getState()
      return [...pending, ...past]
    }
    const over = { place: 'here', state: { id: state.id, status: 'unconfirmed' } }
    await vi.waitFor(() => expect(listed()).toMatchObject([over]), { timeout: 60_000 })
    expect(other.told()).toEqual([])
  })

  it('default: reports a quote, and one that failed', async () => {
    const env = createTestEnvironment()
    const { config, events } = listen(env)
    const parameters = env.quoteParameters()
    const quote = await new QueryClient().fetchQuery(quoteQueryOptions(config, parameters))
    expect(events).toEqual([
      { type: 'quote', parameters, details: quote.details, fees: quote.fees, receivedAt: quote.receivedAt },
    ])
    const client = clientOf(async () => Response.json({ errorCode: 'NO_QUOTES' }, { status: 400 }))
    const refused = listen(env, { client })
    await new QueryClient().fetchQuery(quoteQueryOptions(refused.config, parameters)).catch(() => {})
    expect(refused.events).toMatchObject([
      { type: 'error', error: { errorCode: 'NO_QUOTES' }, swap: undefined, parameters },
    ])
  })

  it('behavior: reports to the same callbacks for a copy of the config, and to none for parts of a config that no page uses', async () => {
    const env = createTestEnvironment(fast)
    const { config, told } = listen(env)
    const ask = (some: Pick<Config, 'client'>) =>
      new QueryClient().fetchQuery(quoteQueryOptions(some, env.quoteParameters('ETH')))
    const copy: Config = { ...config, clearHistory: () => Promise.reject(new Error('no storage')) }
    const quote = await ask(copy)
    await executeSteps(copy, { quote, wallet: env.wallet })
    expect(told()).toEqual(['> quote', ...course])
    const { client, chainReader, journal, locks, requestWatcher, getAudit } = config
    const parts = { client, chainReader, journal, locks, requestWatcher, getAudit }
    const other = await ask(parts)
    expect(await executeSteps(parts, { quote: other, wallet: env.wallet })).toMatchObject({
      status: 'success',
    })
    expect(told()).toHaveLength(course.length + 1)
  })

  it('behavior: reports a canceled request for a quote neither as a quote nor as an error', async () => {
    const env = createTestEnvironment()
    const client = clientOf(
      (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    const { config, events } = listen(env, { client })
    const queryClient = new QueryClient()
    const options = quoteQueryOptions(config, env.quoteParameters())
    const answer = queryClient.fetchQuery(options).catch(() => {})
    await queryClient.cancelQueries(options)
    await answer
    expect(events).toEqual([])
  })

  it('default: reports the quote of a deposit address', async () => {
    const env = createTestEnvironment()
    const { config, told } = listen(env)
    const { mutationFn } = depositAddressMutationOptions(config)
    const [, refundTo, recipient] = env.sandbox.accounts
    const parameters = env.quoteParameters('ETH', {
      useDepositAddress: true,
      strict: true,
      refundTo,
      recipient,
    })
    await mutationFn?.(parameters, { client: new QueryClient(), meta: undefined })
    expect(told()).toEqual(['> quote'])
  })
})

describe('each callback', () => {
  it('default: gets its own events', async () => {
    const env = createTestEnvironment(fast)
    const callbacks = {
      onQuote: vi.fn(),
      onStart: vi.fn(),
      onStatus: vi.fn(),
      onSuccess: vi.fn(),
      onRefund: vi.fn(),
      onError: vi.fn(),
    } satisfies ConfigCallbacks
    const config = configOf(env, callbacks)
    await new QueryClient().fetchQuery(quoteQueryOptions(config, env.quoteParameters()))
    await start(env, config)
    const counts = Object.entries(callbacks).map(([name, { mock }]) => [name, mock.calls.length])
    expect(Object.fromEntries(counts)).toEqual({
      onQuote: 1,
      onStart: 1,
      onStatus: 5,
      onSuccess: 1,
      onRefund: 0,
      onError: 0,
    })
    expect(callbacks.onSuccess.mock.calls[0]?.[0]).toMatchObject({ status: 'success' })
  })

  it('behavior: reports what a callback causes only after all callbacks got the event before it', async () => {
    const env = createTestEnvironment(fast)
    env.sandbox.wallet.approve = 'manual'
    const told: string[] = []
    const config = configOf(env, {
      onStart: () => void told.push('onStart'),
      onStatus({ status }) {
        told.push(`onStatus ${status}`)
        if (status === 'awaitingWallet') config.executions.current.giveUpPrompt()
      },
      onEvent: (event) => void told.push(`onEvent ${wordOf(event)}`),
    })
    onTestFinished(() => config.stop())
    void start(env, config)
    await vi.waitFor(() => expect(told).toContain('onEvent unknown'), { timeout: 60_000 })
    const words = ['auditing', 'awaitingWallet', 'unknown']
    const expected = words.flatMap((word) => [`onStatus ${word}`, `onEvent ${word}`])
    expect(told.slice(2, 8)).toEqual(expected)
  })

  it.each([
    ['throws', () => raise()],
    ['rejects', async () => raise()],
    ['rejects by a promise of a library', () => new OtherPromise()],
    ['writes into its facts', (facts: object) => Object.assign(facts, { status: 'failed' })],
  ])('error: reports a callback that %s, and changes nothing', async (_, callback) => {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    onTestFinished(() => void vi.unstubAllGlobals())
    const env = createTestEnvironment(fast)
    const names = ['onQuote', 'onStart', 'onStatus', 'onSuccess', 'onError', 'onEvent']
    const config = configOf(env, Object.fromEntries(names.map((name) => [name, callback])))
    const client = new QueryClient()
    const quote = await client.fetchQuery(quoteQueryOptions(config, env.quoteParameters('ETH')))
    const state = await executeSteps(config, { quote, wallet: env.wallet })
    expect(state.status).toBe('success')
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(16), { timeout: 60_000 })
  })

  it('behavior: passes on to neither the page nor the next callback what one writes into its facts', async () => {
    vi.stubGlobal('reportError', () => {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const env = createTestEnvironment(fast)
    const stranger = `0x${'d'.repeat(40)}`
    const heard: SwapEvent[] = []
    const config = configOf(env, {
      onStart: ({ summary }) => void Object.assign(summary ?? {}, { recipient: stranger }),
      onStatus: ({ transactionHashes }) => void Object.assign(transactionHashes, { length: 0 }),
      onSuccess: (event) => void heard.push(event),
    })
    const { quote, state } = await start(env, config)
    const { recipient } = quote.details
    expect(state.summary?.recipient).toBe(recipient)
    expect(heard).toMatchObject([
      { summary: { recipient }, transactionHashes: [state.items[0]?.transactionHash] },
    ])
  })

  it('error: throws InvalidConfigError for anything else than a function', () => {
    expect(() => configOf(createTestEnvironment(), { onStatus: 'log' as never })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'onStatus' }),
    )
  })
})

/** What some libraries return in place of a promise. */
class OtherPromise {
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is to be
  then(_: unknown, reject: (error: Error) => void): void {
    reject(new Error('of the page'))
  }
}

function raise(): never {
  throw new Error('of the page')
}
