import { english } from '../../../../locales/english.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import type { Translate } from '../../../shared/messages/useMessages.ts'

/** The text for one of the provider's words; a word without a message is cleaned and shown as it is. */
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
