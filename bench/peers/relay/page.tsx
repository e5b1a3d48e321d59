import { RelayKitProvider, SwapWidget, type SwapWidgetProps } from '@relayprotocol/relay-kit-ui'
import '@relayprotocol/relay-kit-ui/styles.css'
import { useState } from 'react'
import { renderDapp } from '../../browser/apps/page.tsx'

// The same dApp with the widget of relay-kit, which asks the bench's own service for quotes.

void renderDapp(({ facts, chains }) => {
  const [pay, receive] = chains.map(({ id }) => {
    const found = facts.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC')
    return found && { ...found, logoURI: '' }
  })
  const relayChains = chains.map((chain) => ({
    id: chain.id,
    name: chain.name.toLowerCase(),
    displayName: chain.name,
    httpRpcUrl: chain.rpcUrls.default.http[0],
    wsRpcUrl: '',
    vmType: 'evm' as const,
    depositEnabled: true,
    blockExplorerUrl: '',
    blockExplorerName: '',
    currency: { id: 'eth', symbol: 'ETH', name: 'Ether', decimals: 18, address: `0x${'0'.repeat(40)}` },
    erc20Currencies: [],
    featuredTokens: [],
    viemChain: chain,
  }))
  return (
    <RelayKitProvider
      options={{ baseApiUrl: `${location.origin}/service`, source: 'bench', chains: relayChains as never }}
    >
      <Form pay={pay} receive={receive} />
    </RelayKitProvider>
  )
})

type Token = NonNullable<SwapWidgetProps['fromToken']>

function Form({ pay, receive }: { pay: Token | undefined; receive: Token | undefined }) {
  const [from, setFrom] = useState(pay)
  const [to, setTo] = useState(receive)
  return (
    <SwapWidget
      fromToken={from}
      setFromToken={setFrom}
      toToken={to}
      setToToken={setTo}
      supportedWalletVMs={['evm']}
    />
  )
}
