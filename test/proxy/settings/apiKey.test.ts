import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiKeyInBrowserError } from '@causeway/react/actions'
import { createProxyHandler } from '@causeway/react/proxy'
import { apiKey, createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'

const list = '/bridge/requests/v3'
const sentKeys = ({ received }: ReturnType<typeof createProxyEnvironment>) =>
  received.map(({ headers }) => headers['x-api-key'])

describe('a key that is read', () => {
  it('default: reads the key with the first request, so that a build needs none', async () => {
    const read = vi.fn<() => string>(() => apiKey)
    const env = createProxyEnvironment({ apiKey: read })
    expect(read).not.toHaveBeenCalled()
    expect((await env.ask(list)).status).toBe(200)
    expect(sentKeys(env)).toEqual([apiKey])
  })

  it('behavior: reads the key for each request, so that a changed key counts at once', async () => {
    let key = 'the-first-key-0001'
    const env = createProxyEnvironment({ apiKey: () => Promise.resolve(key) }, () =>
      Response.json({ requests: [], echo: 'the-second-key-0002' }),
    )
    expect((await env.ask(list)).status).toBe(200)
    key = 'the-second-key-0002'
    // It is also the one that no answer may hold.
    expect(await errorOf(await env.ask(list))).toBe('502 RESPONSE_WITHHELD')
    expect(sentKeys(env)).toEqual(['the-first-key-0001', 'the-second-key-0002'])
  })

  describe('once it is replaced', () => {
    const day = 24 * 60 * 60_000
    const keyOf = (index: number) => `replaced-key-${index}-of-many`
    /** A proxy whose key has been the 0th to the `last` one, and an upstream that echoes the 0th. */
    async function rotate(last: number) {
      let key = keyOf(0)
      let echo = 'nothing'
      const env = createProxyEnvironment({ apiKey: () => key }, () => Response.json({ requests: [], echo }))
      for (let index = 0; index <= last; index += 1) {
        key = keyOf(index)
        expect((await env.ask(list)).status).toBe(200)
      }
      echo = keyOf(0)
      return { env, use: (index: number) => (key = keyOf(index)) }
    }

    it('behavior: is withheld for a day, which requests don’t prolong', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const { env } = await rotate(1)
      vi.setSystemTime(Date.now() + day - 1)
      expect(await errorOf(await env.ask(list))).toBe('502 RESPONSE_WITHHELD')
      vi.setSystemTime(Date.now() + 1)
      expect((await env.ask(list)).status).toBe(200)
    })

    it.each([
      [4, '502 RESPONSE_WITHHELD'],
      [5, '200'],
    ])('behavior: remembers replaced keys, after %d of them: %s', async (count, expected) => {
      const response = await (await rotate(count)).env.ask(list)
      expect(response.status === 200 ? '200' : await errorOf(response)).toBe(expected)
    })

    it('behavior: remembers both keys when instances see them in turn', async () => {
      const { env, use } = await rotate(1)
      for (const index of [0, 1, 0, 1, 0, 1]) {
        use(index)
        expect(await errorOf(await env.ask(list))).toBe('502 RESPONSE_WITHHELD')
      }
    })
  })

  it.each([
    ['nothing', () => undefined],
    ['an empty text', () => ''],
    ['too short a text', () => 'abc'],
    ['a line break', () => 'abcdefgh\r\nx: y'],
    ['a number', () => 12345678901 as unknown as string],
    ['an error', () => Promise.reject(new Error('vault at https://vault.internal'))],
  ])('error: refuses %s as a key: forwards nothing, and gives no details', async (_, read) => {
    const env = createProxyEnvironment({ apiKey: read })
    const response = await env.ask(list)
    const text = await response.clone().text()
    expect(await errorOf(response)).toBe('500 API_KEY_MISSING')
    expect(text).not.toContain('vault')
    expect(env.received).toEqual([])
  })

  it('error: isn’t read for a refused request', async () => {
    const read = vi.fn<() => string>(() => apiKey)
    const env = createProxyEnvironment({ apiKey: read })
    expect(await errorOf(await env.ask(`${list}?apiKey=theirs`))).toBe('403 KEY_OWNER_FIELD_NOT_ALLOWED')
    expect(read).not.toHaveBeenCalled()
  })
})

it('error: refuses to run in a browser, whether its key is given or read', () => {
  vi.stubGlobal('window', {})
  for (const key of [apiKey, () => apiKey]) {
    const make = () =>
      createProxyHandler({ baseUrl: 'https://service.example', apiKey: key, allowedOrigins: [] })
    expect(make).toThrow(ApiKeyInBrowserError)
  }
  vi.unstubAllGlobals()
})
