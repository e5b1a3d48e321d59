'use client'
import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react'
import type { Address } from 'viem'
import type { Quote } from '../../../actions/getQuote.ts'
import type { SponsoredComponent } from '../../../actions/quoteParameters.ts'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { DepositAddressWidgetProps } from '../../deposit-address/DepositAddressWidget.tsx'
import type { SwapAllow, SwapDeny, SwapLock } from './swapRules.ts'
import type { SwapFormState, SwapStore } from './swapStore.ts'

/** Fees that a sponsor pays for the user. */
export interface SwapSponsorship {
  /** Which fees. The service's default is all but `rent`. */
  components?: readonly SponsoredComponent[] | undefined
  /** The most the sponsor pays, in US dollars with 6 decimals (1000000n = $1). */
  maximumUsd?: bigint | undefined
}

/** What the form gives to the page's deposit address panel. */
export interface SwapDepositProps extends Pick<
  DepositAddressWidgetProps,
  'defaultValue' | 'defaultRequestId' | 'onRequestIdChange' | 'options' | 'isRouteFixed'
> {}

/** What the page sets and the user does not. */
export interface SwapSettings {
  /** Tokens that may be chosen: all, where a side is left out. */
  allow?: SwapAllow | undefined
  /** Tokens, and pairs, that may not be chosen. */
  deny?: SwapDeny | undefined
  /** Controls that show their value and can't be changed. @default [] */
  lock?: readonly SwapLock[] | undefined
  /**
   * What an amount to receive asks for: exactly so much, or so much with slippage.
   * @default 'EXACT_OUTPUT'
   */
  outputTradeType?: 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT' | undefined
  /** Asks that a sponsor pays fees; the owner of the API key is charged. @default nobody */
  sponsorship?: SwapSponsorship | undefined
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
   * When the quote is shown for review before it is executed: each time, or only when something about it must be
   * accepted or stands against it.
   * @default 'always'
   */
  review?: 'always' | 'whenNeeded' | undefined
  /**
   * The panel for whoever pays from another wallet or an exchange: `DepositAddressWidget`, perhaps loaded by `lazy`. It is
   * shown in the place of the form, for the form's route, amount and recipient.
   * @default payments come from the connected wallet only
   */
  depositAddress?: ComponentType<SwapDepositProps> | undefined
  /** Loss of worth in basis points from which nothing can be confirmed. @default 1500 */
  maxImpactBps?: number | undefined
  /** Called when the user submits, with the quote that is about to be executed. */
  onSubmit?: ((quote: Quote) => void) | undefined
}

/** What `Swap.Root` gives to its parts. */
export interface SwapContextValue {
  store: SwapStore
  /** Id of the element that says why the form can't be submitted. */
  noticeId: string
  settings: SwapSettings
}

export const SwapContext = createContext<SwapContextValue | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapContext(part: string): SwapContextValue {
  const value = useContext(SwapContext)
  if (!value) throw new PartOutsideRootError(part, 'Swap.Root')
  return value
}

/** Reads one thing from the form; renders again only when that changes. */
export function useSwapState<selected>(part: string, select: (state: SwapFormState) => selected): selected {
  const { store } = useSwapContext(part)
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Whether the page keeps a control as it is. */
export function useIsLocked(part: string, control: SwapLock): boolean {
  return useSwapContext(part).settings.lock?.includes(control) ?? false
}
