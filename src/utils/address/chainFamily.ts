/** What a chain's addresses and transactions are like. */
export type ChainFamily = 'evm' | 'solana' | 'bitcoin'
