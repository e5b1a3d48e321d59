import type { SwapReason } from '../reasons/swapReason.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** What the form says of what is wrong, asked, or good to know. */
export interface SwapNoticeState {
  /** `seen` is an error that the amount, the balance and the button show already. */
  status: 'empty' | 'ambiguous' | 'warning' | 'error' | 'seen'
  /** What it tells; undefined for nothing, and for what went wrong with a transfer. */
  reason: SwapReason | undefined
  /** What went wrong, where it is neither what was entered nor a veto: the quote's error, else the transfer's. */
  error: Error | undefined
  /** It stands in the place of the quote's figures, which are not to be acted on. */
  replacesQuote: boolean
}

/** Why there is no quote to act on, though nothing went wrong. */
const waitingCodes: ReadonlySet<SwapReason['code']> = new Set([
  'offline',
  'quoteExpired',
  'depositOnly',
  'otherWalletPrompted',
])

/** Finds out what to say, by what stands against submitting and what went wrong. */
export function noticeOf(
  reasons: readonly SwapReason[],
  { quote, execution }: Pick<SwapFacts, 'quote' | 'execution'>,
): SwapNoticeState {
  const wrong = reasons.find(({ kind }) => kind === 'error')
  const quoteError = wrong?.code === 'quoteError' ? (quote?.error ?? undefined) : undefined
  const error = wrong ? quoteError : execution?.error
  const told = wrong ?? (error ? undefined : (find('ambiguousAmount') ?? findWarning() ?? findWaiting()))
  return {
    status: statusOf(told, error),
    reason: told,
    error,
    replacesQuote:
      error !== undefined ||
      reasons.some(
        (reason) =>
          (reason.kind === 'error' && !isSeen(reason)) ||
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

function statusOf(told: SwapReason | undefined, error: Error | undefined): SwapNoticeState['status'] {
  if (told?.kind === 'error') return isSeen(told) ? 'seen' : 'error'
  if (error) return 'error'
  if (!told) return 'empty'
  return told.code === 'ambiguousAmount' ? 'ambiguous' : 'warning'
}

/** More than the balance was entered: the quote's figures hold all the same. */
function isSeen({ code, field }: SwapReason): boolean {
  return code === 'insufficientBalance' && field === 'amount'
}
