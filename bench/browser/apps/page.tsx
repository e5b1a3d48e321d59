import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { defineChain, http } from 'viem'
import {
  createConfig,
  useBalance,
  useBlockNumber,
  useChainId,
  useConnections,
  usePublicClient,
  WagmiProvider,
} from 'wagmi'
import type { BenchFacts } from '../benchFacts.ts'

type Facts = Awaited<ReturnType<typeof loadFacts>>

/** What all pages have: the chains that the server of the bench speaks for. */
async function loadFacts() {
  const facts = (await (await fetch('/facts.json')).json()) as BenchFacts
  const chains = facts.chains.map(({ id, name }) =>
    defineChain({
      id,
      name,
      nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
      rpcUrls: { default: { http: [`${location.origin}/rpc/${id}`] } },
    }),
  )
  const transports = Object.fromEntries(chains.map(({ id }) => [id, http(`${location.origin}/rpc/${id}`)]))
  return { facts, chains, transports }
}

/**
 * Shows a dApp as it is before any widget: wagmi, react-query, and five hooks of theirs. Whoever awaits at the top of a
 * module gets more files from the bundler, so that nobody does.
 */
export async function renderDapp(render: (facts: Facts) => ReactNode): Promise<void> {
  const facts = await loadFacts()
  const { chains, transports } = facts
  const [first, ...rest] = chains
  const container = document.getElementById('page')
  if (!first || !container) throw new TypeError('The page has no chain, or no place.')
  const config = createConfig({ chains: [first, ...rest], transports })
  createRoot(container).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Dapp />
        {render(facts)}
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

function Dapp() {
  const connections = useConnections()
  const chainId = useChainId()
  const client = usePublicClient()
  useBalance({ query: { enabled: false } })
  useBlockNumber({ query: { enabled: false } })
  return (
    <p>
      {connections.length} {chainId} {client?.chain.name}
    </p>
  )
}
