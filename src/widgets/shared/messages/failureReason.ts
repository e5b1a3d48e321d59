import { english } from '../../../locales/english.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import type { Translate } from './useMessages.ts'

/** Says in words why a request was not filled or refunded; undefined when there is no reason. Unknown ones are quoted. */
export function failureReason(reason: string | null | undefined, translate: Translate): string | undefined {
  // An older service writes N/A where it has no reason.
  if (!reason || reason === 'N/A') return undefined
  const key = `failure.${reason}`
  return isKnown(key) ? translate(key) : translate('reason.unknown', { reason: sanitizeText(reason) })
}

function isKnown(key: string): key is MessageKey {
  return Object.hasOwn(english, key)
}
