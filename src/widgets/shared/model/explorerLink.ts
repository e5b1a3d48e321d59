import { familyOf, type AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import type { ChainFamily } from '../../../utils/address/chainFamily.ts'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'

/** How a transaction is named: by 32 bytes, and on Solana by its signature of 64 bytes in base58. */
const hashPatterns: Readonly<Record<ChainFamily, RegExp>> = {
  evm: bytes32Pattern,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
  bitcoin: /^[0-9a-f]{64}$/,
}

/**
 * Address of a transaction in its chain's explorer, built from the integrator's chain and never from what the
 * service says. Undefined when the chain has no explorer or the hash is none.
 */
export function explorerLink(chains: readonly AnyChain[], chainId: number, hash: string): string | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  const base = chain?.blockExplorers?.default.url
  if (!base || !hashPatterns[familyOf(chain)].test(hash) || !URL.canParse(base)) return undefined
  const url = new URL(base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  return `${url.href.replace(/\/+$/, '')}/tx/${hash}`
}
