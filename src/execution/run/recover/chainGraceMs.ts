import type { ChainReader } from '../../ports/chains/chainReader.ts'

/**
 * How many blocks, and at least how long (in milliseconds), a chain must show nothing before that is believed: a privately sent
 * transaction is seen only once mined, and is tried for about 25 blocks.
 */
const graceBlocks = 30
const minGraceMs = 15_000

/** Block time of a chain that doesn't state one, in milliseconds: that of the slowest chain in wide use. */
const slowBlockMs = 12_000

/** How long a chain must show nothing before that is believed, in milliseconds. */
export function chainGraceMs(chainReader: Pick<ChainReader, 'blockTimeMs'>, chainId: number): number {
  return Math.max(minGraceMs, graceBlocks * (blockTimeOf(chainReader, chainId) || slowBlockMs))
}

/** A page's own reader may throw, or know no number. */
function blockTimeOf({ blockTimeMs }: Pick<ChainReader, 'blockTimeMs'>, chainId: number): number | undefined {
  try {
    return blockTimeMs?.(chainId)
  } catch {
    return undefined
  }
}
