import type { PluralForms } from '../../../locales/messages.ts'
import { pluralRules } from '../../../utils/locale/intlFormats.ts'

/**
 * The plural form for a count.
 *
 * @param count Anything but a number gets `other`.
 * @param language BCP 47 tag of the language of the forms.
 */
export function pluralForm(forms: PluralForms, count: unknown, language: string): string {
  const rule = typeof count === 'number' ? pluralRules(language).select(count) : 'other'
  return forms[rule] ?? forms.other
}
