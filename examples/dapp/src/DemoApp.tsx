import { CausewayProvider } from '@causeway/react'
import { useWagmiWallet } from '@causeway/react/wagmi'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { DepositArea } from './deposit/DepositArea.tsx'
import { Account } from './explorer/Account.tsx'
import { NotFound } from './explorer/NotFound.tsx'
import { readExplorerPath } from './explorer/explorerPath.ts'
import { Transaction } from './explorer/Transaction.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { useLanguage } from './header/useLanguage.ts'
import type { Setup } from './sandbox/createSetup.ts'
import { ScenarioMenu } from './sandbox/ScenarioMenu.tsx'
import { SwapArea } from './hero/SwapArea.tsx'
import { useLook } from './hero/useLook.ts'
import { YourActivity } from './YourActivity.tsx'
import { ConnectDialog } from './wallet/ConnectDialog.tsx'

/** The partner's page: its own providers, and Causeway's below them. */
export function DemoApp({ setup }: { setup: Setup }) {
  return (
    <WagmiProvider config={setup.wagmiConfig}>
      <QueryClientProvider client={setup.queryClient}>
        <Page setup={setup} />
      </QueryClientProvider>
    </WagmiProvider>
  )
}

const shown = readExplorerPath(location.pathname)
// The explorer opens in a tab of its own.
if (shown) document.title = 'Harbor: explorer'

function Page({ setup: { config, payFromElsewhere } }: { setup: Setup }) {
  const wallet = useWagmiWallet()
  const [isConnecting, setIsConnecting] = useState(false)
  const { language, messages, isLoaded, chooseLanguage } = useLanguage()
  const looks = useLook()
  const openConnect = () => setIsConnecting(true)
  if (!isLoaded) return null
  return (
    <CausewayProvider config={config} wallet={wallet} messages={messages}>
      <Header onConnect={openConnect} language={language} onLanguage={chooseLanguage} />
      <main>
        {shown?.hash ? (
          <Transaction {...shown} />
        ) : shown?.address ? (
          <Account {...shown} />
        ) : shown ? (
          <NotFound {...shown} />
        ) : (
          <>
            {location.pathname === '/deposit' ? (
              <DepositArea pay={payFromElsewhere} looks={looks} />
            ) : (
              <SwapArea onConnect={openConnect} looks={looks} />
            )}
            <YourActivity looks={looks} messages={messages} isOfEveryone={location.pathname === '/deposit'} />
            <ScenarioMenu />
          </>
        )}
      </main>
      <Footer />
      <ConnectDialog isOpen={isConnecting} onClose={() => setIsConnecting(false)} />
    </CausewayProvider>
  )
}
