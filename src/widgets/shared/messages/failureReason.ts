import { findMeaning } from '../../../errors/codes/codeMeaning.ts'
import { failReasons } from '../../../errors/codes/failReasons.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { meaningText } from './meaningText.ts'
import type { Translate } from './useMessages.ts'

/**
 * Says in words why a request was not filled or refunded, and what to do; undefined when there is no reason. Unknown ones
 * are quoted.
 */
export function failureReason(reason: string | null | undefined, translate: Translate): string | undefined {
  // An older service writes N/A where it has no reason.
  if (!reason || reason === 'N/A') return undefined
  const meaning = findMeaning(failReasons, reason)
  return meaning
    ? meaningText(meaning, translate)
    : translate('reason.unknown', { reason: sanitizeText(reason) })
}
