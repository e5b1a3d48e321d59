import type { activity } from './activity.ts'
import type { en } from './en.ts'

/** A sentence that any widget may need. */
export type MessageKey = keyof typeof en

/** A sentence of the history. */
export type ActivityMessageKey = keyof typeof activity

/** Every sentence of the widgets, by key. `{name}` stands for a value. */
export type Messages = { readonly [key in MessageKey | ActivityMessageKey]: string }
