/** Options of every error of this library. */
export interface CausewayErrorOptions {
  /** Why it matters and what to do, after the short message. */
  details?: string | undefined
  /** Whether the same call may succeed later, unchanged. */
  retryable?: boolean | undefined
  cause?: unknown
}

/**
 * Base of every error that this library throws.
 *
 * `message` says what happened, why it matters and what to do; `shortMessage` is its first sentence. They never contain a secret, full
 * calldata or a signature.
 */
export abstract class CausewayError extends Error {
  abstract override readonly name: string
  readonly shortMessage: string
  readonly details: string | undefined
  readonly retryable: boolean

  constructor(shortMessage: string, { details, retryable = false, cause }: CausewayErrorOptions = {}) {
    super(details ? `${shortMessage} ${details}` : shortMessage, cause === undefined ? undefined : { cause })
    this.shortMessage = shortMessage
    this.details = details
    this.retryable = retryable
  }
}
