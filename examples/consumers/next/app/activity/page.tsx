import { createClient } from '@causeway/react/actions'
import { requestsInfiniteQueryOptions, requestsQueryKey } from '@causeway/react/query'
import { sandboxConfig } from '@causeway/sandbox/page'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { Activity } from './Activity'

// Whose swaps; an app takes this from its session.
const parameters = { user: sandboxConfig().wallet.address }

export default function Page() {
  return (
    <Suspense fallback="Loading …">
      <Prefetched />
    </Suspense>
  )
}

async function Prefetched() {
  await connection()
  const client = createClient({
    baseUrl: 'http://127.0.0.1:4000',
    apiKey: process.env['CAUSEWAY_API_KEY'] ?? '',
  })
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery({
    ...requestsInfiniteQueryOptions({ client }, parameters),
    // Under the address that the page asks.
    queryKey: requestsQueryKey({ client: { baseUrl: '/bridge' } }, parameters),
  })
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Activity {...parameters} />
    </HydrationBoundary>
  )
}
