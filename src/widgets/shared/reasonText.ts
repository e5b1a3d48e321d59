import type { MessageKey, ReasonMessageKey } from '../../locales/messages.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import type { Translate } from './useMessages.ts'

/**
 * Says in words why a request was not filled or refunded; undefined when there is no reason. Unknown ones are quoted.
 *
 * @param known The reasons that have words: `locales/reasons.ts`.
 */
export function reasonText(
  reason: string | null | undefined,
  translate: Translate<MessageKey | ReasonMessageKey>,
  known: object,
): string | undefined {
  // An older service writes N/A where it has no reason.
  if (!reason || reason === 'N/A') return undefined
  const key = `reason.${reason}`
  return isKnown(key, known) ? translate(key) : translate('reason.unknown', { reason: sanitizeText(reason) })
}

function isKnown(key: string, known: object): key is ReasonMessageKey {
  return Object.hasOwn(known, key)
}
