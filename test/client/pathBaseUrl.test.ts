import { afterEach, describe, expect, it, vi } from 'vitest'
import { getRequestStatus, createClient } from '@causeway/react/actions'
import { InvalidConfigError, createProxyHandler } from '@causeway/react/proxy'

afterEach(() => vi.unstubAllGlobals())

describe('a path of the page’s own server', () => {
  it.each(['/bridge', '/bridge/', '/api/causeway/v1'])('default: sends requests to %s', async (baseUrl) => {
    vi.stubGlobal('location', new URL('https://your.app/swap'))
    const asked: string[] = []
    const fetch = async (url: string | URL | Request) => {
      asked.push(url as string)
      return Response.json({ status: 'pending' })
    }
    await getRequestStatus(createClient({ baseUrl, fetch }), { requestId: '0x17' })
    // On the page's own server, even if a `<base>` of the page names another one.
    const base = baseUrl.replace(/\/$/, '')
    expect(asked).toEqual([`https://your.app${base}/intents/status?requestId=0x17`])
  })

  it.each([undefined, { origin: 'null' }])(
    'error: says what to do when a request is made outside a page: %j',
    async (place) => {
      vi.stubGlobal('location', place)
      const fetch = vi.fn<typeof globalThis.fetch>()
      const client = createClient({ baseUrl: '/bridge', fetch })
      const asking = getRequestStatus(client, { requestId: '0x17' })
      await expect(asking).rejects.toThrow(InvalidConfigError)
      await expect(asking).rejects.toThrow('it must be an absolute address')
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it.each([
    '/',
    '//evil.example',
    '/\\evil.example',
    '/a/../b',
    '/bridge?x=1',
    'bridge',
    './bridge',
    '',
    '/b ridge',
  ])('error: refuses %j', (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(InvalidConfigError)
  })

  it('error: requires an absolute URL with a key, or in a deployment', () => {
    const apiKey = 'a-key-of-a-server'
    expect(() => createClient({ baseUrl: '/bridge', apiKey })).toThrow('absolute')
    expect(() => createClient({ deployment: { baseUrl: '/bridge' } })).toThrow('absolute')
    for (const key of [apiKey, () => apiKey])
      expect(() => createProxyHandler({ baseUrl: '/bridge', apiKey: key, allowedOrigins: [] })).toThrow(
        'absolute',
      )
  })
})
