import { checkObject } from '../errors/checks/checkObject.ts'
import { custom, type Chain, type Transport } from 'viem'
import type { Config } from 'wagmi'

export interface WagmiChains {
  chains: readonly Chain[]
  /** By chain id; each reads through wagmi's own client of the chain. */
  transports: Readonly<Record<number, Transport>>
}

/**
 * The chains and transports of a wagmi config, for `createConfig`: you list them once, and the page's reads are batched with the
 * library's.
 *
 * @example
 * const config = createConfig({ baseUrl: '/bridge', ...chainsFromWagmi(wagmiConfig) })
 */
export function chainsFromWagmi(config: Config): WagmiChains {
  const rule = 'it must come from `createConfig` of wagmi'
  checkObject(config, 'chainsFromWagmi', 'config', { fields: ['chains', 'getClient'], rule })
  const transportOf = (chainId: number): Transport =>
    custom(
      { request: (request) => config.getClient({ chainId }).request(request as never) },
      // wagmi's client retries itself.
      { retryCount: 0 },
    )
  return {
    chains: config.chains,
    transports: Object.fromEntries(config.chains.map(({ id }) => [id, transportOf(id)])),
  }
}
