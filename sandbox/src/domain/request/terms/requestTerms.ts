import type { SponsoredComponent, TradeType } from '@causeway/react/schemas'
import type { Address } from 'viem'
import type { ChainCurrency, LedgerSwapSource } from '../../chains/chain.ts'
import type { LedgerCalls } from '../../ledger/ledger.ts'
import type { ChargedFees, ComponentAmounts } from '../../money/feeComponents.ts'

/**
 * What a quote costs: `amountIn` and all of `sponsored` together are what is converted and all fees together,
 * exactly.
 */
export interface QuotedAmounts extends ChargedFees {
  /** What the user pays, in the smallest unit of the input. */
  amountIn: bigint
  /** What the recipient gets, in the smallest unit of the output. */
  amountOut: bigint
  /** The least that the recipient may get, in the smallest unit of the output. */
  minimumOut: bigint
  appFees: readonly AppFee[]
  /** What a sponsor pays of each part of the fees, in the smallest unit of the input. */
  sponsored: ComponentAmounts
  /** The sponsor's limit left something that it was to pay to the user. */
  capHit: boolean
}

/** The share of one recipient of the integrating app. */
export interface AppFee {
  recipient: Address
  bps: number
  /** In the smallest unit of the input. */
  amount: bigint
}

/** Who pays fees for the user, and which. */
export interface Sponsorship {
  sponsor: Address
  components: readonly SponsoredComponent[]
  /** The most that the sponsor pays, in US dollars with 6 decimals. */
  maxUsd: bigint
  /** The share of each part that the sponsor pays before that, in basis points; undefined where none was asked for: all of it. */
  shareBps: number | undefined
}

/** What was quoted. */
export interface RequestTerms extends QuotedAmounts {
  tradeType: TradeType
  currencyIn: ChainCurrency
  currencyOut: ChainCurrency
  /** Native currency of the origin chain. */
  nativeIn: ChainCurrency
  /** Native currency of the destination chain. */
  nativeOut: ChainCurrency
  /** The contract on the origin chain that takes the deposit. */
  depository: Address
  /** What the user must approve to the contract that takes the input, one after another. */
  approvals: readonly bigint[]
  /** Gas of the user's own transactions, in the smallest unit of `nativeIn`; paid on top of the input. */
  originGas: bigint
  slippageBps: number
  timeEstimateSeconds: number
  /** Gas money for the recipient, in the smallest unit of `nativeOut`. */
  topupOut: bigint
  /** The user's own transactions do it all, on one chain, without the solver. */
  isSelfExecuted: boolean
  /** The contract that swaps, where the user does. */
  swapSource?: LedgerSwapSource | undefined
  /** Gets what such a swap pays above the minimum. @default the recipient */
  surplusRecipient?: Address | undefined
  /** Missing when prices decided. */
  fixedRate?: FixedRateTerms | undefined
  /** Most gas of the user's last transaction, where the quote request limits it. */
  gasLimit?: bigint | undefined
  /** How far the gas price of the fill may rise, where the quote request limits it. */
  gasTolerance?: GasTolerance | undefined
  /** What is called on the destination chain with what arrives there. */
  calls?: LedgerCalls | undefined
  /** Missing when the user pays all fees. */
  sponsorship?: Sponsorship | undefined
}

/** How far a gas price may rise from the quote to the fill. */
interface GasTolerance {
  /** In wei per unit of gas, at the time of the quote. */
  quotedMaxFeePerGas: bigint
  bps: number
}

/** What was fixed, and what the prices said at that time. */
export interface FixedRateTerms {
  /** The rate of the service's own prices, as a decimal string. */
  oracleRate: string
  /** What the rate costs above an ordinary service fee, in the smallest unit of the input; part of that fee. */
  spread: bigint
}
