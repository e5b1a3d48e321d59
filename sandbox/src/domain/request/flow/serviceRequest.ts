import type { Address, Hex } from 'viem'
import type { LedgerDeposit, LedgerPayment, LedgerReceipt } from '../../ledger/ledger.ts'
import type { PermitKind, QuoteParameters } from '../terms/quoteParameters.ts'
import type { RequestTerms } from '../terms/requestTerms.ts'

/** An address at which anyone can pay a request with a plain transfer. */
export interface DepositAddress {
  address: Address
  /** The id that the address is derived from: that of its first request. */
  addressId: Hex
  /** `strict`: for one order. `open`: fills whatever arrives, any number of times. */
  type: 'strict' | 'open'
  /** Who can recover money there if the recipient is blocked later. */
  recoveryAddress?: Address | undefined
  /** The quote's parameters, which an open address uses again for every deposit. */
  parameters: QuoteParameters
}

/** A deposit that the service pulls with the user's signature. */
export interface Permit {
  kind: PermitKind
  /** The account that receives the money. */
  receiver: Address
  /** The account that submits the signature. */
  relayer: Address
  /** Seconds since the epoch; from then on it can't be used. */
  validBefore: number
  /** The transaction that used the permit, and its signature. */
  pulled?: (LedgerReceipt & { signature: Hex }) | undefined
}

/** Money that arrived for a request. */
export interface Deposit extends LedgerDeposit {
  /** The deposit address that it was sent to; missing if the depository was paid directly. */
  sentTo?: Address | undefined
  /** The sweep into the depository, once it is done. */
  sweep?: LedgerReceipt | undefined
}

/** A payment, with its transaction. */
export interface Payout extends LedgerPayment, LedgerReceipt {}

/** How far a request has come. */
export type RequestProgress =
  | { status: 'waiting' }
  /** The money is at a deposit address, and on its way to the depository. */
  | { status: 'depositing'; deposit: Deposit }
  | { status: 'pending'; deposit: Deposit }
  /** The fill is in progress; `fill` is set once it is on the chain. */
  | { status: 'submitted'; deposit: Deposit; fill?: Payout | undefined }
  | { status: 'success'; deposit: Deposit; fill: Payout }
  | { status: 'refund'; deposit: Deposit; refund: Payout; failReason: string }
  | {
      status: 'failure'
      /** Missing if the user's transaction failed, so that nothing was paid. */
      deposit?: Deposit | undefined
      failReason: string
      refundFailReason: string | null
    }

/** A call that failed, and its transaction, which is missing if a simulation failed. */
export interface FailedCall {
  from: Address
  to: Address
  data: Hex
  value: bigint
  transaction?: (LedgerReceipt & { chainId: number }) | undefined
}

/** Money beyond the quoted amount: another deposit for the same request, or the excess of its own. */
interface Surplus {
  deposit: Deposit
  amount: bigint
  /** Missing while the refund is in progress, or if it failed. */
  refund?: Payout | undefined
  refundFailReason?: string | undefined
}

/** A paid app fee. */
export interface AppFeePayout extends Payout {
  bps: number
}

/** Payments besides the deposit, the fill and the refund. */
interface SidePayments {
  /** The sponsor's share, paid to the depository before the fill. */
  sponsor?: Payout | undefined
  /** The refund of the sponsor's share, if nothing was filled. */
  sponsorRefund?: Payout | undefined
  /** The app fees paid after the fill. */
  appFees?: readonly AppFeePayout[] | undefined
}

/** One request, from its quote to its end. Immutable: a change is a new object. */
export interface ServiceRequest {
  id: Hex
  orderId: Hex
  user: Address
  recipient: Address
  /** The refund recipient; the zero address stands for the account that paid to the deposit address. */
  refundTo: Address
  /** Whether the quote request named `refundTo`; otherwise it is the recipient or the user. */
  hasOwnRefundTo: boolean
  /** Whether refunds are only made on the origin chain. */
  refundsOnOrigin: boolean
  /** The terms of the fill: those quoted, or those of an open deposit address for another amount. */
  terms: RequestTerms
  /** The quoted terms, if the terms of the fill differ. */
  quotedTerms?: RequestTerms | undefined
  /** Missing if the request is paid by transactions that name it. */
  depositAddress?: DepositAddress | undefined
  /** Missing if the user pays the deposit by transactions. */
  permit?: Permit | undefined
  /** Whether the user has claimed the request; missing if no claim is required. */
  claim?: { isMade: boolean } | undefined
  /** The request that replaced this one and took over its deposit. */
  supersededBy?: Hex | undefined
  progress: RequestProgress
  surpluses: readonly Surplus[]
  sidePayments: SidePayments
  /** The last failed call, either the user's own or one on the destination chain. */
  failedCall?: FailedCall | undefined
  /** The API key of the quote request. Its holder owns the request. */
  apiKey?: string | undefined
  /** The referrer, as named by the integrator. */
  referrer?: string | undefined
  /** The integrator's address. */
  referrerAddress?: Address | undefined
  /** The request that this one replaces. */
  parentId?: Hex | undefined
  /** All three in milliseconds since the epoch. */
  createdAt: number
  updatedAt: number
  expiresAt: number
}
