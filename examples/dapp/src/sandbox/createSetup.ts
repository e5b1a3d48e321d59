import { createConfig, type Config, type Token } from '@causeway/react'
import { chainsFromWagmi } from '@causeway/react/wagmi'
import { QueryClient } from '@tanstack/react-query'
import { defineChain, http, zeroAddress, type Chain } from 'viem'
import { createConfig as createWagmiConfig, type Config as WagmiConfig } from 'wagmi'
import type { ChainFacts, SandboxFacts } from './sandboxFacts.ts'

/** Everything that the providers of the page need. */
export interface Setup {
  config: Config
  wagmiConfig: WagmiConfig
  queryClient: QueryClient
}

/** Time between looks at a local chain, in milliseconds: its blocks come with the transactions. */
const pollingIntervalMs = 500

/** Makes the objects that a page makes once: for the wallets, for the service, and for what is read. */
export function createSetup({ brand, chains: facts }: SandboxFacts, origin: string): Setup {
  const baseUrl = `${origin}/causeway`
  const [first, ...rest] = facts.map((chain) => toChain(chain, origin))
  if (!first) throw new Error('The sandbox runs no chain.')
  const chains = [first, ...rest] as const
  const transports = Object.fromEntries(chains.map(({ id }) => [id, http(rpcUrlOf(id, origin))]))
  // Wallets are found by EIP-6963; none is built in.
  const wagmiConfig = createWagmiConfig({ chains, transports, pollingInterval: pollingIntervalMs })
  return {
    wagmiConfig,
    config: createConfig({
      deployment: {
        baseUrl,
        brand,
        // As a partner names the service's contracts: nothing else is paid, called or approved.
        contracts: Object.fromEntries(
          facts.map(({ id, depository, swapSources }) => [
            id,
            [depository, ...swapSources.map(({ address }) => address)],
          ]),
        ),
      },
      ...chainsFromWagmi(wagmiConfig),
      tokens: facts.flatMap(toTokens),
      pollingIntervalMs,
    }),
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
    // How long nothing must be seen of a lost request follows from it.
    blockTime: 500,
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
