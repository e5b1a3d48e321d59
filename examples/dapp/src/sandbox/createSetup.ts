import { createClient, type Client, type Token } from '@causeway/react'
import { QueryClient } from '@tanstack/react-query'
import { defineChain, http, zeroAddress, type Chain, type Transport } from 'viem'
import { createConfig, type Config } from 'wagmi'
import type { ChainFacts, SandboxFacts } from './sandboxFacts.ts'

/** Everything that the providers of the page need. */
export interface Setup {
  chains: readonly [Chain, ...Chain[]]
  transports: Readonly<Record<number, Transport>>
  tokens: readonly Token[]
  client: Client
  wagmiConfig: Config
  queryClient: QueryClient
}

/** Makes the objects that a page makes once: the clients of the service, the chains and the wallets. */
export function createSetup({ chains: facts }: SandboxFacts, origin: string): Setup {
  const [first, ...rest] = facts.map((chain) => toChain(chain, origin))
  if (!first) throw new Error('The sandbox runs no chain.')
  const chains = [first, ...rest] as const
  const transports = Object.fromEntries(chains.map(({ id }) => [id, http(rpcUrlOf(id, origin))]))
  return {
    chains,
    transports,
    tokens: facts.flatMap(toTokens),
    client: createClient({ baseUrl: `${origin}/causeway` }),
    // Wallets are found by EIP-6963; none is built in.
    wagmiConfig: createConfig({ chains, transports, pollingInterval: 500 }),
    queryClient: new QueryClient(),
  }
}

/** Where this page's own server passes calls on to a chain's node. */
export function rpcUrlOf(chainId: number, origin: string): string {
  return `${origin}/rpc/${chainId}`
}

function toChain({ id, name, currencies }: ChainFacts, origin: string): Chain {
  const native = currencies.find(({ address }) => address === zeroAddress)
  return defineChain({
    id,
    name,
    nativeCurrency: native ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrlOf(id, origin)] } },
    testnet: true,
  })
}

function toTokens({ id, currencies }: ChainFacts): Token[] {
  return currencies
    .filter(({ address }) => address !== zeroAddress)
    .map((currency) => ({ chainId: id, ...currency }))
}
