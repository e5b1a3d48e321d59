import {
  dehydrate,
  hydrate,
  IsRestoringProvider,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  type Query,
  type QueryFunctionContext,
  type QueryPersister,
} from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { CausewayProvider, useQuote, useQuoteStatus, useRequests, useRequestStatus } from '@causeway/react'
import { clientWithHistory } from '../support/deposits/depositAddressParameters.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { isFetched } from '../../src/client/fetchedAnswers.ts'

/** Like `experimental_createQueryPersister`: reads a query without data from the store, and fetches it if it is stale. */
function createPersister(store: Map<string, unknown>): QueryPersister {
  const persister = async (
    queryFn: (context: QueryFunctionContext) => unknown,
    context: QueryFunctionContext,
    query: Query,
  ) => {
    const stored = store.get(query.queryHash)
    if (query.state.data === undefined && stored !== undefined) {
      notifyManager.schedule(() => {
        query.setState({ dataUpdatedAt: query.state.dataUpdatedAt - 1 })
        if (query.isStale()) void query.fetch()
      })
      return structuredClone(stored)
    }
    const answer = await queryFn(context)
    notifyManager.schedule(() => store.set(query.queryHash, structuredClone(query.state.data)))
    return answer
  }
  return persister as QueryPersister
}

const env = createTestEnvironment()
const client = clientWithHistory(env)
const parameters = env.quoteParameters()
const { steps } = await getQuote(client, parameters)
const requestId = steps[0]?.requestId

function Page() {
  const quote = useQuote(parameters)
  const { status } = useQuoteStatus(quote)
  const answers = [
    useRequestStatus({ requestId }).data,
    useRequests({ user: parameters.user }).data?.pages[0],
  ]
  return (
    <output>{[status, ...answers.map((answer) => (isFetched(answer) ? 'ready' : 'loading'))].join()}</output>
  )
}

/** Visits the page; `isRestoring` as `PersistQueryClientProvider` says it. */
function visit(queryClient: QueryClient, isRestoring = false) {
  const config = configOf(env, { client })
  onTestFinished(config.stop)
  const page = (isRestoring: boolean) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <IsRestoringProvider value={isRestoring}>
          <CausewayProvider config={config}>
            <Page />
          </CausewayProvider>
        </IsRestoringProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const { rerender, unmount } = render(page(isRestoring))
  return { endRestoring: () => rerender(page(false)), unmount }
}

it.each([0, 3_600_000])(
  'behavior: requests again on a second visit with the host’s persister, with a staleTime of %i',
  async (staleTime) => {
    const store = new Map<string, unknown>()
    const queries = { staleTime, persister: createPersister(store) }
    const first = visit(new QueryClient({ defaultOptions: { queries } }))
    await screen.findByText('ready,ready,ready')
    await waitFor(() => expect(store.size).toBe(3))
    first.unmount()
    visit(new QueryClient({ defaultOptions: { queries } }))
    // Restored data is fresh for that long: only a quote is always requested again.
    await screen.findByText(staleTime === 0 ? 'ready,ready,ready' : /^ready,/)
  },
)

it.each([0, 3_600_000])(
  'behavior: requests again on a second visit with a restored cache, with a staleTime of %i',
  async (staleTime) => {
    const queries = { staleTime }
    const before = new QueryClient({ defaultOptions: { queries } })
    const first = visit(before)
    await screen.findByText('ready,ready,ready')
    const stored = structuredClone(dehydrate(before))
    first.unmount()
    const queryClient = new QueryClient({ defaultOptions: { queries } })
    const { endRestoring } = visit(queryClient, true)
    expect(screen.getByText('idle,loading,loading')).toBeVisible()
    hydrate(queryClient, stored)
    endRestoring()
    await screen.findByText('ready,ready,ready')
  },
)
