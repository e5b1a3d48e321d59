import { english } from '../english.ts'
import type { Messages } from '../messages.ts'

/** The widgets' texts in English, which are built in. Translations, and a page's own texts, start from them. */
export const messages: Messages = english
