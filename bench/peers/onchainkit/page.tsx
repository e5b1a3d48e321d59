import { OnchainKitProvider } from '@coinbase/onchainkit'
import { Swap } from '@coinbase/onchainkit/swap'
import '@coinbase/onchainkit/styles.css'
import { renderDapp } from '../../browser/apps/page.tsx'

// The same dApp with OnchainKit's form for one chain, whose service is out of reach: no quote.

void renderDapp(({ facts, chains }) => {
  const [chain] = chains
  if (!chain) throw new TypeError('The page has no chain.')
  const [from, to] = ['USDC', 'ETH'].map((name) => {
    const found = facts.tokens.find(({ chainId, symbol }) => chainId === chain.id && symbol === name)
    return found ? [{ ...found, image: null }] : []
  })
  return (
    <OnchainKitProvider chain={chain} apiKey="bench">
      <Swap from={from ?? []} to={to ?? []} />
    </OnchainKitProvider>
  )
})
