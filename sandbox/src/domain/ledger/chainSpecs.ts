import type { LedgerCurrency, LedgerSwapSource } from '../chains/chain.ts'
import { fromUsd, parseUsd } from '../money/money.ts'

/** A local chain to start. */
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
  /**
   * Swap sources to deploy, the preferred one first. Each trades every currency except those that tax transfers.
   * @default []
   */
  swapSources?: readonly SwapSourceSpec[] | undefined
}

/** A swap source before it has an address. */
export interface SwapSourceSpec extends Omit<LedgerSwapSource, 'address'> {
  /** Its inventory of each currency, in whole US dollars. */
  depthUsd: number
}

/** A currency before it has an address. */
export type CurrencySpec = Omit<LedgerCurrency, 'address'>

const ether: CurrencySpec = { symbol: 'ETH', name: 'Ether', decimals: 18, priceUsd: '2500' }
const usdc: CurrencySpec = {
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  priceUsd: '1',
  kind: 'permit',
}
const dai: CurrencySpec = { symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18, priceUsd: '1' }
const weth: CurrencySpec = { ...ether, symbol: 'WETH', name: 'Wrapped Ether', kind: 'wrapped' }
const usdt: CurrencySpec = {
  symbol: 'USDT',
  name: 'Tether USD',
  decimals: 6,
  priceUsd: '1',
  kind: 'legacy',
}
const toll: CurrencySpec = {
  symbol: 'TOLL',
  name: 'Toll Token',
  decimals: 18,
  priceUsd: '1',
  kind: 'taxed',
}

const shared = {
  native: ether,
  tokens: [usdc, dai, weth, usdt, toll],
  swapSources: [
    { name: 'grove', feeBps: 30, depthUsd: 5_000_000 },
    { name: 'thicket', feeBps: 5, depthUsd: 1_000_000 },
  ],
}

/** The chains that the sandbox starts when none are named. */
export const defaultChainSpecs: readonly ChainSpec[] = [
  { id: 31337, name: 'Alder', port: 8545, ...shared },
  { id: 31338, name: 'Birch', port: 8546, ...shared },
]

/** The currencies that a swap source can trade: not taxed ones, since less than the stated amount would arrive. */
export function tradableCurrenciesOf(currencies: readonly LedgerCurrency[]): LedgerCurrency[] {
  return currencies.filter(({ kind }) => kind !== 'taxed')
}

/** A swap source's initial reserve of a currency, in base units. */
export function initialReserveOf({ depthUsd }: SwapSourceSpec, currency: LedgerCurrency): bigint {
  return fromUsd(parseUsd(depthUsd.toString()), currency, 'down')
}
