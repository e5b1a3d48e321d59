import { findMeaning } from '../../../../errors/codes/errorCodeMeaning.ts'
import { failReasons } from '../../../../errors/codes/failReasons.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { safeAdvice, meaningText, type Meaning } from './meaningText.ts'
import { joinSentences } from '../joinSentences.ts'
import type { Translate } from '../useMessages.ts'

/** Where the funds of an unfilled request are, and what can be done where it is shown. */
interface Whereabouts {
  /**
   * The funds are back, and a button swaps again. Otherwise the text never says to try again: it isn't possible there, or the funds may
   * still move.
   */
  canRetry: boolean
  /** The funds are back, so nothing can be delivered anymore. @default canRetry */
  areFundsBack?: boolean | undefined
  /** Another visible sentence already names support, so the reason needs no advice. */
  isSupportNamed: boolean
}

/** Text for why a request wasn't filled, and what to do; undefined without a reason. Unknown reasons are quoted. */
export function failureReason(
  word: string | null | undefined,
  translate: Translate,
  { canRetry, areFundsBack = canRetry, isSupportNamed }: Whereabouts,
): string | undefined {
  return reasonText(word, translate, (meaning) => {
    if (canRetry) return meaningText(meaning, translate)
    const sentences = [translate(meaning.message)]
    if (!areFundsBack && mayStillComplete.has(meaning.message))
      sentences.push(translate('reason.mayStillComplete'))
    if (!isSupportNamed && safeAdvice.has(meaning.advice)) {
      sentences.push(translate(`advice.${meaning.advice}`))
    }
    return joinSentences(translate, sentences)
  })
}

/** Reasons after which the payment may still go through: a dropped transaction may be mined later. */
const mayStillComplete: ReadonlySet<MessageKey> = new Set([
  'failure.DEPOSIT_REORGED',
  'failure.TRANSACTION_NOT_INCLUDED',
])

/**
 * Text for why a refund failed. The request is final, whatever the reason: support has to find the funds.
 *
 * @param isAdvised False if support is already named.
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
  if (!word) return undefined
  const meaning = findMeaning(failReasons, word)
  return meaning ? write(meaning) : translate('reason.unknown', { reason: sanitizeText(word) })
}
