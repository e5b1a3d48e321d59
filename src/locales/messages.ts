import type { activity } from './activity.ts'
import type { audit } from './audit.ts'
import type { deposit } from './deposit.ts'
import type { en } from './en.ts'
import type { english } from './english.ts'
import type { fees } from './fees.ts'
import type { progress } from './progress.ts'
import type { reasons } from './reasons.ts'
import type { review } from './review.ts'

/** A sentence that any widget may need. */
export type MessageKey = keyof typeof en

/** A sentence of the history. */
export type ActivityMessageKey = keyof typeof activity

/** A sentence of fees and figures. */
export type FeesMessageKey = keyof typeof fees

/** A sentence about what is under way. */
export type ProgressMessageKey = keyof typeof progress

/** A sentence of the review before a transfer. */
export type ReviewMessageKey = keyof typeof review

/** A sentence of the deposit address. */
export type DepositMessageKey = keyof typeof deposit

/** A reason for a failure. */
export type ReasonMessageKey = keyof typeof reasons

/** What a rule of the audit found. */
export type AuditMessageKey = keyof typeof audit

/** What there is to translate. */
type English = typeof english

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
  readonly [key in keyof English]: Counts<English[key]> extends true ? Message : string
}
