import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { custom, toHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import { createClient } from '@causeway/react/actions'
import { balanceQueryKey } from '@causeway/react/query'
import { useBalancesSnapshot } from '../../../../src/hooks/internal/tokens/useBalancesSnapshot.ts'
import { useCachedBalances } from '../../../../src/hooks/internal/tokens/useCachedBalances.ts'
import { usePrefetchBalances } from '../../../../src/hooks/internal/tokens/usePrefetchBalances.ts'
import { useTokenMetadata } from '../../../../src/hooks/internal/tokens/useTokenMetadata.ts'
import { noteBalance } from '../../../../src/query/chain/balancesRead.ts'
import { queryOf } from '../../../../src/query/queryOf.ts'
import { tokenKey } from '../../../../src/utils/tokens/tokenId.ts'
import { otherPerson } from '../../../support/quotes/quoteKinds.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [alder, birch] = env.chains
const natives = [alder, birch].map(({ id }) => {
  const native = env.tokens.find(({ chainId, address }) => chainId === id && /^0x0+$/.test(address))
  if (!native) throw new Error('no native token')
  return native
})
const [first, second] = natives as [(typeof natives)[0], (typeof natives)[0]]
const unreadable = { ...first, chainId: 4_242 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose first chain has 7 of its native token for everybody, and whose second one fails. */
function setUp({ isConnected = true } = {}) {
  let reads = 0
  const answering = custom({
    async request({ method }) {
      if (method === 'eth_getBalance') reads += 1
      return toHex(method === 'eth_chainId' ? alder.id : 7)
    },
  })
  const failing = custom({ request: () => Promise.reject(new Error('no answer')) }, { retryCount: 0 })
  const config = configOf(env, { transports: { [alder.id]: answering, [birch.id]: failing } })
  onTestFinished(config.stop)
  // The page keeps nothing by default.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={isConnected ? env.wallet : undefined}>
        {children}
      </CausewayProvider>
    </QueryClientProvider>
  )
  return {
    config,
    queryClient,
    reads: () => reads,
    render: <result,>(hook: () => result) => renderHook(hook, { wrapper }).result,
  }
}

/** Lets time pass until all are read that can be. */
async function prefetch(read: () => Promise<void>) {
  await act(async () => {
    const done = read()
    await vi.advanceTimersByTimeAsync(1_000)
    await done
  })
}

describe('balances of a list', () => {
  it('default: shows a balance in every list, by account, and keeps it for a while', async () => {
    const { render, reads } = setUp()
    const mine = render(() => useCachedBalances(env.wallet.address))
    const others = render(() => useCachedBalances(otherPerson))
    const snapshot = render(() => useBalancesSnapshot())
    const prefetcher = render(() => usePrefetchBalances())
    expect(mine.current(first)).toBeUndefined()
    await prefetch(() => prefetcher.current([first, second, unreadable]))
    expect([first, second, unreadable].map((token) => mine.current(token))).toEqual([
      7n,
      undefined,
      undefined,
    ])
    expect(others.current(first)).toBeUndefined()
    expect(snapshot.current(env.wallet.address)).toEqual(new Map([[tokenKey(first), 7n]]))
    expect(snapshot.current(otherPerson)).toEqual(new Map())
    expect(reads()).toBe(1)
    // Not again at once, but after a while.
    await prefetch(() => prefetcher.current([first]))
    expect(reads()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    await prefetch(() => prefetcher.current([first]))
    expect(reads()).toBe(2)
    expect(mine.current(first)).toBe(7n)
  })

  it('behavior: renders a list only when a balance of this provider is read', async () => {
    const { render, queryClient } = setUp()
    let renders = 0
    render(() => {
      renders += 1
      return useCachedBalances(env.wallet.address)
    })
    const prefetcher = render(() => usePrefetchBalances())
    const before = renders
    const elsewhere = balanceQueryKey({ client: { baseUrl: 'https://other.example' } }, { chainId: alder.id })
    act(() => {
      queryClient.setQueryData(elsewhere, 5n)
      queryClient.setQueryData(['of the page'], 5n)
    })
    await prefetch(() => prefetcher.current([second]))
    expect(renders).toBe(before)
    await prefetch(() => prefetcher.current([first]))
    expect(renders).toBe(before + 1)
  })

  it('behavior: shows a balance that was read before the list listened', async () => {
    const { render, queryClient, config } = setUp()
    const prefetcher = render(() => usePrefetchBalances())
    await prefetch(() => prefetcher.current([first]))
    // The same cache key, with another balance.
    const key = balanceQueryKey(config, {
      chainId: first.chainId,
      token: first.address,
      account: env.wallet.address,
    })
    const list = render(() => {
      // Like an effect of a child, which runs before those of the list.
      useLayoutEffect(() => {
        noteBalance(queryOf(queryClient, key), 9n)
        queryClient.setQueryData(key, 9n)
      }, [])
      return useCachedBalances(env.wallet.address)(first)
    })
    expect(list.current).toBe(9n)
  })

  it('behavior: reads and lists for the provider and the wallet that the page gave last', async () => {
    const { config, queryClient } = setUp()
    const other = configOf(env, {
      client: createClient({ baseUrl: 'https://other.example', fetch: env.sandbox.fetch }),
      chains: [alder],
      tokens: [],
      transports: {
        [alder.id]: custom({ request: async ({ method }) => toHex(method === 'eth_chainId' ? alder.id : 9) }),
      },
    })
    onTestFinished(other.stop)
    let page = { config, wallet: env.wallet }
    const { result, rerender } = renderHook(
      () => ({
        listed: useCachedBalances(page.wallet.address)(first),
        held: useBalancesSnapshot(),
        read: usePrefetchBalances(),
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queryClient}>
            <CausewayProvider {...page}>{children}</CausewayProvider>
          </QueryClientProvider>
        ),
      },
    )
    await prefetch(() => result.current.read([first]))
    expect(result.current.listed).toBe(7n)
    page = { config: other, wallet: { ...env.wallet, address: otherPerson } }
    rerender()
    expect(result.current.listed).toBeUndefined()
    await prefetch(() => result.current.read([first]))
    expect(result.current.listed).toBe(9n)
    expect(result.current.held(otherPerson)).toEqual(new Map([[tokenKey(first), 9n]]))
    // The other provider’s stays there.
    expect(result.current.held(env.wallet.address)).toEqual(new Map())
  })

  it('behavior: reads nothing without a wallet', async () => {
    const { render, reads, queryClient } = setUp({ isConnected: false })
    const prefetcher = render(() => usePrefetchBalances())
    await prefetch(() => prefetcher.current([first]))
    expect(reads()).toBe(0)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('useTokenMetadata', () => {
  it('default: reads an address on each chain, as its contract describes itself there', async () => {
    vi.useRealTimers()
    const { render } = setUp()
    const address = env.tokens.find(
      ({ chainId, symbol }) => chainId === alder.id && symbol === 'USDC',
    )?.address
    const none = render(() => useTokenMetadata({ chainIds: [alder.id], address: undefined }))
    expect(none.current).toEqual({ tokens: [], isPending: false, isError: false })
    const config = configOf(env)
    onTestFinished(config.stop)
    const queryClient = new QueryClient()
    const { result } = renderHook(
      () => useTokenMetadata({ chainIds: [birch.id, alder.id], address: address as `0x${string}` }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queryClient}>
            <CausewayProvider config={config}>{children}</CausewayProvider>
          </QueryClientProvider>
        ),
      },
    )
    expect(result.current).toMatchObject({ tokens: [], isPending: true, isError: false })
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.tokens).toContainEqual({
      chainId: alder.id,
      address,
      symbol: 'USDC',
      name: expect.any(String),
      decimals: 6,
      verified: false,
    })
    expect(result.current.isError).toBe(false)
  })

  it('error: reports a chain that can’t be read', async () => {
    const { render } = setUp()
    const address = `0x${'5'.repeat(40)}` as const
    const result = render(() => useTokenMetadata({ chainIds: [alder.id, birch.id], address }))
    const answered = render(() => useTokenMetadata({ chainIds: [alder.id], address }))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(answered.current).toEqual({ tokens: [], isPending: false, isError: false })
    // The other chain is asked once more.
    expect(result.current).toEqual({ tokens: [], isPending: true, isError: false })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(result.current).toEqual({ tokens: [], isPending: false, isError: true })
  })
})
