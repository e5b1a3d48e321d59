import type { english } from './english.ts'

/** What there is to translate. */
type English = typeof english

/** Names a sentence of the widgets. */
export type MessageKey = keyof English

/**
 * A sentence in the forms that the language has for different counts, by the names of `Intl.PluralRules`. `other`
 * stands in for those that are missing.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A sentence; one that counts may come in several forms. */
export type Message = string | PluralForms

/** Whether an English sentence names a number of things. */
type Counts<sentence> = sentence extends PluralForms | `${string}{count}${string}` ? true : false

/**
 * Every sentence of the widgets, by key. `{name}` stands for a value. A sentence with `{count}` may be given in plural
 * forms. `language` is the BCP 47 tag of the language that the sentences are in.
 */
export type Messages = {
  readonly [key in MessageKey]: Counts<English[key]> extends true ? Message : string
}
