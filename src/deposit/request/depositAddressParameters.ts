import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { TradeType } from '../../schemas/quote/body/tradeType.ts'

/** Further options of the quote for an address, in the format in which they are sent. */
export type DepositQuoteOptions = Pick<
  GetQuoteParameters,
  | 'slippageTolerance'
  | 'latePaymentSlippageTolerance'
  | 'subsidizeFees'
  | 'sponsoredFeeComponents'
  | 'maxSubsidizationAmount'
  | 'appFees'
  | 'referrer'
  | 'fixedRate'
  | 'includeProtocolData'
  | 'useExternalLiquidity'
  | 'useFallbacks'
  | 'includedSwapSources'
  | 'excludedSwapSources'
  | 'includedOriginSwapSources'
  | 'includedDestinationSwapSources'
  | 'disableSwapProviderPreference'
  | 'disableOriginSwaps'
  | 'extraFields'
>

/** The parameters of a deposit address; any of them may still be missing. Addresses are as the user typed them. */
export interface DepositAddressParameters extends DepositQuoteOptions {
  originChainId?: number | undefined
  /** @default the native currency */
  originCurrency?: string | undefined
  destinationChainId?: number | undefined
  /** @default the native currency */
  destinationCurrency?: string | undefined
  /** Smallest unit: of what is paid for `EXACT_INPUT`, else of what is received. */
  amount?: bigint | undefined
  /** @default 'EXACT_INPUT' */
  tradeType?: TradeType | undefined
  /** `strict` is bound to one order: less fails, more is given back. @default 'strict' */
  type?: 'strict' | 'open' | undefined
  /** Receives on the destination chain. @default the connected wallet in hooks and widgets; without React it must be given */
  recipient?: string | undefined
  /** The payer's own wallet on the origin chain, where money goes back to. Has no default on purpose. */
  refundTo?: string | undefined
  /**
   * The address of which the payer has confirmed that it is their own wallet on the origin chain, no exchange's, and
   * that they read `requiredDisclosures`. It must be `refundTo`: another one needs another confirmation.
   */
  acknowledgedRefundTo?: string | undefined
  /** Can recover what lies at the address, on the origin chain, if the recipient is blocked later. */
  recoveryAddress?: string | undefined
  /**
   * Who may get app fees beside the recipients in `appFees`: those that a server of the page adds. Not sent; they are not asked
   * about after a reload.
   */
  appFeeRecipients?: readonly string[] | undefined
  /** Whose request it is. @default the connected wallet, else `refundTo` */
  user?: string | undefined
  /**
   * How long the address is to be paid, in seconds; what comes later is refunded instead of filled. `null` leaves it
   * to the service, which does not tell. @default 3600
   */
  ttl?: number | null | undefined
}

/** What is there without being asked for. */
export const depositDefaults = { tradeType: 'EXACT_INPUT', type: 'strict', ttl: 3600 } as const
