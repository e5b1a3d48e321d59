import { rewriteNumber } from '../../../../utils/format/rewriteNumber.ts'
import type { Quote } from '../../../../actions/getQuote.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import type { SwapDepositProps } from '../settings/swapSettings.ts'

/** The form's state. */
export interface SwapFormState {
  value: SwapValue
  /** The values as of the last pause in typing, for which a quote is requested. */
  committed: SwapValue
  /** The locale that the numbers are written in. */
  locale: string
  /** Risks that the user accepted, each for the value with which it was shown. */
  acceptedRisks: readonly string[]
  /** Why the page rejected the swap; cleared by the next change. */
  veto: string | undefined
  /** The quote under review; meanwhile the form doesn't refresh automatically. */
  reviewed: Quote | undefined
  /** How often the review was opened. */
  reviews: number
  /** The quote whose figures the user accepted last, for the current value. */
  acceptedQuote: Quote | undefined
  /** The page is deciding whether to allow the swap. */
  isVetoPending: boolean
  /** Automatic refreshes are off. */
  isAutoRefreshOff: boolean
  /** The props of the deposit address panel while it replaces the form; undefined for the form itself. */
  deposit: Pick<SwapDepositProps, 'quoteParameters' | 'defaultValue' | 'defaultRequestId'> | undefined
}

/** Resets what the page or the user decided about one value of the form. Applied with each change. */
export const noDecisions = { veto: undefined, reviewed: undefined, acceptedQuote: undefined }

/** The form before anyone has changed it. */
export function newForm(value: SwapValue, locale: string): SwapFormState {
  return {
    value,
    committed: value,
    locale,
    acceptedRisks: [],
    ...noDecisions,
    reviews: 0,
    isVetoPending: false,
    isAutoRefreshOff: false,
    deposit: undefined,
  }
}

/** The form with its numbers in another locale's format, except for those that the page controls. */
export function rewriteForm(
  form: SwapFormState,
  locale: string,
  controlled: Partial<SwapValue>,
): SwapFormState {
  const inLocale = (value: SwapValue): SwapValue => ({
    ...value,
    amount: rewriteNumber(value.amount, form.locale, locale),
    slippage: rewriteNumber(value.slippage, form.locale, locale),
    ...controlled,
  })
  const value = inLocale(form.value)
  return {
    ...form,
    locale,
    value,
    committed: form.committed === form.value ? value : inLocale(form.committed),
  }
}
