import type { SwapReason } from '../reasons/swapReason.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** The form's message about a problem, a question or a notice. */
export interface SwapNoticeState {
  /**
   * `rejected`: the user rejected in the wallet, and the form is ready for another attempt; `shownElsewhere`: an error that the amount, the
   * balance and the button already show; `shownByField`: an error that its field shows.
   */
  status: 'empty' | 'ambiguous' | 'warning' | 'rejected' | 'error' | 'shownElsewhere' | 'shownByField'
  /** The reason that it shows; undefined for none, and for a failed swap. */
  reason: SwapReason | undefined
  /** The error, unless it concerns the entered values or a veto: the quote's, else the swap's. */
  error: Error | undefined
  /** Whether it replaces the quote's figures, which must not be acted on. */
  replacesQuote: boolean
}

/** Why there is no quote yet, without an error. */
const waitingCodes: ReadonlySet<SwapReason['code']> = new Set([
  'offline',
  'quoteExpired',
  'depositOnly',
  'otherWalletPrompted',
])

/** Finds the message from the reasons that prevent submitting, and the errors. */
export function noticeOf(
  reasons: readonly SwapReason[],
  { quote, execution }: Pick<SwapFacts, 'quote' | 'execution'>,
): SwapNoticeState {
  const wrong = reasons.find(({ kind }) => kind === 'error')
  const quoteError = wrong?.code === 'quoteError' ? (quote?.error ?? undefined) : undefined
  const error = wrong ? quoteError : execution?.error
  const shown = wrong ?? (error ? undefined : (find('ambiguousAmount') ?? findWarning() ?? findWaiting()))
  return {
    status: statusOf(shown, error),
    reason: shown,
    error,
    replacesQuote:
      (error !== undefined && !isRejection(error)) ||
      reasons.some(
        (reason) =>
          (reason.kind === 'error' && !isShownElsewhere(reason)) ||
          reason.code === 'ambiguousAmount' ||
          waitingCodes.has(reason.code),
      ),
  }

  function find(code: SwapReason['code']): SwapReason | undefined {
    return reasons.find((reason) => reason.code === code)
  }

  function findWarning(): SwapReason | undefined {
    return reasons.find(({ kind }) => kind === 'warning')
  }

  function findWaiting(): SwapReason | undefined {
    return reasons.find(({ code }) => waitingCodes.has(code))
  }
}

function statusOf(shown: SwapReason | undefined, error: Error | undefined): SwapNoticeState['status'] {
  if (shown?.kind === 'error') {
    if (isShownElsewhere(shown)) return 'shownElsewhere'
    return isShownByField(shown) ? 'shownByField' : 'error'
  }
  if (error) return isRejection(error) ? 'rejected' : 'error'
  if (!shown) return 'empty'
  return shown.code === 'ambiguousAmount' ? 'ambiguous' : 'warning'
}

/** Whether an error is the user's own rejection, which isn't shown as an error. */
function isRejection(error: Error | undefined): boolean {
  return error?.name === 'UserRejectedError'
}

/** The amount exceeds the balance, but the quote's figures remain valid. */
function isShownElsewhere({ code, field }: SwapReason): boolean {
  return code === 'insufficientBalance' && field === 'amount'
}

/** Whether the field shows the problem itself. For a look-alike address, the field only shows the comparison. */
function isShownByField({ field, risk }: SwapReason): boolean {
  return (field === 'recipient' || field === 'refundTo' || field === 'slippage') && risk === undefined
}
