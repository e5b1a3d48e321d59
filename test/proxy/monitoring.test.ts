import { describe, expect, it, vi } from 'vitest'
import type { ProxyEvent } from '@causeway/react/proxy'
import { alice } from './support/accounts.ts'
import { apiKey, createProxyEnvironment } from './support/createProxyEnvironment.ts'
import { errorOf } from './support/errorOf.ts'

const quoteBody = {
  user: alice,
  originChainId: 1,
  destinationChainId: 8453,
  originCurrency: '0x0000000000000000000000000000000000000000',
  destinationCurrency: '0x0000000000000000000000000000000000000000',
  amount: '1000',
  tradeType: 'EXACT_INPUT',
}

function setUp(parameters: Parameters<typeof createProxyEnvironment>[0] = {}) {
  const events: ProxyEvent[] = []
  return { events, ...createProxyEnvironment({ onResponse: (event) => events.push(event), ...parameters }) }
}

describe('onResponse', () => {
  it('default: tells what was asked, how it ended and how long it took', async () => {
    const { ask, quote, events } = setUp()
    await ask(`/bridge/requests/v3?user=${alice}`)
    await quote(quoteBody)
    expect(events).toEqual([
      { method: 'GET', route: 'requests', status: 200, errorCode: undefined, durationMs: expect.any(Number) },
      { method: 'POST', route: 'quote', status: 200, errorCode: undefined, durationMs: expect.any(Number) },
    ])
  })

  it('error: tells why the handler refused, and nothing of what a caller wrote', async () => {
    const { ask, events } = setUp({ getUser: () => undefined })
    await ask('/bridge/requests/v3?term=s3cret', { headers: { authorization: 'Bearer s3cret' } })
    await ask('/bridge/s3cret')
    await ask('/bridge/quote')
    expect(events.map(({ route, status, errorCode }) => ({ route, status, errorCode }))).toEqual([
      { route: 'requests', status: 401, errorCode: 'UNAUTHENTICATED' },
      { route: undefined, status: 404, errorCode: 'NOT_FOUND' },
      { route: 'quote', status: 405, errorCode: 'METHOD_NOT_ALLOWED' },
    ])
    expect(JSON.stringify(events)).not.toMatch(/s3cret/)
    expect(JSON.stringify(events)).not.toContain(apiKey)
  })

  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('The log is full.')
      },
    ],
    ['rejects', () => Promise.reject(new Error('The log is full.'))],
  ])('error: reports a listener that %s, and still answers', async (_, onResponse) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = createProxyEnvironment({ onResponse })
    expect((await ask(`/bridge/requests/v3?user=${alice}`)).status).toBe(200)
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('The log is full.'))
    report.mockRestore()
  })
})

describe('health', () => {
  it('default: answers without a request to the provider, under any host and without an origin', async () => {
    const { ask, received } = setUp({ allowedHosts: ['app.example'], getUser: () => undefined })
    const response = await ask('/bridge/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(received).toEqual([])
  })

  it('error: reports a missing key', async () => {
    const { ask } = setUp({ apiKey: () => undefined })
    expect(await errorOf(await ask('/bridge/health'))).toBe('500 API_KEY_MISSING')
  })

  it('error: reports a key that never comes after a time limit', async () => {
    const { ask } = setUp({ apiKey: () => new Promise(() => {}), limits: { timeoutMs: 5 } })
    expect(await errorOf(await ask('/bridge/health'))).toBe('504 REQUEST_TIMED_OUT')
  })

  it('error: takes nothing else than GET', async () => {
    const { ask } = setUp()
    expect(await errorOf(await ask('/bridge/health', { method: 'POST' }))).toBe('405 METHOD_NOT_ALLOWED')
  })
})
