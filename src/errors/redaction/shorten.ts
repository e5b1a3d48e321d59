import { redactText } from './redact.ts'

/** Longest part of somebody else's words that goes into a message. */
const maxLength = 300

/** Cuts what a service or wallet says for a message, which holds no secret, neither whole calldata nor a signature. */
export function shorten(text: string, redact: (text: string) => string = redactText): string {
  return redact(text).slice(0, maxLength)
}
