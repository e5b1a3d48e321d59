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
  /** @default the native token */
  originCurrency?: string | undefined
  destinationChainId?: number | undefined
  /** @default the native token */
  destinationCurrency?: string | undefined
  /** Base units: of what is paid for `EXACT_INPUT`, otherwise of what is received. */
  amount?: bigint | undefined
  /** @default 'EXACT_INPUT' */
  tradeType?: TradeType | undefined
  /** `strict` is bound to one order: less than its amount should be refunded, and so should any excess. @default 'strict' */
  type?: 'strict' | 'open' | undefined
  /** Receives on the destination chain. @default the connected wallet in hooks and widgets; without React it must be given */
  recipient?: string | undefined
  /** The payer's own wallet on the origin chain, where refunds go. Has no default on purpose. */
  refundTo?: string | undefined
  /**
   * The address that the payer has confirmed to be their own wallet on the origin chain, not an exchange's, after reading
   * `requiredDisclosures`. It must equal `refundTo`: a different address needs a new confirmation.
   */
  acceptedRefundTo?: string | undefined
  /** Can recover funds left at the address, on the origin chain, if the recipient is blocked later. */
  recoveryAddress?: string | undefined
  /**
   * Further accounts that may get app fees, besides the recipients in `appFees`: those that your server adds. Not sent; after a
   * reload, the user isn't asked about them.
   */
  appFeeRecipients?: readonly string[] | undefined
  /** The account that the request belongs to. @default the connected wallet, else `refundTo` */
  user?: string | undefined
  /**
   * How long the address can be paid, in seconds; later payments should be refunded instead of delivered. `null` leaves it to the
   * provider, which doesn't say.
   * @default 3600
   */
  ttl?: number | null | undefined
}

/** The defaults of a deposit address. */
export const depositDefaults = { tradeType: 'EXACT_INPUT', type: 'strict', ttl: 3600 } as const
