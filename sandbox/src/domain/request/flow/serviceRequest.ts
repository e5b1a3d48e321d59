import type { Address, Hex } from 'viem'
import type { LedgerDeposit, LedgerPayment, LedgerReceipt } from '../../ledger/ledger.ts'
import type { PermitKind, QuoteParameters } from '../terms/quoteParameters.ts'
import type { RequestTerms } from '../terms/requestTerms.ts'

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
  parameters: QuoteParameters
}

/** A deposit that the service pulls by a signature of the user. */
export interface Permit {
  kind: PermitKind
  /** Who takes the money. */
  receiver: Address
  /** Who hands the signature in. */
  relayer: Address
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
  /** The fill is in progress; `fill` as soon as it is on the chain. */
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
interface Surplus {
  deposit: Deposit
  amount: bigint
  /** The way back; missing while it is in progress, and when it failed. */
  refund?: Payout | undefined
  refundFailReason?: string | undefined
}

/** Money that a recipient of the app got. */
export interface AppFeePayout extends Payout {
  bps: number
}

/** Payments beside the deposit, the fill and the refund. */
interface SidePayments {
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
  /** Where money goes that can't be filled; the zero address for whoever paid to the deposit address. */
  refundTo: Address
  /** The quote named `refundTo`; otherwise it follows from the recipient, or from the user. */
  hasOwnRefundTo: boolean
  /** Nothing is refunded on another chain than it was paid on. */
  refundsOnOrigin: boolean
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
