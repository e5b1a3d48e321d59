import type { Chain } from 'viem'
import { CausewayProvider, createConfig, type Wallet } from '../../../src/exports/index.ts'
import { SwapWidget } from '../../../src/exports/widgets.ts'
import '../../../src/styles/styles.css'
import { renderDapp } from './page.tsx'

// The same dApp with the swap form.

const never = () => new Promise<never>(() => {})

void renderDapp(({ facts, chains, transports }) => {
  const count = Number(new URLSearchParams(location.search).get('tokens'))
  const tokens = [...facts.tokens, ...manyTokens(count, chains)]
  const [pay, receive] = chains.map(({ id }) =>
    tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const wallet: Wallet = {
    address: facts.account,
    getAccount: async () => facts.account,
    getChainId: async () => chains[0]?.id ?? 1,
    switchChain: never,
    sendTransaction: never,
  }
  const config = createConfig({ baseUrl: `${location.origin}/service`, chains, transports, tokens })
  return (
    <CausewayProvider config={config} wallet={wallet}>
      <SwapWidget defaultPay={pay} defaultReceive={receive} />
    </CausewayProvider>
  )
})

/** Tokens that nobody has, to fill the list. */
function manyTokens(count: number, chains: readonly Chain[]) {
  return Array.from({ length: count }, (_, index) => ({
    chainId: chains[index % chains.length]?.id ?? 1,
    address: `0x${(index + 1).toString(16).padStart(40, '0')}` as const,
    symbol: `TK${index.toString(36).toUpperCase()}`,
    name: `Token number ${index}`,
    decimals: 18,
  }))
}
