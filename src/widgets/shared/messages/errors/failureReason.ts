import { findMeaning, type ErrorAdvice } from '../../../../errors/codes/errorCodeMeaning.ts'
import { failReasons } from '../../../../errors/codes/failReasons.ts'
import { reasonOf } from '../../../../schemas/base/reasonOf.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { meaningText } from './meaningText.ts'
import type { Translate } from '../useMessages.ts'

/** Says in words why a request was not filled, and what to do; undefined when there is no reason. Unknown ones are quoted. */
export function failureReason(word: string | null | undefined, translate: Translate): string | undefined {
  return reasonText(word, translate)
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
  return reasonText(word, translate, isAdvised ? 'support' : null)
}

function reasonText(
  word: string | null | undefined,
  translate: Translate,
  advice?: ErrorAdvice | null,
): string | undefined {
  const reason = reasonOf(word)
  if (reason === undefined) return undefined
  const meaning = findMeaning(failReasons, reason)
  if (!meaning) return translate('reason.unknown', { reason: sanitizeText(reason) })
  return advice === null
    ? translate(meaning.message)
    : meaningText({ ...meaning, ...(advice && { advice }) }, translate)
}
