import type { ChainReader } from '../../ports/chains/chainReader.ts'

/**
 * For how many blocks a chain must show the same before it is believed for good, and how long at least, in milliseconds: what is sent
 * past the public network is seen only once it is mined, and is tried for some 25 blocks.
 */
const graceBlocks = 30
const minGraceMs = 15_000

/** Milliseconds between two blocks of a chain that does not say: those of the slowest one in wide use. */
const slowBlockMs = 12_000

/** How long a chain must show that nothing has happened before it is believed, in milliseconds. */
export function chainGraceMs({ blockTimeMs }: Pick<ChainReader, 'blockTimeMs'>, chainId: number): number {
  return Math.max(minGraceMs, graceBlocks * (blockTimeMs?.(chainId) ?? slowBlockMs))
}
