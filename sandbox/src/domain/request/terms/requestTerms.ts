import type { SponsoredComponent, TradeType } from '@causeway/react/schemas'
import type { Address } from 'viem'
import type { ChainCurrency, LedgerSwapSource } from '../../chains/chain.ts'
import type { LedgerCalls } from '../../ledger/ledger.ts'
import type { ChargedFees, ComponentAmounts } from '../../money/feeComponents.ts'

/** The amounts of a quote. `amountIn` plus all of `sponsored` is exactly the converted amount plus all fees. */
export interface QuotedAmounts extends ChargedFees {
  /** The user's payment, in base units of the input. */
  amountIn: bigint
  /** The recipient's expected amount, in base units of the output. */
  amountOut: bigint
  /** The recipient's minimum, in base units of the output. */
  minimumOut: bigint
  appFees: readonly AppFee[]
  /** The sponsor's part of each fee component, in base units of the input. */
  sponsored: ComponentAmounts
  /** Whether the user pays a part of the sponsored fees because the sponsor's limit was reached. */
  capHit: boolean
}

/** The fee of one recipient of the app. */
export interface AppFee {
  recipient: Address
  bps: number
  /** In base units of the input. */
  amount: bigint
}

/** The sponsor, and the fees that it pays. */
export interface Sponsorship {
  sponsor: Address
  components: readonly SponsoredComponent[]
  /** The most that the sponsor pays, in US dollars with 6 decimals. */
  maxUsd: bigint
  /**
   * The share of each fee component that the sponsor pays up to that limit, in basis points; undefined, for all of it, if none was
   * requested.
   */
  shareBps: number | undefined
}

/** What was quoted. */
export interface RequestTerms extends QuotedAmounts {
  tradeType: TradeType
  currencyIn: ChainCurrency
  currencyOut: ChainCurrency
  /** The native token of the origin chain. */
  nativeIn: ChainCurrency
  /** The native token of the destination chain. */
  nativeOut: ChainCurrency
  /** The contract on the origin chain that takes the deposit. */
  depository: Address
  /** Amounts that the user must approve for the contract that takes the input, in order. */
  approvals: readonly bigint[]
  /** Gas fee of the user's own transactions, in base units of `nativeIn`; paid on top of the input. */
  originGas: bigint
  slippageBps: number
  timeEstimateSeconds: number
  /** The gas top-up for the recipient, in base units of `nativeOut`. */
  topupOut: bigint
  /** Whether the user's own transactions do everything, on one chain, without the solver. */
  isSelfExecuted: boolean
  /** The contract of a swap that the user makes. */
  swapSource?: LedgerSwapSource | undefined
  /** The recipient of the surplus that such a swap pays above the minimum. @default the recipient */
  surplusRecipient?: Address | undefined
  /** Missing if market prices apply. */
  fixedRate?: FixedRateTerms | undefined
  /** Gas limit of the user's last transaction, if the quote request sets one. */
  gasLimit?: bigint | undefined
  /** Allowed rise of the fill's gas price, if the quote request sets one. */
  gasTolerance?: GasTolerance | undefined
  /** Calls on the destination chain with the money that arrives there. */
  calls?: LedgerCalls | undefined
  /** Missing if the user pays all fees. */
  sponsorship?: Sponsorship | undefined
}

/** The allowed rise of a gas price from the quote to the fill. */
interface GasTolerance {
  /** In wei per unit of gas, at the time of the quote. */
  quotedMaxFeePerGas: bigint
  bps: number
}

/** A fixed rate, and the market rate at that time. */
export interface FixedRateTerms {
  /** The market rate by the service's prices, as a decimal string. */
  oracleRate: string
  /** The part of the service fee above the ordinary one, in base units of the input. */
  spread: bigint
}
