import { afterEach, describe, expect, it } from 'vitest'
import { InvalidConfigError, createProxyHandler } from '@causeway/react/proxy'
import { alice, apiKey, appOrigin, createProxyEnvironment, errorOf } from './support/fakeUpstream.ts'
import { closeHosts, hosts } from './support/hosts.ts'

const parameters = { baseUrl: 'https://service.example', apiKey, allowedOrigins: [appOrigin] }

afterEach(closeHosts)

describe.each(hosts)('createProxyHandler, $name', (host) => {
  const env = (parameters = {}) => createProxyEnvironment(parameters, undefined, host)

  it('default: each endpoint is forwarded with the key', async () => {
    const { ask, quote, received } = env()
    expect((await quote({ user: alice })).status).toBe(200)
    expect((await ask('/bridge/intents/status?requestId=0x1')).status).toBe(200)
    expect((await ask('/bridge/intents/status/v3?requestId=0x1')).status).toBe(200)
    const list = await ask('/bridge/requests/v3?user=0x1&limit=5')
    expect(await list.json()).toEqual({ requests: [] })
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://service.example/api/quote',
      'GET https://service.example/api/intents/status?requestId=0x1',
      'GET https://service.example/api/intents/status/v3?requestId=0x1',
      'GET https://service.example/api/requests/v3?user=0x1&limit=5',
    ])
    expect(received.map(({ headers }) => headers)).toEqual([
      { accept: 'application/json', 'content-type': 'application/json', 'x-api-key': apiKey },
      ...Array.from({ length: 3 }, () => ({ accept: 'application/json', 'x-api-key': apiKey })),
    ])
    expect(received[0]?.body).toBe(JSON.stringify({ user: alice }))
  })

  it('parameters: paths, and a mount of several segments', async () => {
    const { ask, received } = env({
      mountPath: '/bridge/api/v1',
      paths: { requests: '/requests/v4', statusV3: '/execution/status' },
    })
    await ask('/bridge/api/v1/requests/v4')
    await ask('/bridge/api/v1/execution/status?requestId=0x1')
    expect(await errorOf(await ask('/bridge/api/v1/requests/v3'))).toBe('404 NOT_FOUND')
    expect(received.map(({ url }) => url)).toEqual([
      'https://service.example/api/requests/v4',
      'https://service.example/api/execution/status?requestId=0x1',
    ])
  })

  it('behavior: of the headers none is forwarded but those that are fixed', async () => {
    const { ask, received } = env()
    await ask('/bridge/requests/v3', {
      headers: {
        accept: 'text/html',
        authorization: 'Bearer session',
        cookie: 'session=1',
        forwarded: 'for=1.2.3.4',
        host: 'evil.example',
        referer: 'https://evil.example',
        'user-agent': 'me',
        'x-api-key': 'mine',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-http-method-override': 'DELETE',
        'x-original-url': '/admin',
      },
    })
    expect(received[0]?.headers).toEqual({ accept: 'application/json', 'x-api-key': apiKey })
    expect(received[0]?.method).toBe('GET')
  })

  it('error: a method that the path does not take', async () => {
    const { ask, received } = env()
    const asked: [string, string][] = [
      ['/bridge/quote', 'GET'],
      ['/bridge/quote', 'PUT'],
      ['/bridge/requests/v3', 'POST'],
      ['/bridge/requests/v3', 'DELETE'],
      ['/bridge/intents/status', 'HEAD'],
      ['/bridge/intents/status', 'PATCH'],
    ]
    for (const [path, method] of asked) {
      const response = await ask(path, { method })
      expect(response.headers.get('allow')).toBe(path.endsWith('quote') ? 'POST, OPTIONS' : 'GET, OPTIONS')
      // An answer to HEAD has no body where there is a server.
      if (method === 'HEAD') expect(response.status).toBe(405)
      else expect(await errorOf(response)).toBe('405 METHOD_NOT_ALLOWED')
    }
    expect(received).toEqual([])
  })
})

describe('createProxyHandler', () => {
  it.each([
    ['a wildcard', { allowedOrigins: ['*'] }],
    ['an origin with a path', { allowedOrigins: ['https://app.example/'] }],
    ['an origin with a wildcard', { allowedOrigins: ['https://*.example'] }],
    ['no list of origins', { allowedOrigins: undefined as never }],
    ['the opaque origin', { allowedOrigins: ['null'] }],
    ['a host without scheme', { allowedOrigins: ['app.example'] }],
    ['a wildcard of headers', { allowedHeaders: ['*'] }],
    ['an empty key', { apiKey: '' }],
    ['a short key', { apiKey: 'abc' }],
    ['a key with a line break', { apiKey: 'abcdefgh\r\nx: y' }],
    ['a limit from a variable that is not set', { limits: { bodyBytes: Number(undefined) } }],
    ['a limit without end', { limits: { answerBytes: Infinity } }],
    ['a limit as text', { limits: { timeoutMs: '5000' as never } }],
    ['a limit of nothing', { limits: { timeoutMs: 0 } }],
    ['a time that no timer takes', { limits: { timeoutMs: 2 ** 31 } }],
    ['a host with a scheme', { allowedHosts: ['https://app.example'] }],
    ['a host with a path', { allowedHosts: ['app.example/'] }],
    ['a wildcard of hosts', { allowedHosts: ['*'] }],
    ['no host', { allowedHosts: [''] }],
    ['a number as host', { allowedHosts: [5 as never] }],
    ['a prototype as a field', { extraFields: ['__proto__'] }],
    ['a constructor as a field', { extraFields: ['constructor'] }],
    ['a prototype by its other name', { extraFields: ['prototype'] }],
    ['a field of other letters', { extraFields: ['appFeeſ'] }],
    ['a mount with dots', { mountPath: '/a/../b' }],
    ['a mount with a slash at its end', { mountPath: '/a/' }],
    ['a mount with an escape', { mountPath: '/a%2fb' }],
    [
      'a fee that JSON can’t say',
      { quoteParameters: { appFees: [{ recipient: alice, fee: 10, least: 1n } as never] } },
    ],
    ['a path to another host', { paths: { quote: '@evil.example/quote' } }],
    ['a path with a query', { paths: { quote: '/quote?a=b' } }],
    // What is misspelled, or of another kind, would leave open what it was to close.
    ['a misspelt getUser', { getuser: () => alice }],
    ['a misspelt allowedHosts', { allowedHost: ['app.example'] }],
    ['a misspelt limit', { limits: { timeoutMS: 5000 } }],
    ['no limits', { limits: null as never }],
    ['a user without a function', { getUser: alice as never }],
    ['nobody as a function', { getUser: null as never }],
    ['an address as a function', { getLimiterKey: null as never }],
    ['a log without a function', { onAnswer: console as never }],
    ['one host', { allowedHosts: 'app.example' as never }],
    ['no hosts', { allowedHosts: null as never }],
    ['one origin', { allowedOrigins: appOrigin as never }],
    ['one header', { allowedHeaders: 'authorization' as never }],
    ['one field', { extraFields: 'ttl' as never }],
    ['a limiter that counts nothing', { limiter: {} as never }],
    ['a limiter of the key that counts nothing', { keyLimiter: null as never }],
    ...(['allowSponsorship', 'allowKeyOwnerFields', 'allowCredentials'] as const).map(
      (name): [string, object] => [`${name} as a variable writes it`, { [name]: 'false' }],
    ),
  ])('error: %s is no parameter', (_, change) => {
    expect(() => createProxyHandler({ ...parameters, ...change })).toThrow(InvalidConfigError)
  })

  it('behavior: a parameter that is undefined is none', async () => {
    const names = [
      'getUser',
      'limits',
      'allowedHosts',
      'allowSponsorship',
      'limiter',
      'quoteParameters',
      'testnet',
    ]
    const absent = Object.fromEntries(names.map((name) => [name, undefined]))
    expect((await createProxyEnvironment(absent).ask('/bridge/requests/v3')).status).toBe(200)
  })

  it('error: a base address that is none', () => {
    expect(() => createProxyHandler({ ...parameters, baseUrl: '/api' })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
    )
  })
})
