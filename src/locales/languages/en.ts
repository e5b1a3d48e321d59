import { english } from '../english.ts'
import type { Messages } from '../messages.ts'

/** The widgets' words in English, which come with the widgets: what a translation, or a page's own words, start from. */
export const messages: Messages = english
