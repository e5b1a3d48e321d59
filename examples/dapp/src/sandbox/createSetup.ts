import { createConfig, type Config, type Token } from '@causeway/react'
import { chainsFromWagmi } from '@causeway/react/wagmi'
import { QueryClient } from '@tanstack/react-query'
import { defineChain, getAddress, http, isAddressEqual, zeroAddress, type Chain } from 'viem'
import { createConfig as createWagmiConfig, type Config as WagmiConfig } from 'wagmi'
import { createPayFromElsewhere, type PayFromElsewhere } from '../deposit/payFromElsewhere.ts'
import { explorerPath } from '../explorer/explorerPath.ts'
import type { ChainFacts, SandboxFacts } from './sandboxFacts.ts'

/** Everything that the providers of the page need. */
export interface Setup {
  config: Config
  wagmiConfig: WagmiConfig
  queryClient: QueryClient
  payFromElsewhere: PayFromElsewhere
}

/** Time between looks at a local chain, in milliseconds: its blocks come with the transactions. */
const pollingIntervalMs = 500

/** Makes the objects that a page makes once: for the wallets, for the service, and for what is read. */
export function createSetup(sandbox: SandboxFacts, origin: string): Setup {
  const { brand, chains: facts } = sandbox
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
        depositories: Object.fromEntries(facts.map(({ id, depository }) => [id, depository])),
        permitSpenders: Object.fromEntries(facts.map(({ id, approvalProxy }) => [id, [approvalProxy]])),
        routers: Object.fromEntries(
          facts.map(({ id, swapSources }) => [id, swapSources.map(({ address }) => address)]),
        ),
        fillContracts: Object.fromEntries(
          facts.map(({ id, depository, callFiller }) => [id, [depository, callFiller]]),
        ),
        solvers: [sandbox.solver],
      },
      ...chainsFromWagmi(wagmiConfig),
      tokens: facts.flatMap(toTokens),
      // A partner asks the source of prices that the rest of the page uses.
      readPrices: async (asked) => asked.map((token) => priceOf(facts, token)),
      pollingIntervalMs,
    }),
    queryClient: new QueryClient(),
    payFromElsewhere: createPayFromElsewhere(sandbox),
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
    blockExplorers: { default: { name: 'Harbor explorer', url: `${origin}${explorerPath}/${id}` } },
    testnet: true,
  })
}

function toTokens({ id, currencies }: ChainFacts): Token[] {
  return currencies
    .filter(({ address }) => address !== zeroAddress)
    .map(({ address, symbol, name, decimals }) => ({ chainId: id, address, symbol, name, decimals }))
}

function priceOf(facts: readonly ChainFacts[], { chainId, address }: Token): string | undefined {
  return facts
    .find(({ id }) => id === chainId)
    ?.currencies.find((currency) => isAddressEqual(currency.address, getAddress(address)))?.priceUsd
}
