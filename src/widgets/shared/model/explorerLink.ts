import type { Chain } from 'viem'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'

/**
 * Address of a transaction in its chain's explorer, built from the integrator's chain and never from what the
 * service says. Undefined when the chain has no explorer or the hash is none.
 */
export function explorerLink(chains: readonly Chain[], chainId: number, hash: string): string | undefined {
  const base = chains.find(({ id }) => id === chainId)?.blockExplorers?.default.url
  if (!base || !bytes32Pattern.test(hash) || !URL.canParse(base)) return undefined
  const url = new URL(base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  return `${url.href.replace(/\/+$/, '')}/tx/${hash}`
}
