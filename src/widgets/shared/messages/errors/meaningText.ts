import type { ErrorAdvice } from '../../../../errors/codes/errorCodeMeaning.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { joinSentences } from '../joinSentences.ts'
import type { Translate } from '../useMessages.ts'

/** Says what a code means and what to do about it. */
export function meaningText(
  { message, advice }: { message: MessageKey; advice: ErrorAdvice },
  translate: Translate,
): string {
  return joinSentences(translate, [translate(message), translate(`advice.${advice}`)])
}
