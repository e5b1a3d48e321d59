import type { ChainReader } from '../../ports/chains/chainReader.ts'

/**
 * For how many blocks, and at least how long in milliseconds, a chain must show nothing before a prompt counts as unsent: a privately sent
 * transaction shows only once mined, and relays try for about 25 blocks.
 */
const graceBlocks = 30
const minGraceMs = 15_000

/** The block time in milliseconds if the chain's isn't known: that of the slowest chain in wide use. */
const slowBlockMs = 12_000

/** How long a chain must show nothing before a prompt counts as unsent, in milliseconds. */
export function chainGraceMs(chainReader: Pick<ChainReader, 'blockTimeMs'>, chainId: number): number {
  return Math.max(minGraceMs, graceBlocks * (blockTimeOf(chainReader, chainId) || slowBlockMs))
}

/** A page's own reader may throw, or not return a number. */
function blockTimeOf({ blockTimeMs }: Pick<ChainReader, 'blockTimeMs'>, chainId: number): number | undefined {
  try {
    return blockTimeMs?.(chainId)
  } catch {
    return undefined
  }
}
