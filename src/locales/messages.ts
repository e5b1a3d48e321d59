import type { activity } from './activity.ts'
import type { audit } from './audit.ts'
import type { deposit } from './deposit.ts'
import type { en } from './en.ts'
import type { fees } from './fees.ts'
import type { picker } from './picker.ts'
import type { progress } from './progress.ts'
import type { review } from './review.ts'
import type { swapExtras } from './swapExtras.ts'
import type { reasons } from './reasons.ts'

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

/** Every sentence of the widgets, by key. `{name}` stands for a value. */
export type Messages = {
  readonly [
    key in
      | MessageKey
      | ActivityMessageKey
      | FeesMessageKey
      | ProgressMessageKey
      | ReviewMessageKey
      | ReasonMessageKey
      | AuditMessageKey
      | DepositMessageKey
      | keyof typeof picker
      | keyof typeof swapExtras
  ]: string
}
