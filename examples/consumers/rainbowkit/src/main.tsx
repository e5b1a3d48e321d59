import { CausewayProvider, createConfig } from '@causeway/react'
import { chainsFromWagmi, useWagmiWallet } from '@causeway/react/wagmi'
import { SwapWidget } from '@causeway/react/widgets'
import { sandboxConfig } from '@causeway/sandbox/page'
import '@causeway/react/styles.css'
import { connectorsForWallets, RainbowKitProvider, useConnectModal } from '@rainbow-me/rainbowkit'
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets'
import '@rainbow-me/rainbowkit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig as createWagmiConfig, WagmiProvider } from 'wagmi'

const { chains, transports, ...rest } = sandboxConfig().config
const [pay, receive] = rest.tokens.filter(({ symbol }) => symbol === 'USDC')
const connectors = connectorsForWallets([{ groupName: 'Wallets', wallets: [injectedWallet] }], {
  appName: 'Bridge',
  projectId: 'none',
})
const wagmiConfig = createWagmiConfig({ chains, transports, connectors })
const config = createConfig({ ...rest, ...chainsFromWagmi(wagmiConfig) })
const queryClient = new QueryClient()

function Bridge() {
  const { openConnectModal } = useConnectModal()
  return (
    <CausewayProvider config={config} wallet={useWagmiWallet()}>
      <SwapWidget defaultPay={pay} defaultReceive={receive} onConnectWallet={openConnectModal} />
    </CausewayProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider>
          <Bridge />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
