import { createClient } from '@causeway/react/actions'
import { quoteQueryKey, quoteQueryOptions } from '@causeway/react/query'
import { sandboxConfig } from '@causeway/sandbox/page'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { EveryWidget } from './EveryWidget'

const { config, wallet } = sandboxConfig()
const [pay, receive] = config.tokens.filter(({ symbol }) => symbol === 'USDC')
const parameters = {
  user: wallet.address,
  originChainId: pay?.chainId ?? 0,
  originCurrency: pay?.address ?? '',
  destinationChainId: receive?.chainId ?? 0,
  destinationCurrency: receive?.address ?? '',
  amount: 5_000_000n,
  tradeType: 'EXACT_INPUT',
} as const

export default function Page() {
  return (
    <Suspense fallback="Loading …">
      <Prefetched />
    </Suspense>
  )
}

async function Prefetched() {
  await connection()
  const client = createClient({ baseUrl: 'http://127.0.0.1:4000' })
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery({
    ...quoteQueryOptions({ client }, parameters),
    queryKey: quoteQueryKey({ client: { baseUrl: '/bridge' } }, parameters),
  })
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <EveryWidget parameters={parameters} />
    </HydrationBoundary>
  )
}
