// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { getQuote, getRequestStatus, postSignature, createClient } from '@causeway/react/actions'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)
const status = (client = clientOf(fetch)) => getRequestStatus(client, { requestId: '0x1' })
const statusOf = (response: () => Response | Promise<Response>) => status(clientOf(async () => response()))

describe('createClient', () => {
  it('default', () => {
    const client = createClient({ baseUrl: 'https://bridge.example/api/' })
    expect(client).toMatchObject({
      baseUrl: 'https://bridge.example/api',
      brand: 'svc',
      paths: { quote: '/quote', status: '/intents/status', requests: '/requests/v3' },
      timeoutMs: 30_000,
    })
    expect(Object.isFrozen(client)).toBe(true)
  })

  it.each(['', 'ftp://bridge.example', 'https://me:secret@bridge.example', 'https://bridge.example?key=1'])(
    'error: refuses %j as a base URL',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(
        expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
      )
    },
  )

  it('error: refuses an API key in a browser', () => {
    expect(() => createClient({ baseUrl: 'https://bridge.example', apiKey: 'secret' })).toThrow(
      expect.objectContaining({ name: 'ApiKeyInBrowserError' }),
    )
  })

  it.each(['', 'two words', 'line\nbreak', 'clé'])(
    'error: refuses %j as an API key, without showing it',
    (apiKey) => {
      vi.stubGlobal('window', undefined)
      const refusal = expect.objectContaining({ name: 'InvalidConfigError', argument: 'apiKey' })
      expect(() => createClient({ baseUrl: 'https://bridge.example', apiKey })).toThrow(refusal)
      vi.unstubAllGlobals()
    },
  )

  it('parameters: apiKey is sent as a header, to the base address, and never shown', async () => {
    vi.stubGlobal('window', undefined)
    const send = vi.fn<typeof fetch>(async () => json({ status: 'pending' }))
    const client = createClient({ baseUrl: 'https://bridge.example', apiKey: 'secret', fetch: send })
    await status(client)
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('https://bridge.example/intents/status?requestId=0x1')
    expect(new Headers(init?.headers).get('x-api-key')).toBe('secret')
    expect(init?.redirect).toBe('manual')
    expect(JSON.stringify(client)).not.toContain('secret')
    vi.unstubAllGlobals()
  })

  it('parameters: paths', async () => {
    const send = vi.fn<typeof fetch>(async () => json({ status: 'pending' }))
    await status(
      createClient({
        baseUrl: 'https://bridge.example',
        fetch: send,
        paths: { status: '/intents/status/v3' },
      }),
    )
    expect(send.mock.calls[0]?.[0]).toBe('https://bridge.example/intents/status/v3?requestId=0x1')
  })
})

describe('request', () => {
  it('error: keeps every field of shape A', async () => {
    const failedCallData = { from: '0x1', to: '0x2', data: '0x', value: '0' }
    const body = {
      message: 'It reverts.',
      errorCode: 'SWAP_QUOTE_FAILED',
      errorData: { reason: 'why' },
      requestId: '0xabc',
      approxSimulatedBlock: 12,
      failedCallData,
    }
    await expect(statusOf(() => json(body, { status: 400 }))).rejects.toMatchObject({
      name: 'ServiceError',
      status: 400,
      serviceMessage: 'It reverts.',
      errorCode: 'SWAP_QUOTE_FAILED',
      errorData: { reason: 'why' },
      requestId: '0xabc',
      approxSimulatedBlock: 12,
      failedCallData,
      retryable: false,
    })
  })

  it('error: reads shape B', async () => {
    const body = { message: 'No.', errorCode: 'UNAUTHORIZED' }
    await expect(statusOf(() => json(body, { status: 401 }))).rejects.toMatchObject({
      name: 'ServiceError',
      status: 401,
      errorCode: 'UNAUTHORIZED',
      requestId: undefined,
    })
  })

  it.each([
    [{ message: 'It reverts.', error: 'UNKNOWN_CUSTOM_ERROR_0x8baa579f' }, 'UNKNOWN_CUSTOM_ERROR_0x8baa579f'],
    [{ message: 'It is wrong.', error: 'Bad Request', code: 'FST_ERR_VALIDATION' }, 'FST_ERR_VALIDATION'],
    [
      { message: 'It is wrong.', errorCode: 'INVALID_ADDRESS', error: 'OTHER', code: 'THIRD' },
      'INVALID_ADDRESS',
    ],
    [{ message: 'It is wrong.', error: 'Bad Request', code: 7 }, undefined],
  ])('error: finds in %j the code %s, wherever it is', async (body, errorCode) => {
    const { message: serviceMessage } = body
    await expect(statusOf(() => json(body, { status: 400 }))).rejects.toMatchObject({
      serviceMessage,
      errorCode,
    })
  })

  it('error: reads shape C with 429, with and without Retry-After', async () => {
    const limited = (headers = {}) =>
      statusOf(() => json({ message: 'Slow down.' }, { status: 429, headers }))
    await expect(limited()).rejects.toMatchObject({
      name: 'RateLimitError',
      status: 429,
      retryAfterMs: undefined,
      retryable: true,
    })
    await expect(limited({ 'retry-after': '7' })).rejects.toMatchObject({ retryAfterMs: 7_000 })
    await expect(limited({ 'retry-after': '99999' })).rejects.toMatchObject({ retryAfterMs: 300_000 })
    await expect(limited({ 'retry-after': 'soon' })).rejects.toMatchObject({ retryAfterMs: undefined })
  })

  it('error: compares a date in Retry-After with the clock of the client', async () => {
    const now = Date.UTC(2001, 0, 1)
    const headers = { 'retry-after': new Date(now + 9_000).toUTCString() }
    const client = createClient({
      baseUrl: 'https://sandbox.invalid',
      fetch: async () => json({ message: 'Slow down.' }, { status: 429, headers }),
      clock: { now: () => now, sleep: async () => {} },
    })
    await expect(status(client)).rejects.toMatchObject({ retryAfterMs: 9_000 })
  })

  it('error: reads shape D', async () => {
    const body = { message: 'Oops.', errorCode: 'UNKNOWN_ERROR', requestId: '0xabc' }
    await expect(statusOf(() => json(body, { status: 500 }))).rejects.toMatchObject({
      name: 'ServiceError',
      status: 500,
      errorCode: 'UNKNOWN_ERROR',
      requestId: '0xabc',
      retryable: false,
    })
  })

  it.each([
    ['HTML', '<html>502</html>'],
    ['an empty body', ''],
    ['an array', '[]'],
    ['a number as message', '{"message":5}'],
  ])('error: keeps the status of %s with HTTP 502', async (_, body) => {
    await expect(statusOf(() => new Response(body, { status: 502 }))).rejects.toMatchObject({
      name: 'ServiceError',
      status: 502,
      serviceMessage: undefined,
      retryable: true,
    })
  })

  it.each([
    ['HTML', '<html></html>', '', 'it is not JSON'],
    ['an empty body', '', '', 'it is empty'],
    ['cut JSON', '{"status":"pend', '', 'it is not JSON'],
    ['a missing field', '{}', 'status', 'it must be text'],
    ['a wrong type', '{"status":5}', 'status', 'it must be text'],
  ])('error: refuses %s with HTTP 200', async (_, body, path, reason) => {
    await expect(statusOf(() => new Response(body))).rejects.toMatchObject({
      name: 'MalformedResponseError',
      status: 200,
      endpoint: 'GET /intents/status',
      path,
      reason,
    })
  })

  it.each([
    '{"status":"pending","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    String.raw`{"status":"pending","\u005f_proto__":{"admin":true},"\u0063onstructor":{"admin":true}}`,
  ])('behavior: names of prototypes are not passed on: %s', async (body) => {
    const answer = await statusOf(() => new Response(body))
    expect(Object.keys(answer)).not.toContain('constructor')
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype)
    expect(Reflect.get(answer, 'admin')).toBeUndefined()
  })

  it.each<[string, unknown]>([
    ['body.fields.0.amount', { fields: [{ amount: 1n }] }],
    ['body', 1n],
  ])('error: doesn’t take %s that JSON can’t represent for a network failure', async (field, body) => {
    const send = vi.fn<typeof fetch>()
    const parameters = { endpoint: '/execute/permits', body, signature: '0xabcd' } as const
    await expect(postSignature(clientOf(send), parameters)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
      retryable: false,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([undefined, null, '', 'signed', 5, '0xundefined'])(
    'error: refuses %j as a signature, and posts nothing',
    async (signature) => {
      const send = vi.fn<typeof fetch>()
      const parameters = { endpoint: '/execute/permits', body: {}, signature: signature as never }
      await expect(postSignature(clientOf(send), parameters)).rejects.toMatchObject({
        name: 'InvalidRequestError',
        field: 'signature',
      })
      expect(send).not.toHaveBeenCalled()
    },
  )

  it('error: reports a failed connection', async () => {
    await expect(statusOf(() => Promise.reject(new TypeError('fetch failed')))).rejects.toMatchObject({
      name: 'NetworkError',
      retryable: true,
    })
  })

  it('error: reports a body that breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    })
    await expect(statusOf(() => new Response(body))).rejects.toMatchObject({ name: 'NetworkError' })
  })

  it('error: reports a request without an answer in time', async () => {
    vi.useFakeTimers()
    const client = createClient({ baseUrl: 'https://bridge.example', timeoutMs: 500, fetch: hangs })
    const asked = expect(status(client)).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 500 })
    await vi.advanceTimersByTimeAsync(500)
    await asked
    vi.useRealTimers()
  })

  it('error: reports an answer that begins in time and does not end', async () => {
    vi.useFakeTimers()
    const fetch = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }))
    const client = createClient({ baseUrl: 'https://bridge.example', timeoutMs: 500, fetch })
    const asked = expect(status(client)).rejects.toMatchObject({ name: 'TimeoutError', status: 200 })
    await vi.advanceTimersByTimeAsync(500)
    await asked
    vi.useRealTimers()
  })

  it('error: reports an abort by the caller, even if `fetch` ignores its signal', async () => {
    const controller = new AbortController()
    const client = clientOf(() => new Promise(() => {}))
    const asked = getRequestStatus(client, { requestId: '0x1' }, { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortedError' })
  })

  it('behavior: works on a platform without streams', async () => {
    const response = () => Object.defineProperty(json({ status: 'success' }), 'body', { value: undefined })
    await expect(statusOf(response)).resolves.toMatchObject({ status: 'success' })
  })

  it('error: reports an abort by the caller, before and during the request', async () => {
    const controller = new AbortController()
    const client = clientOf(hangs)
    const asked = getRequestStatus(client, { requestId: '0x1' }, { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortedError' })
    await expect(
      getRequestStatus(client, { requestId: '0x1' }, { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortedError' })
  })
})

const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('deprecation', () => {
  const sunset = 'Tue, 24 Nov 2026 00:00:00 GMT'
  const headers = {
    deprecation: '@1784678400',
    sunset,
    link:
      '<https://docs.example/guide>; rel="deprecation"; type="text/html", ' +
      '<https://docs.example/end>; rel="sunset", <https://bridge.example/requests/v3>; rel="successor-version"',
  }

  async function notices(...answers: (() => Response)[]) {
    const onDeprecation = vi.fn()
    const client = createClient({
      baseUrl: 'https://bridge.example',
      fetch: async () => answers.shift()?.() ?? json({ status: 'pending' }),
      onDeprecation,
    })
    for (let count = answers.length; count > 0; count--) await status(client).catch(() => {})
    return onDeprecation.mock.calls.map(([notice]) => notice)
  }

  it('default: reads the headers', async () => {
    expect(await notices(() => json({ status: 'pending' }, { headers }))).toEqual([
      {
        endpoint: 'GET /intents/status',
        deprecatedAt: Date.UTC(2026, 6, 22),
        sunsetAt: Date.UTC(2026, 10, 24),
        successor: 'https://bridge.example/requests/v3',
        migrationGuide: 'https://docs.example/guide',
      },
    ])
  })

  it('behavior: reads the body', async () => {
    const deprecation = {
      message: 'Use v3.',
      deprecatedAt: '2026-07-22T00:00:00Z',
      throttledFrom: '2026-09-01T00:00:00Z',
      sunsetAt: '2026-11-24T00:00:00Z',
      successor: 'https://bridge.example/requests/v3',
      migrationGuide: 'https://docs.example/guide',
    }
    expect(await notices(() => json({ status: 'pending', deprecation }))).toMatchObject([
      {
        message: 'Use v3.',
        deprecatedAt: Date.UTC(2026, 6, 22),
        throttledFrom: Date.UTC(2026, 8, 1),
        sunsetAt: Date.UTC(2026, 10, 24),
      },
    ])
  })

  it('behavior: reports it once, also from an error, and never from an answer without a message', async () => {
    const failing = () => json({ message: 'no' }, { status: 500, headers })
    expect(await notices(failing, failing, () => json({ status: 'pending' }, { headers }))).toHaveLength(1)
    expect(await notices(() => json({ status: 'pending', deprecation: 'soon' }))).toEqual([])
    expect(await notices(() => json({ status: 'pending' }, { headers: { deprecation: 'true' } }))).toEqual([])
  })
})

describe('brand', () => {
  it("parameters: a deployment's own word is read and written", async () => {
    const { sandbox, quoteParameters } = createTestEnvironment()
    const bodies: string[] = []
    const branded = createClient({
      baseUrl: 'https://bridge.example',
      brand: 'acme',
      fetch: async (url, init) => {
        bodies.push(String(init?.body))
        const response = await sandbox.fetch(url, {
          ...init,
          body: String(init?.body).replaceAll('"acme"', '"svc"'),
        })
        const text = (await response.text()).replaceAll('"svc', '"acme')
        return new Response(text, { status: response.status })
      },
    })
    const quote = await getQuote(branded, quoteParameters())
    expect(quote.fees.relayer?.amount).toBeGreaterThan(0n)
    expect(quote.feeSponsorship?.quoted?.components?.platform).toBeDefined()
    await getQuote(
      branded,
      quoteParameters('USDC', { subsidizeFees: true, sponsoredFeeComponents: ['platform'] }),
    ).catch(() => {})
    expect(bodies.at(-1)).toContain('"sponsoredFeeComponents":["acme"]')
  })
})
