import { describe, expect, it, vi } from 'vitest'
import { fetchTokenList } from '@causeway/react'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

const address = 'https://tokens.example/list.json?v=2'
const { chains } = createTestEnvironment()
const usdc = {
  chainId: chains[0].id,
  address: '0x00000000000000000000000000000000000000d1',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
const list = { name: 'Ours', tokens: [usdc, { ...usdc, chainId: 424242 }, { ...usdc, decimals: 'six' }] }

describe('fetchTokenList', () => {
  it('default: fetches the tokens of the chains, only from the given URL', async () => {
    const fetch = vi.fn(async () => Response.json(list))
    const { name, tokens, problems } = await fetchTokenList(address, { chains, fetch })
    expect([name, tokens, problems.length]).toEqual(['Ours', [usdc], 1])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ credentials: 'omit' }))
  })

  it.each(['tokens.example/list.json', 'http://tokens.example/list.json', 'ipfs://bafy', ''])(
    'error: refuses %j as the URL',
    async (wrong) => {
      const fetch = vi.fn<typeof globalThis.fetch>()
      await expect(fetchTokenList(wrong, { chains, fetch })).rejects.toMatchObject({
        name: 'InvalidArgumentError',
        argument: 'address',
      })
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it.each<[what: string, answer: () => Promise<Response>, error: object]>([
    ['no network', () => Promise.reject(new TypeError('Failed')), { name: 'NetworkError' }],
    [
      'a page that is gone',
      async () => new Response('', { status: 404 }),
      { name: 'MalformedResponseError' },
    ],
    [
      'a redirect, wherever it leads',
      async () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
      { name: 'MalformedResponseError', reason: 'it leads to another address' },
    ],
    [
      'HTML',
      async () => new Response('<html>'),
      {
        name: 'MalformedResponseError',
        endpoint: 'GET tokens.example/list.json',
        reason: 'it is no token list: it must be JSON',
      },
    ],
    ['other JSON', async () => Response.json({}), { name: 'MalformedResponseError' }],
    [
      'a body without an end',
      async () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 22)) }),
        ),
      { name: 'MalformedResponseError', reason: expect.stringMatching(/^it is longer than/) },
    ],
  ])('error: rejects for %s', async (_, answer, error) => {
    await expect(fetchTokenList(address, { chains, fetch: answer })).rejects.toMatchObject(error)
  })

  const until: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.throwIfAborted()
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })

  it('parameters: signal, timeoutMs', async () => {
    const aborted = fetchTokenList(address, { chains, fetch: until, signal: AbortSignal.abort() })
    await expect(aborted).rejects.toMatchObject({ name: 'AbortedError' })
    const late = fetchTokenList(address, { chains, fetch: until, timeoutMs: 5 })
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 5 })
  })
})
