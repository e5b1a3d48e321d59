import { afterEach, describe, expect, it, vi } from 'vitest'
import { alice } from '../support/accounts.ts'
import { apiKey, appOrigin, createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'

const list = '/bridge/requests/v3'
const answering = (reply: () => Response | Promise<Response>, parameters = {}) =>
  createProxyEnvironment(parameters, reply).ask(list)

afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  it('default: has the status and body of the provider, with a fixed set of headers', async () => {
    const response = await answering(() =>
      Response.json(
        { requests: [], note: 'kept' },
        {
          headers: {
            'access-control-allow-origin': '*',
            'content-security-policy': 'none',
            deprecation: '@1784678400',
            link: '<https://docs.example>; rel="deprecation"',
            'retry-after': '3',
            server: 'nginx',
            'set-cookie': 'session=service',
            sunset: 'Tue, 24 Nov 2026 00:00:00 GMT',
            'x-api-key': apiKey,
            'x-powered-by': 'php',
          },
        },
      ),
    )
    expect(await response.json()).toEqual({ requests: [], note: 'kept' })
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      deprecation: '@1784678400',
      link: '<https://docs.example>; rel="deprecation"',
      'retry-after': '3',
      sunset: 'Tue, 24 Nov 2026 00:00:00 GMT',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('behavior: keeps the status and the known fields of an error', async () => {
    const body = {
      message: 'It reverts.',
      errorCode: 'SWAP_QUOTE_FAILED',
      errorData: { reason: 'why' },
      requestId: '0x1',
      approxSimulatedBlock: 12,
      failedCallData: { from: '0x1' },
    }
    const { quote } = createProxyEnvironment({}, () =>
      Response.json({ ...body, debug: 'host-7' }, { status: 422 }),
    )
    const response = await quote({})
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual(body)
  })

  it.each<[string, object]>([
    ['`error`', { error: { message: 'It reverts.', code: 'SWAP_QUOTE_FAILED', details: { reason: 'why' } } }],
    [
      '`errors`',
      { errors: [{ message: 'It reverts.', code: 'SWAP_QUOTE_FAILED', details: { reason: 'why' } }] },
    ],
  ])('behavior: gives an error in %s the fields of the API', async (_, body) => {
    const { quote } = createProxyEnvironment({}, () => Response.json(body, { status: 422 }))
    const response = await quote({})
    expect(await response.json()).toEqual({
      message: 'It reverts.',
      errorCode: 'SWAP_QUOTE_FAILED',
      errorData: { reason: 'why' },
    })
  })

  it('behavior: keeps the status of an error in HTML', async () => {
    const response = await answering(
      () => new Response('<h1>Slow down</h1>', { status: 429, headers: { 'retry-after': '9' } }),
    )
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('9')
    expect(await response.json()).toEqual({ message: 'The provider answered with HTTP 429.' })
  })

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['HTML', () => new Response('<html></html>'), '502 MALFORMED_RESPONSE'],
    ['nothing', () => new Response(null, { status: 204 }), '502 MALFORMED_RESPONSE'],
    ['an array', () => Response.json([]), '502 MALFORMED_RESPONSE'],
    ['cut JSON', () => new Response('{"requests":['), '502 MALFORMED_RESPONSE'],
    ['bytes that aren’t text', () => new Response(new Uint8Array([255])), '502 MALFORMED_RESPONSE'],
    ['JSON nested too deep', () => new Response('['.repeat(200_000)), '502 MALFORMED_RESPONSE'],
    ['a redirect', () => Response.redirect('https://evil.example', 302), '502 SERVICE_REDIRECTED'],
    ['a permanent redirect', () => Response.redirect('https://evil.example', 308), '502 SERVICE_REDIRECTED'],
    ['not modified', () => new Response(null, { status: 304 }), '502 SERVICE_REDIRECTED'],
    ['a redirect that was followed', followed, '502 SERVICE_REDIRECTED'],
    ['no connection', () => Promise.reject(new Error(`ECONNREFUSED ${apiKey}`)), '502 SERVICE_UNAVAILABLE'],
    ['a body that breaks off', brokenOff, '502 MALFORMED_RESPONSE'],
  ])('error: withholds %s', async (_, reply, error) => {
    expect(await errorOf(await answering(reply))).toBe(error)
  })

  it('behavior: redirects are not followed', async () => {
    const { ask, received } = createProxyEnvironment()
    await ask(list)
    expect(received[0]?.redirect).toBe('manual')
  })

  it('error: is cut off if it has no end', async () => {
    let sent = 0
    const endless = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            sent += 1024
            controller.enqueue(new Uint8Array(1024).fill(0x20))
          },
        }),
      )
    const response = await answering(endless, { limits: { responseBytes: 8 * 1024 } })
    expect(await errorOf(response)).toBe('502 RESPONSE_TOO_LARGE')
    expect(sent).toBeLessThan(20_000)
  })

  it('error: times out, even when `fetch` ignores its signal', async () => {
    // Timers of streams aren't the proxy's.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const asked = answering(() => new Promise(() => {}), { limits: { timeoutMs: 700 } })
    await vi.advanceTimersByTimeAsync(700)
    expect(await errorOf(await asked)).toBe('504 REQUEST_TIMED_OUT')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('error: times out, and is canceled, when its body doesn’t come', async () => {
    vi.useFakeTimers()
    const cancel = vi.fn()
    const asked = answering(() => new Response(new ReadableStream({ cancel })), {
      limits: { timeoutMs: 700 },
    })
    await vi.advanceTimersByTimeAsync(700)
    expect(await errorOf(await asked)).toBe('504 REQUEST_TIMED_OUT')
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('error: times out, and is canceled, when the body of the request doesn’t come', async () => {
    vi.useFakeTimers()
    const cancel = vi.fn()
    const { handler, received } = createProxyEnvironment({ limits: { timeoutMs: 700 } })
    const asked = handler(
      new Request('https://app.example/bridge/quote', {
        method: 'POST',
        headers: { origin: appOrigin, 'content-type': 'application/json' },
        body: new ReadableStream({ cancel }),
        duplex: 'half',
      } as RequestInit),
    )
    await vi.advanceTimersByTimeAsync(700)
    expect(await errorOf(await asked)).toBe('504 REQUEST_TIMED_OUT')
    expect(cancel).toHaveBeenCalledOnce()
    expect(received).toEqual([])
  })

  it('behavior: leaves no timer behind', async () => {
    vi.useFakeTimers()
    const { ask } = createProxyEnvironment()
    await ask(list)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('behavior: works for a request without a signal, as some workers give', async () => {
    const { handler } = createProxyEnvironment()
    const request = new Request(`https://proxy.example${list}`)
    Object.defineProperty(request, 'signal', { value: null })
    expect((await handler(request)).status).toBe(200)
  })

  it('behavior: aborts the request to the provider when the caller disconnects', async () => {
    const caller = new AbortController()
    const { handler } = createProxyEnvironment({
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
          setTimeout(() => caller.abort())
        }),
    })
    const request = new Request(`https://proxy.example${list}`, { signal: caller.signal })
    expect(await errorOf(await handler(request))).toBe('499 CALLER_GONE')
  })
})

describe('behavior: withholds an answer that contains the key', () => {
  const hex = Buffer.from(apiKey).toString('hex')
  const base64 = Buffer.from(apiKey).toString('base64')
  const unicode = Array.from(apiKey, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('')

  it.each<[string, string]>([
    ['as a value', JSON.stringify({ key: apiKey })],
    ['in a value', JSON.stringify({ message: `The key ${apiKey} is wrong.` })],
    ['as a name', JSON.stringify({ data: [{ [apiKey]: 1 }] })],
    ['in an owner field', JSON.stringify({ data: { apiKeyName: apiKey } })],
    ['in capitals', JSON.stringify({ key: apiKey.toUpperCase() })],
    ['percent-encoded', JSON.stringify({ url: `/?key=${encodeURIComponent(apiKey)}` })],
    ['percent-encoded throughout', JSON.stringify({ url: `%${hex.match(/../g)?.join('%')}` })],
    ['in base64', JSON.stringify({ key: base64 })],
    ['in base64 for addresses', JSON.stringify({ key: Buffer.from(apiKey).toString('base64url') })],
    ['in hexadecimal', JSON.stringify({ key: `0x${hex}` })],
    ['with escapes of JSON', `{"key":"${unicode}"}`],
    ['in text that isn’t JSON', `<html>${apiKey}</html>`],
  ])('%s', async (_, body) => {
    for (const status of [200, 400, 401, 500]) {
      const response = await answering(() => new Response(body, { status }), { allowKeyOwnerFields: true })
      const text = await response.clone().text()
      expect(text.toLowerCase()).not.toContain(apiKey.toLowerCase())
      expect(await errorOf(response)).toBe('502 RESPONSE_WITHHELD')
    }
  })

  it('a header', async () => {
    const response = await answering(() =>
      Response.json(
        {},
        {
          headers: { link: `<https://service.example?key=${apiKey}>; rel="sunset"` },
        },
      ),
    )
    expect(response.headers.get('link')).toBeNull()
  })
})

describe('behavior: fields of the owner of the key', () => {
  const owned = {
    requests: [
      {
        id: '1',
        user: alice,
        data: {
          referrer: 'a',
          apiKeyName: 'b',
          platformFee: { usd: '1' },
          fees: { quoted: { platform: { usd: '1' } }, inner: [{ Referrer: 'a', kept: 1 }] },
        },
        apiKeyName: 'b',
      },
    ],
  }

  it('default: are removed from every response', async () => {
    const { ask, quote } = createProxyEnvironment({}, () => Response.json(owned))
    const expected = {
      requests: [
        {
          id: '1',
          user: alice,
          data: { fees: { quoted: { platform: { usd: '1' } }, inner: [{ kept: 1 }] } },
        },
      ],
    }
    expect(await (await ask(list)).json()).toEqual(expected)
    expect(await (await quote({})).json()).toEqual(expected)
  })

  it('parameters: allowKeyOwnerFields', async () => {
    expect(await (await answering(() => Response.json(owned), { allowKeyOwnerFields: true })).json()).toEqual(
      owned,
    )
  })
})

function followed(): Response {
  return Object.defineProperty(Response.json({}), 'redirected', { value: true })
}

function brokenOff(): Response {
  return new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
  )
}
