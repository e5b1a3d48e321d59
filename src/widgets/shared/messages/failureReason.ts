import { findMeaning } from '../../../errors/codes/errorCodeMeaning.ts'
import { failReasons } from '../../../errors/codes/failReasons.ts'
import { reasonOf } from '../../../schemas/base/reasonOf.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { meaningText } from './meaningText.ts'
import type { Translate } from './useMessages.ts'

/**
 * Says in words why a request was not filled or refunded, and what to do; undefined when there is no reason. Unknown ones
 * are quoted.
 */
export function failureReason(word: string | null | undefined, translate: Translate): string | undefined {
  const reason = reasonOf(word)
  if (reason === undefined) return undefined
  const meaning = findMeaning(failReasons, reason)
  return meaning
    ? meaningText(meaning, translate)
    : translate('reason.unknown', { reason: sanitizeText(reason) })
}
