import type { SponsoredComponent, TradeType } from '@causeway/react/schemas'
import type { Address } from 'viem'
import type { ChainCurrency, LedgerChain } from '../../chains/chain.ts'
import type { LedgerCalls } from '../../ledger/ledger.ts'

/** What a quote is asked with, as the service understands it. */
export interface QuoteParameters {
  tradeType: TradeType
  /** Smallest unit: of `currencyIn` for `EXACT_INPUT`, else of `currencyOut`. */
  amount: bigint
  origin: LedgerChain
  destination: LedgerChain
  currencyIn: ChainCurrency
  currencyOut: ChainCurrency
  user: Address
  recipient: Address
  refundTo: Address
  /** The quote request names `refundTo`. */
  hasOwnRefundTo: boolean
  /** Nothing is to be refunded on another chain than it was paid on. */
  refundsOnOrigin: boolean
  slippageBps: number | undefined
  ttlSeconds: number | undefined
  sponsorship: SponsorshipInput | undefined
  appFees: readonly AppFeeInput[]
  /** US dollars with 6 decimals. */
  topupUsd: bigint | undefined
  /** What is called on the destination chain with what arrives there. */
  calls: LedgerCalls | undefined
  /** Missing when the user sends transactions that name the request. */
  depositAddress: DepositAddressInput | undefined
  /** Missing when the user pays the deposit by transactions. */
  permit: PermitInput | undefined
  referrer: string | undefined
  referrerAddress: Address | undefined
  /** Whether the order is to be signed. */
  includesProtocolData: boolean
  fixedRate: FixedRate | undefined
  /** Most gas of the user's last transaction. */
  gasLimit: bigint | undefined
  /** How far the gas price of the fill may rise until then, in basis points. */
  lateGasBps: number | undefined
  /** The user's own transactions do it all. */
  isSelfExecuted: boolean
  swapPreferences: SwapPreferences
  /** What a swap pays above an exact output goes to the solver. */
  isTrueExactOutput: boolean
  /** A swap may move the price however far it does. */
  overridesImpact: boolean
}

/** What a quote request wants a sponsor to pay. */
export interface SponsorshipInput {
  components: readonly SponsoredComponent[]
  /** US dollars with 6 decimals; undefined leaves the limit to the service. */
  maxUsd: bigint | undefined
  /** Basis points of each part; undefined for all of it. */
  shareBps: number | undefined
}

/** What an app wants for itself. */
export interface AppFeeInput {
  recipient: Address
  bps: number
}

/** What a quote request wants of its deposit address. */
export interface DepositAddressInput {
  type: 'strict' | 'open'
  recoveryAddress: Address | undefined
}

/**
 * How the user lets a deposit be pulled.
 *
 * - `receive`: the depository takes it (EIP-3009), for the order that is the permit's nonce.
 * - `transfer`: the solver takes it (EIP-3009), and deposits it for the order, of which the permit says nothing.
 * - `permit2`: Permit2 moves it to an approval proxy, which makes the calls that are signed with it: they deposit it.
 */
export type PermitKind = 'receive' | 'transfer' | 'permit2'

/** What a quote request wants of its permit. */
export interface PermitInput {
  kind: PermitKind
  /** How long the permit can be used, in seconds. */
  expirySeconds: number
  /** Gas that using it costs beyond what is usual, in units of gas. */
  gasOverhead: bigint
}

/** A rate that a quote request fixes: units of the output for one of the input, with 18 decimals. */
export type FixedRate = bigint

/** Which swap sources a quote request wants; undefined leaves them to the service. */
export interface SwapPreferences {
  included: readonly string[] | undefined
  excluded: readonly string[]
  includedOrigin: readonly string[] | undefined
  includedDestination: readonly string[] | undefined
  /** Compare all sources instead of taking the preferred one. */
  hasNoPreference: boolean
}
