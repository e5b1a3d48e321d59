import { describe, expect, it, vi } from 'vitest'
import { ApiKeyInBrowserError } from '../../src/errors/client.ts'
import { createProxyHandler } from '../../src/proxy/createProxyHandler.ts'
import { apiKey, createProxyEnvironment, errorOf } from './support/fakeUpstream.ts'

const list = '/bridge/requests/v3'
const sentKeys = ({ received }: ReturnType<typeof createProxyEnvironment>) =>
  received.map(({ headers }) => headers['x-api-key'])

describe('a key that is read', () => {
  it('default: not before there is a request, so that a build needs none', async () => {
    const read = vi.fn<() => string>(() => apiKey)
    const env = createProxyEnvironment({ apiKey: read })
    expect(read).not.toHaveBeenCalled()
    expect((await env.ask(list)).status).toBe(200)
    expect(sentKeys(env)).toEqual([apiKey])
  })

  it('behavior: for each request, so that one that is changed counts at once', async () => {
    let key = 'the-first-key-0001'
    const env = createProxyEnvironment({ apiKey: () => Promise.resolve(key) }, () =>
      Response.json({ requests: [], echo: 'the-second-key-0002' }),
    )
    expect((await env.ask(list)).status).toBe(200)
    key = 'the-second-key-0002'
    // It is also the one that no answer may hold.
    expect(await errorOf(await env.ask(list))).toBe('502 ANSWER_WITHHELD')
    expect(sentKeys(env)).toEqual(['the-first-key-0001', 'the-second-key-0002'])
  })

  it.each([
    ['nothing', () => undefined],
    ['an empty text', () => ''],
    ['too short a text', () => 'abc'],
    ['a line break', () => 'abcdefgh\r\nx: y'],
    ['a number', () => 12345678901 as unknown as string],
    ['an error', () => Promise.reject(new Error('vault at https://vault.internal'))],
  ])('error: %s is no key, and nothing is forwarded or told of it', async (_, read) => {
    const env = createProxyEnvironment({ apiKey: read })
    const response = await env.ask(list)
    const text = await response.clone().text()
    expect(await errorOf(response)).toBe('500 API_KEY_MISSING')
    expect(text).not.toContain('vault')
    expect(env.received).toEqual([])
  })

  it('error: a refused request reads no key', async () => {
    const read = vi.fn<() => string>(() => apiKey)
    const env = createProxyEnvironment({ apiKey: read })
    expect(await errorOf(await env.ask(`${list}?apiKey=theirs`))).toBe('403 KEY_OWNER_FIELD_NOT_ALLOWED')
    expect(read).not.toHaveBeenCalled()
  })
})

it('error: in a browser there is no proxy, whether its key is known or read', () => {
  vi.stubGlobal('window', {})
  for (const key of [apiKey, () => apiKey]) {
    const make = () =>
      createProxyHandler({ baseUrl: 'https://service.example', apiKey: key, allowedOrigins: [] })
    expect(make).toThrow(ApiKeyInBrowserError)
  }
  vi.unstubAllGlobals()
})
