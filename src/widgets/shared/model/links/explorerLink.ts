import { familyOf, isNonEvmChain, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import type { ChainFamily } from '../../../../utils/address/families/chainFamily.ts'
import { callIsolated } from '../../../../utils/events/reportException.ts'
import { explorerUrl } from './explorerUrl.ts'
import { bytes32Pattern } from '../../../../schemas/base/primitives.ts'

/** 32 bytes in hexadecimal. */
const bareBytes32 = /^[0-9a-f]{64}$/

/** How transactions are identified: by 32 bytes, and on Solana by a signature of 64 bytes in base58. */
const hashPatterns: Readonly<Record<ChainFamily, RegExp>> = {
  evm: bytes32Pattern,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
  bitcoin: bareBytes32,
  tron: bareBytes32,
  ton: /^([0-9a-f]{64}|[A-Za-z0-9_-]{43}=?)$/,
  hyperliquid: bytes32Pattern,
  lighter: /^(0x)?[0-9a-f]{64,80}$/,
}

/**
 * URL of a transaction in its chain's explorer, built from the page's chain and never from the provider's response.
 * Undefined if the chain has no explorer or the hash is invalid.
 */
export function explorerLink(chains: readonly AnyChain[], chainId: number, hash: string): string | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  const url = explorerUrl(chain)
  if (!chain || url === undefined || !isTransactionHash(chain, hash)) return undefined
  const path = (isNonEvmChain(chain) && chain.blockExplorers?.default.transactionPath) || '/tx/'
  return `${url}${path}${encodeURIComponent(hash)}`
}

/** For a chain family that isn't built in, the page's own chain decides. */
function isTransactionHash(chain: AnyChain, hash: string): boolean {
  if (isNonEvmChain(chain) && chain.isTransactionHash)
    return callIsolated(() => chain.isTransactionHash?.(hash)) === true
  const family = familyOf(chain)
  return Object.hasOwn(hashPatterns, family) && hashPatterns[family as ChainFamily].test(hash)
}
