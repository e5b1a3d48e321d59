import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { custom } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import type { Config } from '@causeway/react/execution'
import { useInnerDepositAddress } from '../../../src/hooks/internal/deposits/useInnerDepositAddress.ts'
import { useStartSwap } from '../../../src/hooks/internal/executions/useStartSwap.ts'
import { useInnerClearHistory } from '../../../src/hooks/internal/useInnerClearHistory.ts'
import { useCachedBalances } from '../../../src/hooks/internal/tokens/useCachedBalances.ts'
import { usePrefetchBalances } from '../../../src/hooks/internal/tokens/usePrefetchBalances.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { everyWidget, pageOf, widgetFactsOf } from '../../support/widgets/everyWidget.tsx'
import { configOf } from '../../support/renderWithCauseway.tsx'

/** Default options of a page, each of which makes sense for its own queries. */
const hostDefaults = {
  queries: {
    throwOnError: true,
    enabled: false,
    retry: true,
    retryOnMount: false,
    retryDelay: 1,
    refetchOnMount: 'always',
    refetchInterval: 5,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    notifyOnChangeProps: () => [],
    select: (data: unknown) => ({ data }),
    initialData: () => ({ data: 'of the page' }),
    maxPages: 1,
    refetchIntervalInBackground: true,
    persister: () => ({ data: 'stored by the page' }),
    suspense: true,
    subscribed: false,
  },
  mutations: { throwOnError: true },
} as const

/** The options that no query of a widget may have. A query that asks nothing is off. */
const harmful: ReadonlySet<string> = new Set([
  'throwOnError',
  'retry',
  'retryOnMount',
  'refetchInterval',
  'placeholderData',
  'notifyOnChangeProps',
  'select',
  'initialData',
  'maxPages',
  'refetchIntervalInBackground',
  'persister',
  'suspense',
  'subscribed',
])

/** Only what makes the test fast. */
const plainDefaults = { queries: { retryDelay: 1 } } as const

/** What a user does with a widget before all its queries run. */
const steps: Readonly<Record<string, (container: HTMLElement) => Promise<void>>> = {
  SwapWidget: async (container) => {
    const button = container.querySelector('[data-cw-part="swap-token"]') ?? container
    await userEvent.click(button)
    const list = await screen.findByRole('dialog')
    await waitFor(() => expect(list.querySelector('[role="option"]')).toBeVisible())
  },
}

/** Neither a chain nor the provider can be reached. */
function unreachable(chains: readonly { id: number }[]) {
  const request = () => Promise.reject(new Error('no answer'))
  return {
    client: clientOf(() => Promise.resolve(new Response('', { status: 400 }))),
    transports: Object.fromEntries(chains.map(({ id }) => [id, custom({ request }, { retryCount: 0 })])),
  }
}

/** The text of a widget once all its requests have ended. */
async function readShownText(
  page: (queryClient: QueryClient) => ReactNode,
  { name, defaults }: { name: string; defaults: typeof hostDefaults | typeof plainDefaults },
): Promise<string | null> {
  const queryClient = new QueryClient({ defaultOptions: defaults })
  const { baseElement, container, unmount } = render(page(queryClient))
  await act(() => vi.dynamicImportSettled())
  await steps[name]?.(container)
  const cache = queryClient.getQueryCache()
  await waitFor(() => {
    const asked = cache
      .getAll()
      .filter(({ observers }) => observers.some(({ options }) => options.enabled !== false))
    expect(asked.filter(({ state }) => state.status === 'pending')).toEqual([])
  })
  // This also finds queries that aren’t listed here, whatever they answer.
  for (const { queryKey, observers } of cache.getAll()) {
    for (const { options } of observers) {
      const inherited = Object.entries(hostDefaults.queries).filter(
        ([option, value]) => harmful.has(option) && options[option as keyof typeof options] === value,
      )
      expect({ queryKey, inherited }).toEqual({ queryKey, inherited: [] })
    }
  }
  await act(() => vi.dynamicImportSettled())
  const text = baseElement.textContent
  unmount()
  queryClient.clear()
  return text
}

describe.each(Object.keys(everyWidget))('%s', (name) => {
  it.each([
    ['every endpoint can be reached', true],
    ['nothing can be reached', false],
  ])(
    'behavior: shows the same with a page’s own defaults of react-query where %s',
    async (_, isReachable) => {
      const env = createTestEnvironment()
      const facts = await widgetFactsOf(env)
      const change = isReachable ? {} : unreachable(env.chains)
      const page = (queryClient: QueryClient) => pageOf(name, facts, { queryClient, ...change })
      const usual = () => readShownText(page, { name, defaults: plainDefaults })
      // The first time chunks are loaded.
      await usual()
      const text = await usual()
      expect(await readShownText(page, { name, defaults: hostDefaults })).toBe(text)
    },
  )
})

it.each<[name: string, hook: () => () => unknown]>([
  [
    'start a swap',
    function Swap() {
      const start = useStartSwap()
      return () => start({ quote: {} as never })
    },
  ],
  [
    'clear the history',
    function History() {
      const { clearHistoryAsync } = useInnerClearHistory()
      return clearHistoryAsync
    },
  ],
  [
    'ask for a deposit address',
    function Deposit() {
      const recipient = '0x00000000000000000000000000000000000000a1'
      const refundTo = '0x00000000000000000000000000000000000000b2'
      const { requestAsync } = useInnerDepositAddress({
        originChainId: 31337,
        destinationChainId: 31338,
        amount: 10n ** 18n,
        recipient,
        refundTo,
        acceptedRefundTo: refundTo,
      })
      return requestAsync
    },
  ],
])('error: a widget that can’t %s shows that, and throws at no error boundary', async (_, useAct) => {
  const env = createTestEnvironment()
  const failing: Config = {
    ...configOf(env, unreachable(env.chains)),
    clearHistory: () => Promise.reject(new Error('no storage')),
  }
  onTestFinished(() => failing.stop())
  const queryClient = new QueryClient({ defaultOptions: hostDefaults })
  const { result } = renderHook(useAct, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <CausewayProvider config={failing}>{children}</CausewayProvider>
      </QueryClientProvider>
    ),
  })
  await act(() => expect(result.current()).rejects.toThrow())
  expect(queryClient.getMutationCache().getAll()).toMatchObject([{ state: { status: 'error' } }])
})

it('behavior: keeps a balance that was read for a list where a page keeps no unused queries', async () => {
  const env = createTestEnvironment()
  const { address: account } = env.wallet
  const [token] = env.tokens
  if (!token) throw new TypeError('The sandbox has no token.')
  const config = configOf(env)
  onTestFinished(() => config.stop())
  const queryClient = new QueryClient({ defaultOptions: hostDefaults })
  const removed = vi.fn<() => void>()
  queryClient.getQueryCache().subscribe(({ type }) => void (type === 'removed' && removed()))
  const { result } = renderHook(
    () => ({ read: usePrefetchBalances(), balanceOf: useCachedBalances(account) }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config} wallet={env.wallet}>
            {children}
          </CausewayProvider>
        </QueryClientProvider>
      ),
    },
  )
  await act(() => result.current.read([token]))
  // Timers of 0 ms run in their order: what is let go of at once is gone by then.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(result.current.balanceOf(token)).toBeGreaterThan(0n)
  expect(removed).not.toHaveBeenCalled()
})
