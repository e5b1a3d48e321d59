import { CausewayError } from '../causewayError.ts'
import { redactWalletText } from './redact.ts'
import { shorten } from './shorten.ts'
import { copyError, isThrown, maxCauses } from './thrown.ts'

/** Copies what a wallet or a library threw, and its causes, so that it is safe to show, log and store. */
export function redactCause(cause: unknown, depth = maxCauses): unknown {
  if (cause == null || isThrown(cause, CausewayError)) return cause
  if (typeof cause === 'string') return shorten(cause, redactWalletText)
  if (typeof cause !== 'object') return cause
  return copyError(cause, {
    conceal: (text) => shorten(text, redactWalletText),
    copyCause: (inner) => (depth > 1 ? redactCause(inner, depth - 1) : undefined),
  })
}
