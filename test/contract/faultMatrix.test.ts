import { defaultApiKey, type Fault as ServiceFault } from '@causeway/sandbox/simulated'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox } from '../../sandbox/test/support/environment/createTestSandbox.ts'
import { bridge, quoteParameters, requestIdOf } from '../../sandbox/test/support/quotes.ts'
import {
  createClient,
  type Client,
  CausewayError,
  AbortedError,
  MalformedResponseError,
  NetworkError,
  RateLimitError,
  ServiceError,
  TimeoutError,
} from '@causeway/react/actions'
import { inTurn } from '../support/runner/caseCount.ts'
import { errorMessage } from '../../src/widgets/shared/messages/errors/errorMessage.ts'
import { catchError } from '../../sandbox/test/support/catchError.ts'
import {
  createWireActions,
  signature,
  wireActionsOfDialects,
  type WireAction,
} from './support/wireActions.ts'
import { apiKey, wireFaults, type WireFault } from './support/wireFaults.ts'
import { startWireServer, type WireServer } from './support/wireServer.ts'

let server: WireServer
/** A host that was not configured. */
let stranger: WireServer
/** How often the client has sent; a busy machine may take longer to receive than the client waits. */
let sent = 0

// A server for each test: what comes late is not taken for a request of the next one.
beforeEach(async () => {
  sent = 0
  server = await startWireServer()
  stranger = await startWireServer()
})

afterEach(async () => {
  await server.stop()
  await stranger.stop()
})

interface ClientChange {
  timeoutMs?: number | undefined
  baseUrl?: string
  brand?: string
}

function clientWith(parameters: ClientChange): Client {
  return createClient({
    baseUrl: server.url,
    apiKey,
    timeoutMs: 30_000,
    fetch: (input, init) => {
      sent += 1
      return fetch(input, init)
    },
    ...parameters,
  })
}

/** Everything that a log of an error may hold. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, ...facts } = error
  return [error.message, error.stack, JSON.stringify(facts), cause === undefined ? '' : saidBy(cause)].join(
    '\n',
  )
}

/** What is true of every error, of any kind. */
function expectHarmless(error: unknown, endpoint: string): void {
  expect(error).toBeInstanceOf(CausewayError)
  expect(error).toMatchObject({ endpoint })
  expect(saidBy(error)).not.toContain(apiKey)
  expect(saidBy(error)).not.toContain(signature)
  // Whole calldata and signatures are longer than any hash.
  expect((error as Error).message).not.toMatch(/[0-9a-f]{65}/i)
}

/** The first sentence explains a code; the second one says what to do. */
const translate = (key: string) => (key === 'text.next' ? '{first}' : key)

type Expected = Pick<WireFault, 'error' | 'facts' | 'messageKey' | 'again'>

function expectFault(error: unknown, action: WireAction, fault: Expected): void {
  const { path, ...facts } = fault.facts
  expect(error).toBeInstanceOf(fault.error)
  expect(error).toMatchObject(facts)
  if (path !== undefined) expect(error).toHaveProperty('path', expect.stringMatching(path as RegExp))
  expect(errorMessage(error as Error, translate, String)).toBe(fault.messageKey)
  expectHarmless(error, action.endpoint)
}

function timesSent({ isQuote, endpoint }: WireAction, { again, facts }: Expected): number {
  // A lookup that is not served where a step says is asked for at the client's own.
  if (endpoint === 'GET /intents/status/v3' && facts['status'] === 404) return 2
  if (again === 'nobody') return 1
  if (isQuote) return again === 'all' ? 2 : 1
  return 4
}

describe.each(wireActionsOfDialects.map((action, turn) => ({ ...action, turn })))('$name', (action) => {
  const clientOf = (parameters: ClientChange = {}) => clientWith({ brand: action.brand, ...parameters })

  it('default: reads a complete answer', async () => {
    server.serve = (outgoing) => outgoing.end(JSON.stringify(action.answer))
    await expect(action.ask(clientOf())).resolves.toBeDefined()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.headers['x-api-key']).toBe(apiKey)
  })

  const faults = wireFaults.filter(({ name }) => !(action.takesLittle && name === '{} with 200'))
  it.each(faults)('error: $name', async (fault) => {
    server.serve = fault.serve
    expectFault(
      await catchError(action.ask(clientOf({ timeoutMs: fault.timeoutMs ?? 30_000 }))),
      action,
      fault,
    )
    expect(sent).toBe(1)
  })

  const { askWithRetries } = action
  if (askWithRetries) {
    // How often is asked again hangs on the fault and the action's kind, and on no dialect.
    const some = inTurn(faults, { share: 3, turn: action.turn })
    it.each(some)('behavior: retries as hooks do: $name', async (fault) => {
      server.serve = fault.serve
      const client = clientOf({ timeoutMs: fault.timeoutMs ?? 30_000 })
      expectFault(await catchError(askWithRetries(client)), action, fault)
      expect(sent).toBe(timesSent(action, fault))
    })
  }

  it('error: reports a closed port as a network error', async () => {
    const { url, stop } = await startWireServer()
    await stop()
    const error = await catchError(action.ask(clientOf({ baseUrl: url })))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ status: undefined, retryable: true })
    expectHarmless(error, action.endpoint)
  })

  const redirects = [301, 302, 303, 307, 308].flatMap((status) => [
    [status, 'another host'] as const,
    [status, 'another path of the same host'] as const,
  ])
  it.each(redirects)('error: doesn’t follow %s to %s, and sends nothing again', async (status, target) => {
    const location = target === 'another host' ? `${stranger.url}/quote` : `${server.url}/elsewhere`
    server.serve = (outgoing) => outgoing.writeHead(status, { location }).end()
    const error = await catchError((askWithRetries ?? action.ask)(clientOf()))
    expect(error).toBeInstanceOf(MalformedResponseError)
    expect(error).toMatchObject({ status, reason: 'it leads to another address', retryable: false })
    expectHarmless(error, action.endpoint)
    expect(stranger.received).toEqual([])
    expect([sent, server.received.length]).toEqual([1, 1])
  })

  it.each<[string, (outgoing: WireServer['serve']) => WireServer['serve']]>([
    ['while nothing has come', (told) => told],
    [
      'in the middle of the answer',
      (told) => (outgoing, incoming) => outgoing.write('{"status":', () => told(outgoing, incoming)),
    ],
  ])('error: closes the connection when the caller aborts %s', async (_, after) => {
    const caller = new AbortController()
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    server.serve = after((outgoing) => {
      once(outgoing, 'close').then(() => resolve())
      caller.abort(new Error('The page is gone.'))
    })
    const error = await catchError(action.ask(clientOf(), { signal: caller.signal }))
    expect(error).toBeInstanceOf(AbortedError)
    expect(error).toMatchObject({ retryable: false, cause: { message: 'The page is gone.' } })
    expectHarmless(error, action.endpoint)
    await closed
    expect(server.received).toHaveLength(1)
  })

  it('error: sends nothing if the caller aborts before', async () => {
    const error = await catchError(action.ask(clientOf(), { signal: AbortSignal.abort() }))
    expect(error).toBeInstanceOf(AbortedError)
    expect(server.received).toEqual([])
  })

  it('behavior: doesn’t read an answer to its end that is too long', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<boolean>()
    const endless = wireFaults.find(({ name }) => name === 'an answer without end')
    server.serve = (outgoing, incoming) => {
      outgoing.once('close', () => resolve(outgoing.writableFinished))
      endless?.serve(outgoing, incoming)
    }
    await catchError(action.ask(clientOf()))
    expect(await closed).toBe(false)
  })
})

/** The outcome of the sandbox's own faults; a fault without a line here is a type error. */
const serviceFaults: Record<ServiceFault['type'], [ServiceFault, Expected][]> = {
  latency: [
    [
      { type: 'latency', delayMs: 60_000 },
      { error: TimeoutError, facts: { timeoutMs: 20 }, messageKey: 'error.timeout', again: 'reads' },
    ],
  ],
  rateLimit: [
    [{ type: 'rateLimit' }, limited(undefined)],
    [{ type: 'rateLimit', retryAfterSeconds: 7 }, limited(7000)],
  ],
  serverError: [
    [
      { type: 'serverError', status: 500 },
      {
        error: ServiceError,
        facts: {
          status: 500,
          errorCode: 'UNKNOWN_ERROR',
          requestId: expect.stringMatching(/^0x/),
          retryable: false,
        },
        messageKey: 'error.serviceFault',
        again: 'nobody',
      },
    ],
    [
      { type: 'serverError', status: 503 },
      {
        error: ServiceError,
        facts: { status: 503, errorCode: 'SERVICE_UNAVAILABLE', retryable: true },
        messageKey: 'error.serviceUnavailable',
        again: 'reads',
      },
    ],
  ],
  cutJson: [[{ type: 'cutJson' }, malformed({ status: 200, path: /^$/, reason: 'it is not JSON' })]],
  wrongTypes: [
    [{ type: 'wrongTypes' }, malformed({ status: 200, path: /^(details|steps|status|requests)$/ })],
  ],
  html: [[{ type: 'html' }, malformed({ status: 200, reason: 'it is not JSON' })]],
  lostConnection: [
    [
      { type: 'lostConnection' },
      { error: NetworkError, facts: { status: undefined }, messageKey: 'error.network', again: 'all' },
    ],
  ],
  redirect: [[{ type: 'redirect' }, malformed({ status: 307, reason: 'it leads to another address' })]],
}

function limited(retryAfterMs: number | undefined): Expected {
  return {
    error: RateLimitError,
    facts: { status: 429, retryAfterMs },
    messageKey: retryAfterMs ? 'error.rateLimit.wait' : 'error.rateLimit',
    again: 'reads',
  }
}

function malformed(facts: Record<string, unknown>): Expected {
  return {
    error: MalformedResponseError,
    facts: { retryable: false, ...facts },
    messageKey: 'error.malformed',
    again: 'nobody',
  }
}

it.each(Object.values(serviceFaults).flat())(
  'error: handles %o of the provider itself',
  async (fault, expected) => {
    const sandbox = createTestSandbox()
    const requestId = requestIdOf(await bridge(sandbox, { amount: 100_000_000n }))
    await sandbox.clock.advance(5000)
    const parameters = quoteParameters(sandbox, { amount: 100_000_000n })
    // A signature needs a permit to be posted for.
    const actions = createWireActions({ parameters, requestId }).filter(
      ({ name }) => name !== 'postSignature',
    )
    const client = createClient({
      baseUrl: 'https://sandbox.invalid',
      apiKey: defaultApiKey,
      timeoutMs: fault.type === 'latency' ? 20 : 30_000,
      fetch: (input, init) => {
        sent += 1
        return sandbox.fetch(input, init)
      },
    })
    sandbox.faults.add(fault)
    for (const action of actions) {
      const asked = action.askWithRetries ?? action.ask
      sent = 0
      expectFault(await catchError(asked(client)), action, expected)
      expect(sent).toBe(action.askWithRetries ? timesSent(action, expected) : 1)
    }
    sandbox.faults.clear()
    for (const { ask } of actions) await expect(ask(client)).resolves.toBeDefined()
  },
)
