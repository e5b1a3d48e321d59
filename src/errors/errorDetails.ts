import { isThrown, thrownField } from './redaction/thrown.ts'
import { CausewayError } from './causewayError.ts'
import { redactField, redactWhole } from './redaction/redact.ts'
import { shorten } from './redaction/shorten.ts'

/** Maximum length of the text, in characters. */
const maxLength = 100_000

/** Fields that every error has, left out of its facts. */
const commonFields: ReadonlySet<string> = new Set(['name', 'shortMessage', 'details', 'cause', 'stack'])

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
  // An error of another library may hold secrets in any field, so only its name and shortened message are used.
  if (!isThrown(error, CausewayError)) {
    const [name, message] = [thrownField(error, 'name'), thrownField(error, 'message') ?? error]
    const text = typeof message === 'string' ? shorten(message) : undefined
    return toDetailsText({ error: name, message: text, ...context })
  }
  const { name, message } = error
  const facts = Object.entries(error).filter(([field]) => !commonFields.has(field))
  return toDetailsText({ error: name, message, ...Object.fromEntries(facts), ...context })
}

/** Fields that are never cut: support replays the failed call and decodes the revert data, which takes all of it. */
const wholeFields: ReadonlySet<string> = new Set(['failedCallData', 'errorData'])

/** Writes facts for support as JSON of limited length: amounts as digits, without secrets. */
export function toDetailsText(facts: Readonly<Record<string, unknown>>): string {
  const whole = new WeakSet<object>()
  const text = JSON.stringify(
    facts,
    function (this: object, name, value: unknown) {
      if (typeof value === 'bigint') return String(value)
      // The facts themselves: our code chose their names, so none is redacted here.
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
