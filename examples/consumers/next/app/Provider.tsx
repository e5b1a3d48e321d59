'use client'
import { CausewayProvider, createConfig } from '@causeway/react'
import { sandboxConfig } from '@causeway/sandbox/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

const sandbox = sandboxConfig()
// A route of this app's own forwards to the service and adds the API key.
const config = createConfig({ ...sandbox.config, baseUrl: '/bridge' })

export function Provider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={sandbox.wallet}>
        {children}
      </CausewayProvider>
    </QueryClientProvider>
  )
}
