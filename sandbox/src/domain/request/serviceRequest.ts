import type { Address, Hex } from 'viem'
import type { ComponentAmounts, FeeComponent } from '../money/feeComponents.ts'
import type { FixedRateTerms } from '../../quote/terms/fixedRate.ts'
import type {
  LedgerCalls,
  LedgerCurrency,
  LedgerDeposit,
  LedgerPayment,
  LedgerReceipt,
  LedgerSwapSource,
} from '../ledger/ledger.ts'
import type { QuoteInput } from '../../quote/input/readQuoteInput.ts'

/** A currency and the chain it is on. */
export interface ChainCurrency extends LedgerCurrency {
  chainId: number
}

/** A kind of request, in the words of the history. */
export type RequestType =
  | 'Bridge'
  | 'Crosschain Swap'
  | 'Same-chain Swap'
  | 'Send'
  | 'Wrap'
  | 'Unwrap'
  | 'Call'

/** Which of the two amounts is given: what is paid, or what is received. */
export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'

/**
 * What a quote costs: `amountIn` and all of `sponsored` together are what is converted and all fees together,
 * exactly.
 */
export interface QuotedAmounts {
  /** What the user pays, in the smallest unit of the input. */
  amountIn: bigint
  /** What the recipient gets, in the smallest unit of the output. */
  amountOut: bigint
  /** The least that the recipient may get, in the smallest unit of the output. */
  minimumOut: bigint
  /** Gas of the fill, and of the sweep of a deposit address, charged in the smallest unit of the input. */
  destinationGas: bigint
  /** What the service earns, in the smallest unit of the input. */
  service: bigint
  /** What a swap source keeps and what the size of the swap costs, in the smallest unit of the input. */
  swap: bigint
  /** What the recipient's gas money costs, in the smallest unit of the input. */
  topup: bigint
  /** What the app's recipients get. */
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
  components: readonly FeeComponent[]
  /** The most that the sponsor pays, in US dollars with 6 decimals. */
  maxUsd: bigint
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
  /** Most gas of the user's last transaction, where the question limits it. */
  gasLimit?: bigint | undefined
  /** How far the gas price of the fill may rise, where the question limits it. */
  gasTolerance?: GasTolerance | undefined
  /** What is called on the destination chain with what arrives there. */
  calls?: LedgerCalls | undefined
  /** Missing when the user pays all fees. */
  sponsorship?: Sponsorship | undefined
}

/** How far a gas price may rise from the quote to the fill. */
export interface GasTolerance {
  /** In wei per unit of gas, at the time of the quote. */
  quotedMaxFeePerGas: bigint
  bps: number
}

/** Where anybody can pay a request with a plain transfer. */
export interface DepositAddress {
  address: Address
  /** What the address was made of: the id of the first request that was to be paid there. */
  addressId: Hex
  /** Bound to its one order, or filling whatever arrives, again and again. */
  type: 'strict' | 'open'
  /** Who can recover money there if the recipient is blocked later. */
  recoveryAddress?: Address | undefined
  /** What was asked: an open address asks it again for every deposit. */
  question: QuoteInput
}

/** A deposit that the service pulls by a signature of the user (EIP-3009). */
export interface Permit {
  /** Seconds since the epoch; from then on it can't be used. */
  validBefore: number
  /** The transaction that used it, and the signature that it did so with. */
  pulled?: (LedgerReceipt & { signature: Hex }) | undefined
}

/** Money that arrived for a request. */
export interface Deposit extends LedgerDeposit {
  /** The deposit address that it was sent to; missing when it was paid to the depository itself. */
  sentTo?: Address | undefined
  /** How it got from there into the depository, as soon as it has. */
  sweep?: LedgerReceipt | undefined
}

/** Money that was paid out, by which transaction. */
export interface Payout extends LedgerPayment, LedgerReceipt {}

/** How far a request has come. */
export type RequestProgress =
  | { status: 'waiting' }
  /** The money is at a deposit address, and on its way to the depository. */
  | { status: 'depositing'; deposit: Deposit }
  | { status: 'pending'; deposit: Deposit }
  /** The fill is under way; `fill` as soon as it is on the chain. */
  | { status: 'submitted'; deposit: Deposit; fill?: Payout | undefined }
  | { status: 'success'; deposit: Deposit; fill: Payout }
  | { status: 'refund'; deposit: Deposit; refund: Payout; failReason: string }
  | {
      status: 'failure'
      /** Missing when a transaction of the user failed, so that nothing was paid. */
      deposit?: Deposit | undefined
      failReason: string
      refundFailReason: string | null
    }

/** A call that failed, and the transaction that it failed in; missing when the failure was foreseen. */
export interface FailedCall {
  from: Address
  to: Address
  data: Hex
  value: bigint
  transaction?: (LedgerReceipt & { chainId: number }) | undefined
}

/** Money beyond what was quoted: another deposit for the same request, or the excess of its own. */
export interface Surplus {
  deposit: Deposit
  amount: bigint
  /** The way back; missing while it is under way, and when it failed. */
  refund?: Payout | undefined
  refundFailReason?: string | undefined
}

/** Money that a recipient of the app got. */
export interface AppFeePayout extends Payout {
  bps: number
}

/** Payments beside the deposit, the fill and the refund. */
export interface SidePayments {
  /** The sponsor's share, paid to the depository before the fill. */
  sponsor?: Payout | undefined
  /** The sponsor's share given back, since nothing was filled. */
  sponsorRefund?: Payout | undefined
  /** What the app's recipients got, after the fill. */
  appFees?: readonly AppFeePayout[] | undefined
}

/** One request, from its quote to its end. Immutable: a change is a new object. */
export interface ServiceRequest {
  id: Hex
  orderId: Hex
  user: Address
  recipient: Address
  /** Where money goes that can't be filled. */
  refundTo: Address
  /** The quote named `refundTo`; otherwise it follows from the recipient. */
  hasOwnRefundTo: boolean
  /** What the deposit is filled by: what was quoted, or what an open deposit address offers for another amount. */
  terms: RequestTerms
  /** What was quoted, where that is not what the deposit is filled by. */
  quotedTerms?: RequestTerms | undefined
  /** Missing when the request is paid by transactions that name it. */
  depositAddress?: DepositAddress | undefined
  /** Missing when the user pays the deposit by transactions. */
  permit?: Permit | undefined
  /** Whether the user has claimed the request; missing when nobody needs to. */
  claim?: { isMade: boolean } | undefined
  /** The request that was made instead of this one, and has its deposit. */
  supersededBy?: Hex | undefined
  progress: RequestProgress
  surpluses: readonly Surplus[]
  sidePayments: SidePayments
  /** What failed last, of the user's own call or of those on the destination chain. */
  failedCall?: FailedCall | undefined
  /** The API key that the quote was asked with: its holder owns the request. */
  apiKey?: string | undefined
  /** Who sent the user, in the words of the integrator. */
  referrer?: string | undefined
  /** Where the integrator is known on the chain. */
  referrerAddress?: Address | undefined
  /** The request that this one was made for. */
  parentId?: Hex | undefined
  /** Milliseconds since the epoch, all three. */
  createdAt: number
  updatedAt: number
  expiresAt: number
}
