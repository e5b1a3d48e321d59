'use client'
import { CausewayProvider, createConfig } from '@causeway/react'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { sandboxConfig } from '@causeway/sandbox/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'

const sandbox = sandboxConfig()
const [pay, receive] = sandbox.config.tokens.filter(({ symbol }) => symbol === 'USDC')
// A route of this app's own forwards to the service and adds the API key.
const config = createConfig({ ...sandbox.config, baseUrl: '/bridge' })

export function Bridge() {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={sandbox.wallet}>
        <SwapWidget defaultPay={pay} defaultReceive={receive} />
        <ActivityWidget />
      </CausewayProvider>
    </QueryClientProvider>
  )
}
