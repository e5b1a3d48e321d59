import type { ChainSpec } from '../domain/ledger/chainSpecs.ts'

/** A chain that is to be simulated. */
export type SimulatedChainSpec = Omit<ChainSpec, 'port' | 'blockTimeSeconds'>
