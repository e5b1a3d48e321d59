import { describe, expect, it } from 'vitest'
import { appOrigin, createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'

const list = '/bridge/requests/v3'

/** The request of a browser before it lets a page send. */
const preflight = (origin: string, method = 'GET'): RequestInit => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': method },
})

describe('origins', () => {
  it('default: lets an allowed origin read, errors included', async () => {
    const { ask } = createProxyEnvironment()
    for (const path of [list, '/bridge/nothing', `${list}?user=1&user=2`]) {
      const { headers } = await ask(path, { headers: { origin: appOrigin } })
      expect(headers.get('access-control-allow-origin')).toBe(appOrigin)
      expect(headers.get('access-control-expose-headers')).toBe('Deprecation, Link, Retry-After, Sunset')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('vary')).toBe('Origin')
    }
  })

  it.each([
    'https://evil.example',
    'http://app.example',
    'https://app.example.evil.example',
    'https://app.example:8443',
    'https://sub.app.example',
    'https://APP.example',
    'https://app.example/',
    'null',
    '*',
    '',
  ])('error: refuses %j, and forwards nothing', async (origin) => {
    const { ask, received } = createProxyEnvironment()
    for (const init of [{ headers: { origin } }, preflight(origin)]) {
      const response = await ask(list, init)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('vary')).toBe('Origin')
      expect(await errorOf(response)).toBe('403 ORIGIN_NOT_ALLOWED')
    }
    expect(received).toEqual([])
  })

  it('behavior: allows a page of the same origin and a server without a list', async () => {
    const { ask } = createProxyEnvironment({ allowedOrigins: [] })
    const own = { origin: 'https://proxy.example', 'sec-fetch-site': 'same-origin' }
    const response = await ask(list, { headers: own })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect((await ask(list)).status).toBe(200)
  })

  it.each(['cross-site', 'same-site'])(
    'error: refuses an image of a page that is %s, which has no origin',
    async (site) => {
      const { ask, received } = createProxyEnvironment()
      const response = await ask(list, { headers: { 'sec-fetch-site': site } })
      expect(await errorOf(response)).toBe('403 ORIGIN_NOT_ALLOWED')
      expect(received).toEqual([])
    },
  )

  it('parameters: allowCredentials', async () => {
    const { ask } = createProxyEnvironment({ allowCredentials: true })
    const allowed = await ask(list, { headers: { origin: appOrigin } })
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    const refused = await ask(list, { headers: { origin: 'https://evil.example' } })
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('preflight', () => {
  it('default', async () => {
    const { ask, received } = createProxyEnvironment({ getUser: () => undefined })
    const response = await ask('/bridge/quote', preflight(appOrigin, 'POST'))
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-headers': 'accept, content-type',
      'access-control-allow-methods': 'POST',
      'access-control-allow-origin': appOrigin,
      'access-control-max-age': '600',
      vary: 'Origin',
    })
    expect(received).toEqual([])
  })

  it('parameters: allowedHeaders', async () => {
    const { ask } = createProxyEnvironment({ allowedHeaders: ['Authorization'] })
    const { headers } = await ask(list, preflight(appOrigin))
    expect(headers.get('access-control-allow-headers')).toBe('accept, content-type, authorization')
  })

  it('error: refuses another method, another path and a request without an origin', async () => {
    const { ask } = createProxyEnvironment()
    expect(await errorOf(await ask(list, preflight(appOrigin, 'DELETE')))).toBe('405 METHOD_NOT_ALLOWED')
    expect(await errorOf(await ask('/bridge/admin', preflight(appOrigin)))).toBe('404 NOT_FOUND')
    expect(await errorOf(await ask(list, { method: 'OPTIONS' }))).toBe('405 METHOD_NOT_ALLOWED')
  })
})
