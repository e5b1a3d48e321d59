import { findMeaning } from '../../../../errors/codes/errorCodeMeaning.ts'
import { failReasons } from '../../../../errors/codes/failReasons.ts'
import { reasonOf } from '../../../../schemas/base/reasonOf.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { heldMeaningText, meaningText, type Meaning } from './meaningText.ts'
import type { Translate } from '../useMessages.ts'

/** Where the funds of a request are that was not filled. */
export interface Whereabouts {
  /** They are back, and may be paid again. Until then nobody is told to try again: they may still move. */
  isRefunded: boolean
  /** Another sentence in sight names support already, so that the reason needs no advice. */
  isSupportNamed: boolean
}

/** Says in words why a request was not filled, and what to do; undefined when there is no reason. Unknown ones are quoted. */
export function failureReason(
  word: string | null | undefined,
  translate: Translate,
  { isRefunded, isSupportNamed }: Whereabouts,
): string | undefined {
  return reasonText(word, translate, (meaning) => {
    if (isRefunded) return meaningText(meaning, translate)
    return isSupportNamed ? translate(meaning.message) : heldMeaningText(meaning, translate)
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
