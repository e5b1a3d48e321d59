import { defaultApiKey } from '@causeway/sandbox/simulated'
import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getQuote, createClient } from '@causeway/react/actions'
import { executeSteps } from '@causeway/react/execution'
import {
  CausewayProvider,
  useQuote,
  useQuoteStatus,
  useRequests,
  useSuspenseRequestStatus,
} from '@causeway/react'
import {
  quoteQueryKey,
  requestsQueryKey,
  requestStatusQueryKey,
  quoteQueryOptions,
  requestsInfiniteQueryOptions,
  requestStatusQueryOptions,
} from '@causeway/react/query'
import { createTestEnvironment, type TestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const page = { client: { baseUrl: '/bridge' } }

/** A config for the simulated provider at a URL, and its requests there. */
function configAt(env: TestEnvironment, baseUrl: string) {
  const asked: string[] = []
  const client = createClient({
    baseUrl,
    fetch: (url, init) => {
      const { pathname } = new URL(String(url))
      asked.push(pathname)
      return env.sandbox.fetch(
        `https://sandbox.invalid${pathname.replace('/bridge', '')}${new URL(String(url)).search}`,
        {
          ...init,
          headers: { 'content-type': 'application/json', 'x-api-key': defaultApiKey },
        },
      )
    },
  })
  return { asked, config: configOf(env, { client }) }
}

/** What a server prefetches for a page that reaches the provider by its own URL. */
async function prefetch(env: TestEnvironment) {
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const requestId = quote.steps[0]?.requestId ?? ''
  const user = env.wallet.address
  const over = configAt(env, 'https://service.example')
  const { status } = await executeSteps(over.config, { quote, wallet: env.wallet })
  expect(status).toBe('success')
  over.config.stop()
  const server = configAt(env, 'https://service.example')
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery({
    ...requestsInfiniteQueryOptions(server.config, { user }),
    queryKey: requestsQueryKey(page, { user }),
  })
  await queryClient.prefetchQuery({
    ...requestStatusQueryOptions(server.config, { requestId }),
    queryKey: requestStatusQueryKey(page, { requestId }),
  })
  await queryClient.prefetchQuery({
    ...quoteQueryOptions(server.config, env.quoteParameters()),
    queryKey: quoteQueryKey(page, env.quoteParameters()),
  })
  server.config.stop()
  // As React passes it from a server to a browser: with bigint, and without identity.
  return { requestId, user, state: structuredClone(dehydrate(queryClient)), asked: server.asked }
}

function Shown({ use }: { use: () => ReactNode }) {
  return <output>{use()}</output>
}

it('default: begins in the page with what a server prefetched at its own URL, and asks again', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const { requestId, user, state, asked: askedByServer } = await prefetch(env)
  expect(askedByServer.toSorted()).toEqual(['/intents/status', '/quote', '/requests/v3'])
  const { config, asked } = configAt(env, '/bridge')
  const written: string[] = []
  const use = () => {
    const requests = useRequests({ user })
    const status = useSuspenseRequestStatus({ requestId })
    const quote = useQuote(env.quoteParameters())
    const shown = [
      requests.data?.pages[0]?.requests.map(({ id }) => id).join() === requestId,
      status.data.status,
      quote.data?.details.currencyIn.amount,
      useQuoteStatus(quote).status,
    ].join(' ')
    written.push(shown)
    return shown
  }
  const pageWith = (queryClient: QueryClient) => (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <CausewayProvider config={config} wallet={env.wallet}>
          <Shown use={use} />
        </CausewayProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
  // In the markup, without a request.
  expect(renderToString(pageWith(new QueryClient()))).toContain('true success 100000000 loading')
  expect(asked).toEqual([])

  render(pageWith(new QueryClient()))
  expect(screen.getByRole('status').textContent).toBe('true success 100000000 loading')
  // Anyone could have put the page's data there: a quote can be executed once this page has requested it.
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('true success 100000000 ready'))
  await waitFor(() => expect(asked).toContain('/bridge/intents/status'))
  expect(asked).toContain('/bridge/quote')
  expect(written.every((shown) => shown.startsWith('true success 100000000'))).toBe(true)
  config.stop()
})

it('behavior: has different keys for two URLs, and needs only the URL of a config', () => {
  const env = createTestEnvironment()
  const [server, browser] = ['https://service.example', '/bridge'].map(
    (baseUrl) => configAt(env, baseUrl).config,
  )
  const parameters = { user: env.wallet.address }
  expect(server && requestsQueryKey(server, parameters)).not.toEqual(requestsQueryKey(page, parameters))
  expect(browser && requestsQueryKey(browser, parameters)).toEqual(requestsQueryKey(page, parameters))
  const slashed = { client: { baseUrl: `${page.client.baseUrl}/` } }
  expect(requestsQueryKey(slashed, parameters)).toEqual(requestsQueryKey(page, parameters))
})
