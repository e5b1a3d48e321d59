import type { ComponentType } from 'react'
import type { Address } from 'viem'
import type { Quote } from '../../../../actions/getQuote.ts'
import type { SponsoredComponent } from '../../../../schemas/sponsorship/sponsoredComponents.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'
import type { DepositAddressWidgetProps } from '../../../deposit-address/DepositAddressWidget.tsx'
import type { SwapEvent } from '../../../../config/callbacks/callbacks.ts'
import type { Checkout } from './checkout.ts'
import type { SwapQuoteParameters } from './swapQuoteParameters.ts'
import type { SwapAllow, SwapDeny, SwapLock } from './swapRules.ts'
import type { PropKinds } from '../../../../errors/checks/checkProps.ts'
import { definedFields } from '../../../../utils/data/definedFields.ts'

/** Fees that a sponsor pays for the user. */
export interface SwapSponsorship {
  /** Which fees. The provider's default is all except `rent`. */
  components?: readonly SponsoredComponent[] | undefined
  /** The most the sponsor pays, in US dollars with 6 decimals (1000000n = $1). */
  maximumUsd?: bigint | undefined
  /** The share of each fee that the sponsor pays, in basis points. The provider's default is all of it. */
  shareBps?: number | undefined
}

/** What the form passes to the page's deposit address panel. */
export interface SwapDepositProps extends Pick<
  DepositAddressWidgetProps,
  'defaultValue' | 'defaultRequestId' | 'onRequestIdChange' | 'quoteParameters' | 'isRouteFixed'
> {}

/** Settings that the page controls, not the user. */
export interface SwapSettings {
  /** Tokens that users can select; a side that is left out allows all. */
  allow?: SwapAllow | undefined
  /** Tokens and pairs that users can't select. */
  deny?: SwapDeny | undefined
  /**
   * Tokens at the top of the lists, below those that the wallet holds.
   * @default in a long list, native tokens and well-known symbols
   */
  popularTokens?: readonly TokenId[] | undefined
  /** Controls that show their value and can't be changed. @default [] */
  lock?: readonly SwapLock[] | undefined
  /**
   * How an entered amount to receive is treated: exactly that amount, or that amount with slippage.
   * @default 'EXACT_OUTPUT'
   */
  outputTradeType?: 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT' | undefined
  /** Requests that a sponsor pays fees; the owner of the API key is charged. @default no sponsor */
  sponsorship?: SwapSponsorship | undefined
  /**
   * Quote parameters besides those that are entered: app fees, permits instead of transactions, calls on the destination chain,
   * routing, `ttl` and so on. Parameters that the form itself sets are rejected. `topupGasAmount` applies if a gas top-up is
   * requested.
   * @default nothing
   */
  quoteParameters?: SwapQuoteParameters | undefined
  /** The user's addresses: if a different one looks like one of them, the user must compare them first. @default [] */
  knownAddresses?: readonly Address[] | undefined
  /** Called when the user wants to connect a wallet. Without it, the form only says that one is needed. */
  onConnectWallet?: (() => void) | undefined
  /**
   * Called after the review, before anything is executed. Return false, or a reason as text for the user, to stop; an error stops
   * it, too. The form keeps its values and shows the reason.
   */
  onBeforeSubmit?: ((quote: Quote) => boolean | string | Promise<boolean | string>) | undefined
  /**
   * When the quote is shown for review: always, or only if there is a warning, a problem, or something that must be accepted.
   * @default 'always'
   */
  review?: 'always' | 'whenNeeded' | undefined
  /**
   * The panel for paying from another wallet or an exchange: `DepositAddressWidget`. It replaces the form and gets its route,
   * amount and recipient. If you load it with `lazy`, it needs your own error boundary.
   * @default payments come from the connected wallet only
   */
  depositAddress?: ComponentType<SwapDepositProps> | undefined
  /**
   * Whether to request a price before a wallet is connected. It is marked as indicative, can't be submitted, and is replaced by a
   * quote for the wallet.
   * @default true
   */
  indicativeQuotes?: boolean | undefined
  /** Loss of value in basis points from which confirming is blocked. @default 1500 */
  maxImpactBps?: number | undefined
  /** Called when the user submits, with the quote that is about to be executed. */
  onSubmit?: ((quote: Quote) => void) | undefined
  /** What the page wants to be paid, if the form is a checkout. @default a swap */
  checkout?: Checkout | undefined
  /**
   * Called once when a payment that started here has been delivered. If the page is closed earlier, learn it on your server, from
   * the request.
   */
  onPaid?: ((payment: SwapEvent) => void) | undefined
}

const allowKinds = { pay: 'tokenRules', receive: 'tokenRules' } as const

const locks: readonly SwapLock[] = [
  'pay',
  'receive',
  'amount',
  'recipient',
  'refundTo',
  'slippage',
  'topupGas',
  'usePermit',
]

/** All settings; any other prop becomes an attribute of the form. Those of kind `any` have their own checks. */
export const settingKinds: PropKinds<keyof SwapSettings> = {
  allow: { fields: allowKinds },
  deny: { fields: { ...allowKinds, pair: 'function' } },
  lock: { listOf: locks },
  popularTokens: 'tokens',
  outputTradeType: ['EXACT_OUTPUT', 'EXPECTED_OUTPUT'],
  sponsorship: 'any',
  quoteParameters: 'any',
  knownAddresses: 'addresses',
  onConnectWallet: 'function',
  onBeforeSubmit: 'function',
  onSubmit: 'function',
  review: ['always', 'whenNeeded'],
  indicativeQuotes: 'boolean',
  maxImpactBps: 'bps',
  depositAddress: 'component',
  checkout: 'any',
  onPaid: 'function',
}

const settingNames = Object.keys(settingKinds) as (keyof SwapSettings)[]

/** Separates the given settings from all other props. */
export function splitSettings<props extends SwapSettings>(
  props: props,
): { settings: SwapSettings; rest: Omit<props, keyof SwapSettings> } {
  const isSetting = ([name]: [string, unknown]) => Object.hasOwn(settingKinds, name)
  const entries = Object.entries(props)
  // One cast: the rest are the props that aren't settings.
  const rest = Object.fromEntries(entries.filter((entry) => !isSetting(entry))) as typeof props
  return { settings: definedFields(Object.fromEntries(entries.filter(isSetting))), rest }
}

export function isSameSettings(one: SwapSettings, other: SwapSettings): boolean {
  return settingNames.every((name) => Object.is(one[name], other[name]))
}
