import type { ErrorAdvice } from '../../../../errors/codes/errorCodeMeaning.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { joinSentences } from '../joinSentences.ts'
import type { Translate } from '../useMessages.ts'

/** What a code means, and what to do about it. */
export interface Meaning {
  message: MessageKey
  advice: ErrorAdvice
}

/** Text for what a code means and what to do about it. */
export function meaningText({ message, advice }: Meaning, translate: Translate): string {
  return joinSentences(translate, [translate(message), translate(`advice.${advice}`)])
}

/** The same text while funds may still move: it never advises to try again, which might pay twice. */
export function safeMeaningText(meaning: Meaning, translate: Translate): string {
  return safeAdvice.has(meaning.advice) ? meaningText(meaning, translate) : translate(meaning.message)
}

/** The advice that is given while funds may still move. */
export const safeAdvice: ReadonlySet<ErrorAdvice> = new Set<ErrorAdvice>([
  'support',
  'tellPage',
  'checkTransaction',
])
