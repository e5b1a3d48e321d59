import type { en } from './en.ts'

/** Every sentence of the widgets, by key. `{name}` stands for a value. */
export type Messages = { readonly [key in keyof typeof en]: string }

export type MessageKey = keyof Messages
