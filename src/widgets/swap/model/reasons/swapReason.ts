import type { FormSide } from '../../../shared/model/formSide.ts'
import type { MessageKey } from '../../../../locales/messages.ts'

/** A control of the form. `amount` is the side that was entered. */
export type SwapField = FormSide | 'amount' | 'recipient' | 'refundTo' | 'slippage' | 'usePermit'

/** Why the form can't be submitted yet, or a warning. */
export interface SwapReason {
  code:
    | 'vetoPending'
    | 'swapPending'
    | 'connect'
    | 'unknownToken'
    | 'chooseToken'
    | 'notAllowed'
    | 'depositOnly'
    | 'sameToken'
    | 'enterAmount'
    | 'ambiguousAmount'
    | 'invalidAmount'
    | 'insufficientBalance'
    | 'insufficientGas'
    | 'enterRecipient'
    | 'invalidRecipient'
    | 'invalidRefund'
    | 'invalidSlippage'
    | 'permitRefused'
    | 'maybePaid'
    | 'otherWalletPrompted'
    | 'vetoed'
    | 'offline'
    | 'quoteError'
    | 'quoteLoading'
    | 'quoteExpired'
  /** The control that fixes it. */
  field: SwapField | undefined
  /**
   * `error`: a value is invalid. `todo`: a value is missing. `wait`: the reason will pass. `warning`: the user should know, but may submit.
   */
  kind: 'error' | 'todo' | 'wait' | 'warning'
  /** The message as text. */
  message: MessageKey
  /** ID of a risk that the user may accept with `actions.setRiskAccepted`; undefined if nothing can be accepted. */
  risk?: string | undefined
  /** The button's text while this is the first reason that prevents submitting. */
  label: MessageKey
  /** What the message's placeholders stand for. @default none */
  values?: Readonly<Record<string, string | number>> | undefined
}

/** A reason as returned by a rule. */
export interface FoundReason extends Omit<SwapReason, 'label'> {
  /** @default the button's text for all reasons with this code */
  label?: MessageKey | undefined
}

/** The first reason that isn't a warning: it prevents submitting, and the button shows it. */
export function blockingReason<reason extends Pick<SwapReason, 'kind'>>(
  reasons: readonly reason[],
): reason | undefined {
  return reasons.find(({ kind }) => kind !== 'warning')
}

/** Fields among the settings. */
export const optionFields: ReadonlySet<SwapField | undefined> = new Set([
  'recipient',
  'refundTo',
  'slippage',
  'usePermit',
])
