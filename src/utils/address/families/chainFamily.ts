/** Families outside the EVM whose addresses can be checked here. */
export const otherFamilies = ['solana', 'bitcoin', 'tron', 'ton', 'hyperliquid', 'lighter'] as const

/** The format of a chain's addresses and transactions. */
export type ChainFamily = 'evm' | (typeof otherFamilies)[number]
