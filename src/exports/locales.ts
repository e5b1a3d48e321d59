export { languages, loadMessages, type Language } from '../locales/loadMessages.ts'
export type { Message, Messages, PluralForms } from '../locales/messages.ts'
