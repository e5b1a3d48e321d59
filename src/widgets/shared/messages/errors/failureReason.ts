import { findMeaning } from '../../../../errors/codes/errorCodeMeaning.ts'
import { failReasons } from '../../../../errors/codes/failReasons.ts'
import { reasonOf } from '../../../../schemas/base/reasonOf.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { heldMeaningText, meaningText, type Meaning } from './meaningText.ts'
import type { Translate } from '../useMessages.ts'

/**
 * Which advice follows a reason.
 *
 * - `all`: the funds are back, and may be paid again
 * - `held`: they may still move: none that says to try again
 * - `none`: support is named already
 */
export type ReasonAdvice = 'all' | 'held' | 'none'

/** Says in words why a request was not filled, and what to do; undefined when there is no reason. Unknown ones are quoted. */
export function failureReason(
  word: string | null | undefined,
  translate: Translate,
  advice: ReasonAdvice,
): string | undefined {
  return reasonText(word, translate, (meaning) => {
    if (advice === 'none') return translate(meaning.message)
    return (advice === 'all' ? meaningText : heldMeaningText)(meaning, translate)
  })
}

/**
 * Says why a refund failed. The request can't be changed any more, whatever the reason: support has the money to find.
 *
 * @param isAdvised False where support is named already.
 */
export function refundFailureReason(
  word: string | null | undefined,
  translate: Translate,
  isAdvised = true,
): string | undefined {
  return reasonText(word, translate, ({ message }) =>
    isAdvised ? meaningText({ message, advice: 'support' }, translate) : translate(message),
  )
}

function reasonText(
  word: string | null | undefined,
  translate: Translate,
  write: (meaning: Meaning) => string,
): string | undefined {
  const reason = reasonOf(word)
  if (reason === undefined) return undefined
  const meaning = findMeaning(failReasons, reason)
  return meaning ? write(meaning) : translate('reason.unknown', { reason: sanitizeText(reason) })
}
