import { redactText } from './redact.ts'

/** Maximum length of someone else's text within a message, in characters. */
const maxLength = 300

/** Shortens a provider's or wallet's text for a message, and removes secrets, calldata and signatures from it. */
export function shorten(text: string, redact: (text: string) => string = redactText): string {
  return redact(text).slice(0, maxLength)
}
