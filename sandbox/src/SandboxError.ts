/**
 * Base of every error that the sandbox throws. `message` says what happened, why, and what to do.
 */
export abstract class SandboxError extends Error {
  abstract override readonly name: string

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
  }
}
