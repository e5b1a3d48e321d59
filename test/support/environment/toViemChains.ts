import { defineChain, type Chain } from 'viem'

/** The chains of a simulated sandbox, as a page passes them to a config. */
export function toViemChains(chains: readonly { id: number; name: string }[]): Chain[] {
  return chains.map(({ id, name }) =>
    defineChain({
      id,
      name,
      blockTime: 500,
      nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
      rpcUrls: { default: { http: [] } },
      // Links need one, although nothing answers there.
      blockExplorers: {
        default: { name: `${name} explorer`, url: `http://${name.toLowerCase()}.localhost` },
      },
    }),
  )
}
