import type { SponsoredComponent, TradeType } from '@causeway/react/schemas'
import type { Address } from 'viem'
import type { ChainCurrency, LedgerChain } from '../../chains/chain.ts'
import type { LedgerCalls } from '../../ledger/ledger.ts'

/** The parsed parameters of a quote request. */
export interface QuoteParameters {
  tradeType: TradeType
  /** Base units: of `currencyIn` for `EXACT_INPUT`, else of `currencyOut`. */
  amount: bigint
  origin: LedgerChain
  destination: LedgerChain
  currencyIn: ChainCurrency
  currencyOut: ChainCurrency
  user: Address
  recipient: Address
  refundTo: Address
  /** Whether the quote request names `refundTo`. */
  hasOwnRefundTo: boolean
  /** Whether refunds are only allowed on the origin chain. */
  refundsOnOrigin: boolean
  slippageBps: number | undefined
  ttlSeconds: number | undefined
  sponsorship: SponsorshipInput | undefined
  appFees: readonly AppFeeInput[]
  /** US dollars with 6 decimals. */
  topupUsd: bigint | undefined
  /** Calls on the destination chain with the money that arrives there. */
  calls: LedgerCalls | undefined
  /** Undefined if the user sends transactions that name the request. */
  depositAddress: DepositAddressInput | undefined
  /** Undefined if the user pays the deposit by transactions. */
  permit: PermitInput | undefined
  referrer: string | undefined
  referrerAddress: Address | undefined
  /** Whether to sign the order. */
  includesProtocolData: boolean
  fixedRate: FixedRate | undefined
  /** Gas limit of the user's last transaction. */
  gasLimit: bigint | undefined
  /** Allowed rise of the gas price until the fill, in basis points. */
  lateGasBps: number | undefined
  /** Whether the user's own transactions do everything, without the solver. */
  isSelfExecuted: boolean
  swapPreferences: SwapPreferences
  /** Whether the solver gets the surplus above an exact output. */
  isTrueExactOutput: boolean
  /** Whether any price impact is accepted. */
  overridesImpact: boolean
}

/** The sponsorship that a quote request asks for. */
export interface SponsorshipInput {
  components: readonly SponsoredComponent[]
  /** US dollars with 6 decimals; undefined leaves the limit to the service. */
  maxUsd: bigint | undefined
  /** Share of each fee component in basis points; undefined for all. */
  shareBps: number | undefined
}

/** An app fee of a quote request. */
export interface AppFeeInput {
  recipient: Address
  bps: number
}

/** A quote request's options for its deposit address. */
export interface DepositAddressInput {
  type: 'strict' | 'open'
  recoveryAddress: Address | undefined
}

/**
 * How a permit allows a deposit to be pulled.
 *
 * - `receive`: the depository takes it (EIP-3009) for the order, whose id is the permit's nonce.
 * - `transfer`: the solver takes it (EIP-3009) and deposits it for the order, which the permit doesn't mention.
 * - `permit2`: Permit2 moves it to an approval proxy, which makes the calls signed with the permit; they deposit it.
 */
export type PermitKind = 'receive' | 'transfer' | 'permit2'

/** A quote request's options for its permit. */
export interface PermitInput {
  kind: PermitKind
  /** How long the permit can be used, in seconds. */
  expirySeconds: number
  /** Additional gas for using it. */
  gasOverhead: bigint
}

/** A rate that a quote request fixes: units of the output for one of the input, with 18 decimals. */
export type FixedRate = bigint

/** The swap sources that a quote request allows; the service chooses where they are undefined. */
export interface SwapPreferences {
  included: readonly string[] | undefined
  excluded: readonly string[]
  includedOrigin: readonly string[] | undefined
  includedDestination: readonly string[] | undefined
  /** Compare all sources instead of taking the preferred one. */
  hasNoPreference: boolean
}
