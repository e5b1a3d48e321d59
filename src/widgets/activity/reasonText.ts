import { activity } from '../../locales/activity.ts'
import type { ActivityMessageKey, MessageKey } from '../../locales/messages.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import type { Translate } from '../useMessages.ts'

/** Says in words why a request was not filled or refunded; undefined when there is no reason. Unknown ones are quoted. */
export function reasonText(
  reason: string | null | undefined,
  translate: Translate<MessageKey | ActivityMessageKey>,
): string | undefined {
  // An older service writes N/A where it has no reason.
  if (!reason || reason === 'N/A') return undefined
  const key = `reason.${reason}`
  return isKnown(key) ? translate(key) : translate('reason.unknown', { reason: sanitizeText(reason) })
}

/** A word of the service that the catalogue may know, in words; cleaned and as it is when it does not. */
export function wordText(
  group: 'activity.kind' | 'activity.feature',
  word: string,
  translate: Translate<MessageKey | ActivityMessageKey>,
): string {
  const key = `${group}.${word}`
  return isKnown(key) ? translate(key) : sanitizeText(word)
}

function isKnown(key: string): key is ActivityMessageKey {
  return Object.hasOwn(activity, key) && key !== 'reason.unknown'
}
