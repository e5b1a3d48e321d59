import { afterEach, describe, expect, it } from 'vitest'
import { alice } from './support/accounts.ts'
import { apiKey, createProxyEnvironment } from './support/createProxyEnvironment.ts'
import { errorOf } from './support/errorOf.ts'
import { closeHosts, hosts } from './support/hosts.ts'

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

  it('behavior: forwards only the fixed headers', async () => {
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

  it('error: refuses a method that the path doesn’t allow', async () => {
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
