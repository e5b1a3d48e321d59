/** Families outside the EVM whose addresses can be checked here. */
export const otherFamilies = ['solana', 'bitcoin', 'tron', 'ton', 'hyperliquid', 'lighter'] as const

/** What a chain's addresses and transactions are like. */
export type ChainFamily = 'evm' | (typeof otherFamilies)[number]
