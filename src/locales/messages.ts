import type { english } from './english.ts'

/** The messages to translate, in English. */
type English = typeof english

/** The key of a message. */
export type MessageKey = keyof English

/** The plural forms of a message, by the names of `Intl.PluralRules`. `other` replaces missing forms. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A text; a message with a count may have several forms. */
export type Message = string | PluralForms

/** Whether an English sentence contains a count. */
type Counts<sentence> = sentence extends PluralForms | `${string}{count}${string}` ? true : false

/**
 * Every message of the widgets, by key. `{name}` is a placeholder for a value. A message with `{count}` may have plural forms.
 * `language` is the BCP 47 tag of the language.
 */
export type Messages = {
  readonly [key in MessageKey]: Counts<English[key]> extends true ? Message : string
}
