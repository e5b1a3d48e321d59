import { CausewayError } from './base.ts'
import { redactWalletText } from './redact.ts'
import { shorten } from './shorten.ts'

/** Causes are followed this deep; wallets and libraries wrap errors a few times. */
const maxDepth = 8

const fields = ['name', 'shortMessage', 'message', 'code', 'cause'] as const

/**
 * What a wallet or a library threw, as anybody may see, log and store it: its name, code and words, and those of its causes.
 * All else of it is left out, since it may hold what was to be signed, a signature, or a key in an address.
 */
export function redactCause(cause: unknown, depth = maxDepth): unknown {
  if (cause instanceof CausewayError || cause == null) return cause
  if (typeof cause !== 'object') return typeof cause === 'string' ? shorten(cause, redactWalletText) : cause
  const [name, shortMessage, message, code, inner] = fields.map((field): unknown => Reflect.get(cause, field))
  const text = typeof shortMessage === 'string' ? shortMessage : message
  const copy = new Error(typeof text === 'string' ? shorten(text, redactWalletText) : '')
  if (typeof name === 'string') copy.name = shorten(name, redactWalletText)
  if (typeof code === 'number') Object.assign(copy, { code })
  if (typeof code === 'string') Object.assign(copy, { code: shorten(code, redactWalletText) })
  if (inner !== undefined && depth > 1) copy.cause = redactCause(inner, depth - 1)
  return copy
}
