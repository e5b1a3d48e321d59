import { isThrown, thrownField } from './redaction/thrown.ts'
import { CausewayError } from './base.ts'
import { redactField, redactWhole } from './redaction/redact.ts'
import { shorten } from './redaction/shorten.ts'

/** Maximum length of the text, in characters. */
const maxLength = 100_000

/** Fields that say nothing about this error. */
const plumbing: ReadonlySet<string> = new Set(['name', 'shortMessage', 'details', 'cause', 'stack'])

/**
 * Writes an error as JSON to send to support: its facts, such as the request ID, error code, `errorData` and the failed call,
 * in full. Fields named like a key, a signature or another secret are left out; other calldata is cut to its selector and
 * length.
 *
 * @param context Further facts, such as transaction hashes.
 *
 * @example
 * if (query.error) await navigator.clipboard.writeText(errorDetails(query.error))
 */
export function errorDetails(error: Error, context: Readonly<Record<string, unknown>> = {}): string {
  // A foreign error may hold secrets in any field: its name and its shortened message are enough.
  if (!isThrown(error, CausewayError)) {
    const [name, message] = [thrownField(error, 'name'), thrownField(error, 'message') ?? error]
    const text = typeof message === 'string' ? shorten(message) : undefined
    return toDetailsText({ error: name, message: text, ...context })
  }
  const { name, message } = error
  const facts = Object.entries(error).filter(([field]) => !plumbing.has(field))
  return toDetailsText({ error: name, message, ...Object.fromEntries(facts), ...context })
}

/** What support runs again, and what a contract reverted with: both are useless unless complete. */
const wholeFields: ReadonlySet<string> = new Set(['failedCallData', 'errorData'])

/** Writes facts for support: amounts as digits, secrets left out, nothing endless. */
export function toDetailsText(facts: Readonly<Record<string, unknown>>): string {
  const whole = new WeakSet<object>()
  const text = JSON.stringify(
    facts,
    function (this: object, name, value: unknown) {
      if (typeof value === 'bigint') return String(value)
      // Their names are ours.
      if (value === facts) return value
      const isWhole = whole.has(this) || (this === facts && wholeFields.has(name))
      const redacted = isWhole ? redactWhole(name, value) : redactField(name, value)
      if (isWhole && typeof redacted === 'object' && redacted !== null) whole.add(redacted)
      return redacted
    },
    2,
  )
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
