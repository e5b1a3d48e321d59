import type { SimulatedFamily } from '../../domain/chains/chain.ts'
import type { ChainSpec } from '../../domain/ledger/chainSpecs.ts'

/** A chain to simulate. */
export type SimulatedChainSpec = Omit<ChainSpec, 'port' | 'blockTimeSeconds'>

/** A non-EVM chain to simulate. */
export interface SimulatedNonEvmChainSpec extends SimulatedChainSpec {
  family: SimulatedFamily
}

/** Non-EVM chains, with the ids that public deployments use. */
export const nonEvmChainSpecs = {
  bitcoin: {
    id: 8253038,
    name: 'Bitcoin',
    family: 'bitcoin',
    native: { symbol: 'BTC', name: 'Bitcoin', decimals: 8, priceUsd: '60000' },
    tokens: [],
  },
  solana: {
    id: 792703809,
    name: 'Solana',
    family: 'solana',
    native: { symbol: 'SOL', name: 'Solana', decimals: 9, priceUsd: '150' },
    tokens: [{ symbol: 'USDC', name: 'USD Coin', decimals: 6, priceUsd: '1' }],
  },
} as const satisfies Record<string, SimulatedNonEvmChainSpec>
