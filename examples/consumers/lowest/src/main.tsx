import { CausewayProvider, createConfig } from '@causeway/react'
import { chainsFromWagmi, useWagmiWallet } from '@causeway/react/wagmi'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { sandboxConfig } from '@causeway/sandbox/page'
import '@causeway/react/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig as createWagmiConfig, WagmiProvider } from 'wagmi'

const sandbox = sandboxConfig()
const { chains, transports, ...rest } = sandbox.config
const [pay, receive] = rest.tokens.filter(({ symbol }) => symbol === 'USDC')
const wagmiConfig = createWagmiConfig({ chains, transports })
const config = createConfig({ ...rest, ...chainsFromWagmi(wagmiConfig) })
const queryClient = new QueryClient()

function Bridge() {
  const wallet = useWagmiWallet() ?? sandbox.wallet
  return (
    <CausewayProvider config={config} wallet={wallet}>
      <SwapWidget defaultPay={pay} defaultReceive={receive} />
      <ActivityWidget />
    </CausewayProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <Bridge />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
