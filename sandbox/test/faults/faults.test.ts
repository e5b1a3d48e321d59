import { createWalletClient, custom, type TypedDataDefinition } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getQuote,
  getRequestStatus,
  getRequests,
  getRequestsV2,
  createClient,
  MalformedResponseError,
  NetworkError,
  RateLimitError,
  ServiceError,
  TimeoutError,
} from '@causeway/react/actions'
import {
  type ActiveEndpointFault,
  type FaultEndpoint,
  type ScenarioName,
  scenarios,
} from '@causeway/sandbox/simulated'
import { faultEndpoints as endpoints } from '../../src/faults/fault.ts'
import { withAdmin } from '../../src/http/withAdmin.ts'
import { createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { postItem, signatureItems, toSignable } from '../support/permits.ts'
import { bridge, quoteParameters, requestIdOf } from '../support/quotes.ts'

/** A sandbox with one request that was filled, and each of our actions on it. */
async function withActions() {
  const sandbox = createTestSandbox()
  const requestId = requestIdOf(await bridge(sandbox, { amount: 100_000_000n }))
  await sandbox.clock.advance(5000)
  const { client, provider } = sandbox
  const byPermit = await getQuote(client, quoteParameters(sandbox, { amount: 100_000_000n, usePermit: true }))
  const [permit] = signatureItems(byPermit)
  if (!permit) throw new TypeError('There is nothing to sign.')
  const signer = createWalletClient({ account: sandbox.user, transport: custom(provider) })
  const signature = await signer.signTypedData(toSignable(permit) as TypedDataDefinition)
  const actions: Record<FaultEndpoint, () => Promise<unknown>> = {
    quote: () => getQuote(client, quoteParameters(sandbox, { amount: 100_000_000n })),
    permits: () => postItem(client, permit, signature),
    status: () => getRequestStatus(client, { requestId }),
    requests: () => getRequests(client),
    requestsV2: () => getRequestsV2(client),
  }
  return { sandbox, actions }
}

function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no error',
    (error: unknown) => error,
  )
}

afterEach(() => {
  vi.useRealTimers()
})

describe('faults', () => {
  const cases: [
    fault: ActiveEndpointFault,
    kind: abstract new (...parameters: never[]) => Error,
    facts: object,
  ][] = [
    [{ type: 'rateLimit' }, RateLimitError, { status: 429, retryAfterMs: undefined, retryable: true }],
    [{ type: 'rateLimit', retryAfterSeconds: 7 }, RateLimitError, { status: 429, retryAfterMs: 7000 }],
    [
      { type: 'serverError', status: 500 },
      ServiceError,
      { status: 500, errorCode: 'UNKNOWN_ERROR', requestId: expect.stringMatching(/^0x/), retryable: false },
    ],
    [
      { type: 'serverError', status: 503 },
      ServiceError,
      { status: 503, errorCode: 'SERVICE_UNAVAILABLE', retryable: true },
    ],
    [{ type: 'cutJson' }, MalformedResponseError, { status: 200, reason: 'it is not JSON' }],
    [{ type: 'wrongTypes' }, MalformedResponseError, { status: 200 }],
    [{ type: 'html' }, MalformedResponseError, { status: 200, reason: 'it is not JSON' }],
    [{ type: 'lostConnection' }, NetworkError, { retryable: true }],
    [{ type: 'redirect' }, MalformedResponseError, { status: 307, retryable: false }],
  ]
  it.each(cases)(
    'error: %o is %s to our client, at every endpoint and at it alone',
    async (fault, kind, facts) => {
      const { sandbox, actions } = await withActions()
      for (const endpoint of endpoints) {
        const off = sandbox.faults.add({ ...fault, endpoint })
        for (const asked of endpoints) {
          const error = await failure(actions[asked]())
          if (asked === endpoint) {
            expect(error).toBeInstanceOf(kind)
            expect(error).toMatchObject(facts)
          } else expect([asked, error]).toEqual([asked, 'no error'])
        }
        off()
        expect(await failure(actions[endpoint]())).toBe('no error')
      }
    },
  )

  it('parameters: applies everywhere without an endpoint', async () => {
    const { sandbox, actions } = await withActions()
    sandbox.faults.add({ type: 'html' })
    for (const endpoint of endpoints) {
      expect(await failure(actions[endpoint]())).toBeInstanceOf(MalformedResponseError)
    }
  })

  it('parameters: times', async () => {
    const { sandbox, actions } = await withActions()
    sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'status', times: 2 })
    sandbox.faults.add({ type: 'html', endpoint: 'status', times: 1 })
    expect(await failure(actions.quote())).toBe('no error')
    expect(await failure(actions.status())).toBeInstanceOf(ServiceError)
    expect(sandbox.faults.list()).toMatchObject([{ times: 1 }, { times: 1 }])
    expect(await failure(actions.status())).toBeInstanceOf(ServiceError)
    expect(await failure(actions.status())).toBeInstanceOf(MalformedResponseError)
    expect(await failure(actions.status())).toBe('no error')
    expect(sandbox.faults.list()).toEqual([])
  })

  it('parameters: latency – delays the answer, and adds up', async () => {
    const { sandbox, actions } = await withActions()
    sandbox.faults.add({ type: 'latency', delayMs: 2000, endpoint: 'status' })
    sandbox.faults.add({ type: 'latency', delayMs: 1000 })
    let isDone = false
    const asked = actions.status().then(() => {
      isDone = true
    })
    await sandbox.clock.advance(2999)
    expect(isDone).toBe(false)
    await sandbox.clock.advance(1)
    await asked
    expect(isDone).toBe(true)
  })

  it('error: causes a TimeoutError with a latency beyond the limit', async () => {
    const { sandbox } = await withActions()
    sandbox.faults.add({ type: 'latency', delayMs: 60_000 })
    vi.useFakeTimers()
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: sandbox.fetch, timeoutMs: 1000 })
    const error = failure(getRequestsV2(client))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await error).toBeInstanceOf(TimeoutError)
  })

  it('behavior: does what is asked even if the answer is lost', async () => {
    const sandbox = createTestSandbox({ policy: { listUnpaid: true } })
    sandbox.faults.add({ type: 'lostConnection', endpoint: 'quote' })
    await failure(getQuote(sandbox.client, quoteParameters(sandbox, { amount: 100_000_000n })))
    expect((await getRequests(sandbox.client)).requests).toHaveLength(1)
  })

  it('behavior: announces the end of v2, even while it fails', async () => {
    const { sandbox } = await withActions()
    sandbox.faults.add({ type: 'serverError', status: 500 })
    const response = await sandbox.fetch('https://sandbox.invalid/requests/v2')
    expect([response.status, response.headers.get('deprecation')]).toEqual([500, '@1784678400'])
  })
})

describe('scenarios', () => {
  it('default: describes each in its own sentence', () => {
    for (const { name, description } of scenarios) {
      expect(name).toMatch(/^[a-z][A-Za-z]+$/)
      expect(description).toMatch(/^[A-Z][^.]*\.$/)
    }
    expect(new Set(scenarios.map(({ description }) => description)).size).toBe(scenarios.length)
  })

  it.each<[ScenarioName, FaultEndpoint, unknown]>([
    ['offline', 'status', NetworkError],
    ['captivePortal', 'quote', MalformedResponseError],
    ['redirected', 'requests', MalformedResponseError],
    ['rateLimited', 'quote', RateLimitError],
    ['rateLimitedInSilence', 'quote', RateLimitError],
    ['outage', 'requestsV2', ServiceError],
    ['quoteFails', 'quote', ServiceError],
    ['historyBroken', 'requests', MalformedResponseError],
    ['answersCut', 'status', MalformedResponseError],
  ])('behavior: %s', async (name, endpoint, kind) => {
    const { sandbox, actions } = await withActions()
    sandbox.faults.play(name)
    expect(await failure(actions[endpoint]())).toBeInstanceOf(kind)
    sandbox.faults.play('calm')
    expect(await failure(actions[endpoint]())).toBe('no error')
  })

  it('behavior: statusHiccup: fails three times, each time in another way', async () => {
    const { sandbox, actions } = await withActions()
    sandbox.faults.play('statusHiccup')
    expect(await failure(actions.status())).toBeInstanceOf(ServiceError)
    expect(await failure(actions.status())).toBeInstanceOf(NetworkError)
    expect(await failure(actions.status())).toBeInstanceOf(MalformedResponseError)
    expect(await failure(actions.status())).toBe('no error')
  })

  it('behavior: slowNetwork: answers after three seconds', async () => {
    const { sandbox, actions } = await withActions()
    sandbox.faults.play('slowNetwork')
    const before = sandbox.clock.now()
    const asked = actions.requests().then(() => sandbox.clock.now() - before)
    await sandbox.clock.advance(10_000)
    expect(await asked).toBeGreaterThanOrEqual(3000)
  })

  it('behavior: slowFill, lateDeposit and costlyService: change what the provider does, until all is calm', async () => {
    const statusAfter = async (sandbox: TestSandbox, ms: number) => {
      const requestId = requestIdOf(await bridge(sandbox, { amount: 100_000_000n }))
      await sandbox.clock.advance(ms)
      return (await sandbox.store.get(requestId))?.progress.status
    }
    const sandbox = createTestSandbox()
    sandbox.faults.play('slowFill')
    expect(await statusAfter(sandbox, 119_000)).toBe('submitted')
    sandbox.faults.play('lateDeposit')
    expect(await statusAfter(sandbox, 5000)).toBe('refund')
    sandbox.faults.play('costlyService')
    const quote = await getQuote(sandbox.client, quoteParameters(sandbox, { amount: 100_000_000n }))
    expect(quote.details.currencyOut.amount).toBeLessThan(90_000_001n)
    sandbox.faults.clear()
    expect(await statusAfter(sandbox, 5000)).toBe('success')
  })

  it('behavior: clear: keeps the policy that the sandbox was created with', async () => {
    const sandbox = createTestSandbox({ policy: { serviceFeeBps: 0, minimumGasFeeUsd: '0' } })
    const asked = quoteParameters(sandbox, { amount: 100_000_000n })
    const { details } = await getQuote(sandbox.client, asked)
    sandbox.faults.play('costlyService')
    sandbox.faults.clear()
    expect((await getQuote(sandbox.client, asked)).details.currencyOut.amount).toBe(
      details.currencyOut.amount,
    )
  })
})

describe('/admin/faults', () => {
  const url = 'http://127.0.0.1:4000/admin/faults'

  function withSwitches() {
    const sandbox = createTestSandbox()
    const admin = withAdmin({
      fetch: (request) => sandbox.fetch(request),
      faults: sandbox.faults,
    })
    const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
      admin(new Request(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers }))
    return { sandbox, admin, post }
  }

  it('default', async () => {
    const { admin, post } = withSwitches()
    const fault = { type: 'latency', delayMs: 3000, endpoint: 'quote', times: 1 }
    expect((await post('', fault)).status).toBe(200)
    expect(await (await admin(new Request(url))).json()).toEqual({
      faults: [fault],
      scenario: 'calm',
      scenarios: scenarios.map(({ name, description }) => ({ name, description })),
    })
    expect(await (await post('/scenario', { name: 'outage' })).json()).toMatchObject({
      faults: [{ type: 'serverError', status: 503 }],
      scenario: 'outage',
    })
    expect(await (await post('', fault)).json()).toMatchObject({ scenario: 'outage' })
    expect(await (await post('/clear', {})).json()).toMatchObject({ faults: [], scenario: 'calm' })
  })

  it.each([
    { type: 'rateLimit' },
    { type: 'rateLimit', retryAfterSeconds: 5 },
    { type: 'serverError', status: 500 },
    ...['cutJson', 'wrongTypes', 'html', 'lostConnection', 'redirect'].map((type) => ({ type })),
  ])('parameters: %o', async (fault) => {
    const { sandbox, post } = withSwitches()
    await post('', { ...fault, endpoint: 'status' })
    expect(sandbox.faults.list()).toEqual([{ ...fault, endpoint: 'status' }])
  })

  it.each([
    ...['stuckFill', 'revertedFill', 'reorgedDeposit', 'lateDeposit', 'emptyInventory'].map((type) => ({
      type,
    })),
    { type: 'priceMove', bps: 100 },
    { type: 'stuckFill', chainId: 31338, times: 2 },
  ])('parameters: kind chain, %o', async (fault) => {
    const { sandbox, post } = withSwitches()
    expect((await post('', { kind: 'chain', ...fault })).status).toBe(200)
    expect(sandbox.faults.list()).toEqual([{ kind: 'chain', ...fault }])
  })

  it.each([
    [{}, 'type'],
    [{ kind: 'weather', type: 'html' }, 'kind'],
    [{ kind: 'chain', type: 'html' }, 'type'],
    [{ kind: 'chain', type: 'priceMove' }, 'bps'],
    [{ kind: 'chain', type: 'priceMove', bps: 10_001 }, 'bps'],
    [{ kind: 'chain', type: 'stuckFill', chainId: '1' }, 'chainId'],
    [{ kind: 'chain', type: 'stuckFill', times: 0 }, 'times'],
    [{ type: 'constructor' }, 'type'],
    [{ type: 'latency' }, 'delayMs'],
    [{ type: 'latency', delayMs: -1 }, 'delayMs'],
    [{ type: 'serverError', status: 200 }, 'status'],
    [{ type: 'rateLimit', retryAfterSeconds: '5' }, 'retryAfterSeconds'],
    [{ type: 'html', endpoint: 'all' }, 'endpoint'],
    [{ type: 'html', times: 0 }, 'times'],
  ])('error: answers 400 to %o, and names the field', async (fault, name) => {
    const { sandbox, post } = withSwitches()
    const response = await post('', fault)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining(`"${name}"`) })
    expect(sandbox.faults.list()).toEqual([])
  })

  it('error: answers 400 to an unknown scenario, and 404 to an unknown path', async () => {
    const { post } = withSwitches()
    expect((await post('/scenario', { name: 'apocalypse' })).status).toBe(400)
    expect((await post('/reset', {})).status).toBe(404)
  })

  it('error: answers 403 to pages of other origins, and under other names of this machine', async () => {
    const { sandbox, admin, post } = withSwitches()
    const foreign = await post('', { type: 'html' }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const rebound = new Request('http://evil.example/admin/faults', {
      method: 'POST',
      body: '{"type":"html"}',
    })
    expect((await admin(rebound)).status).toBe(403)
    expect(sandbox.faults.list()).toEqual([])
    const own = await post('', { type: 'html' }, { origin: 'http://localhost:5173' })
    expect(own.status).toBe(200)
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  })

  it.each([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['an image or script of a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['an image of a page on the same site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['a foreign host name that resolves to this machine', { host: 'evil.example:4000' }],
  ])('error: refuses %s the provider’s answers as well', async (_, headers) => {
    const { admin } = withSwitches()
    const response = await admin(new Request('http://127.0.0.1:4000/requests/v2', { headers }))
    expect(response.status).toBe(403)
    expect(Object.keys((await response.json()) as object)).toEqual(['message'])
  })

  it.each([
    ['a program', {}],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['a page of this machine', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }],
    [
      'a page of this machine, by its IP address',
      { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'cross-site' },
    ],
  ])('default: answers %s', async (_, headers) => {
    const { admin } = withSwitches()
    for (const path of ['/requests/v2', '/admin/faults']) {
      const response = await admin(new Request(`http://localhost:4000${path}`, { headers }))
      expect(response.status).toBe(200)
    }
  })

  it('behavior: sends everything else to the provider, which has no such path', async () => {
    const { sandbox, admin } = withSwitches()
    expect((await admin(new Request('http://127.0.0.1:4000/requests/v2'))).status).toBe(200)
    expect((await sandbox.fetch('https://sandbox.invalid/admin/faults')).status).toBe(404)
  })
})
