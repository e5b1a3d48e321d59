import { activity } from '../../../locales/activity.ts'
import type { ActivityMessageKey } from '../../../locales/messages.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import type { ActivityTranslate } from './useActivityMessages.ts'

/** A word of the service that the catalogue may know, in words; cleaned and as it is when it does not. */
export function wordText(
  group: 'activity.kind' | 'activity.feature',
  word: string,
  translate: ActivityTranslate,
): string {
  const key = `${group}.${word}`
  return isKnown(key) ? translate(key) : sanitizeText(word)
}

function isKnown(key: string): key is ActivityMessageKey {
  return Object.hasOwn(activity, key)
}
