import { english } from '../../../locales/english.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import type { Translate } from '../../shared/messages/useMessages.ts'

/** A word of the service that the catalog may know, in words; cleaned and as it is when it does not. */
export function serviceWord(
  group: 'activity.kind' | 'activity.feature',
  word: string,
  translate: Translate,
): string {
  const key = `${group}.${word}`
  return isKnown(key) ? translate(key) : sanitizeText(word)
}

function isKnown(key: string): key is MessageKey {
  return Object.hasOwn(english, key)
}
