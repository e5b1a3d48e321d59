import type { ComponentType } from 'react'
import type { Address } from 'viem'
import type { Quote } from '../../../../actions/getQuote.ts'
import type { SponsoredComponent } from '../../../../schemas/sponsorship/sponsoredComponents.ts'
import type { TokenId } from '../../../../utils/address/tokenId.ts'
import type { DepositAddressWidgetProps } from '../../../deposit-address/DepositAddressWidget.tsx'
import type { TransferEvent } from '../../../../config/callbacks/callbacks.ts'
import type { Checkout } from './checkout.ts'
import type { SwapQuoteParameters } from './swapQuoteParameters.ts'
import type { SwapAllow, SwapDeny, SwapLock } from './swapRules.ts'
import { fieldNames } from '../../../../utils/data/fieldNames.ts'

/** Fees that a sponsor pays for the user. */
export interface SwapSponsorship {
  /** Which fees. The service's default is all but `rent`. */
  components?: readonly SponsoredComponent[] | undefined
  /** The most the sponsor pays, in US dollars with 6 decimals (1000000n = $1). */
  maximumUsd?: bigint | undefined
  /** The share of each fee that the sponsor pays, in basis points. The service's default is all of it. */
  shareBps?: number | undefined
}

/** What the form passes to the page's deposit address panel. */
export interface SwapDepositProps extends Pick<
  DepositAddressWidgetProps,
  'defaultValue' | 'defaultRequestId' | 'onRequestIdChange' | 'quoteParameters' | 'isRouteFixed'
> {}

/** Settings that the page controls, not the user. */
export interface SwapSettings {
  /** Tokens that may be chosen: all, where a side is left out. */
  allow?: SwapAllow | undefined
  /** Tokens, and pairs, that may not be chosen. */
  deny?: SwapDeny | undefined
  /**
   * Tokens that stand at the head of the lists, below what the wallet holds.
   * @default of a long list, native currencies and well-known symbols
   */
  popularTokens?: readonly TokenId[] | undefined
  /** Controls that show their value and can't be changed. @default [] */
  lock?: readonly SwapLock[] | undefined
  /**
   * What an amount to receive asks for: exactly so much, or so much with slippage.
   * @default 'EXACT_OUTPUT'
   */
  outputTradeType?: 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT' | undefined
  /** Asks that a sponsor pays fees; the owner of the API key is charged. @default nobody */
  sponsorship?: SwapSponsorship | undefined
  /**
   * What quotes are asked for beside what is entered: app fees, permits instead of transactions, calls on the destination
   * chain, routing, `ttl` and so on. What the form itself decides is refused in it. `topupGasAmount` counts where gas is asked for.
   * @default nothing
   */
  quoteParameters?: SwapQuoteParameters | undefined
  /** Addresses of the user's: another one that looks like one of them must be compared first. @default [] */
  knownAddresses?: readonly Address[] | undefined
  /** Called when the user wants to connect a wallet. Without it, the form only says that one is needed. */
  onConnectWallet?: (() => void) | undefined
  /**
   * Called before anything is executed, after the review. False, or a reason in the user's words, stops it; so does
   * an error. The form is as it was then, and says so.
   */
  onBeforeSubmit?: ((quote: Quote) => boolean | string | Promise<boolean | string>) | undefined
  /**
   * When the quote is shown for review before it is executed: each time, or only when it warns of something, or something
   * must be accepted or stands against it.
   * @default 'always'
   */
  review?: 'always' | 'whenNeeded' | undefined
  /**
   * The panel for whoever pays from another wallet or an exchange: `DepositAddressWidget`. It is shown in the place of
   * the form, for the form's route, amount and recipient. One that you load by `lazy` needs an error boundary of yours.
   * @default payments come from the connected wallet only
   */
  depositAddress?: ComponentType<SwapDepositProps> | undefined
  /**
   * Whether a price is asked for before a wallet is connected. It is marked as indicative, can't be submitted, and gives way to a
   * quote for the wallet.
   * @default true
   */
  indicativeQuotes?: boolean | undefined
  /** Loss of worth in basis points from which nothing can be confirmed. @default 1500 */
  maxImpactBps?: number | undefined
  /** Called when the user submits, with the quote that is about to be executed. */
  onSubmit?: ((quote: Quote) => void) | undefined
  /** What a page wants paid, where the form is no swap but a checkout. @default a swap */
  checkout?: Checkout | undefined
  /**
   * Called once when a payment that was begun here has been delivered. A page that is left before learns it from its server,
   * by the request.
   */
  onPaid?: ((payment: TransferEvent) => void) | undefined
}

/** Every setting: what is not in this list would end as an attribute of the form. */
const settingNames = fieldNames<keyof SwapSettings>({
  allow: true,
  deny: true,
  lock: true,
  popularTokens: true,
  outputTradeType: true,
  sponsorship: true,
  quoteParameters: true,
  knownAddresses: true,
  onConnectWallet: true,
  onBeforeSubmit: true,
  onSubmit: true,
  review: true,
  indicativeQuotes: true,
  maxImpactBps: true,
  depositAddress: true,
  checkout: true,
  onPaid: true,
})

/** Parts the settings from everything else. */
export function splitSettings<props extends SwapSettings>(
  props: props,
): { settings: SwapSettings; rest: Omit<props, keyof SwapSettings> } {
  const isSetting = ([name]: [string, unknown]) => (settingNames as readonly string[]).includes(name)
  const entries = Object.entries(props)
  // One cast: what is left are the properties that are no settings.
  const rest = Object.fromEntries(entries.filter((entry) => !isSetting(entry))) as typeof props
  return { settings: Object.fromEntries(entries.filter(isSetting)), rest }
}

export function isSameSettings(one: SwapSettings, other: SwapSettings): boolean {
  return settingNames.every((name) => one[name] === other[name])
}
