import type { ChainSpec } from '../chains/specs.ts'

/** A chain that is to be simulated. */
export type SimulatedChainSpec = Omit<ChainSpec, 'port' | 'blockTimeSeconds'>
