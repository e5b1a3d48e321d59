import type { LedgerCurrency } from '../service/ports.ts'

/** A local chain that is to be started. */
export interface ChainSpec {
  id: number
  name: string
  /** The port that its node listens on; 0 lets the system choose one. */
  port: number
  /**
   * Seconds between blocks.
   * @default undefined – every transaction is mined at once, in a block of its own
   */
  blockTimeSeconds?: number | undefined
  native: CurrencySpec
  /** Tokens to deploy. */
  tokens: readonly CurrencySpec[]
}

/** A currency before it has an address. */
export type CurrencySpec = Omit<LedgerCurrency, 'address'>

const ether: CurrencySpec = { symbol: 'ETH', name: 'Ether', decimals: 18, priceUsd: '2500' }
const usdc: CurrencySpec = { symbol: 'USDC', name: 'USD Coin', decimals: 6, priceUsd: '1' }
const dai: CurrencySpec = { symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18, priceUsd: '1' }

/** The chains that the sandbox starts when none are named. */
export const defaultChainSpecs: readonly ChainSpec[] = [
  { id: 31337, name: 'Alder', port: 8545, native: ether, tokens: [usdc, dai] },
  { id: 31338, name: 'Birch', port: 8546, native: ether, tokens: [usdc, dai] },
]
