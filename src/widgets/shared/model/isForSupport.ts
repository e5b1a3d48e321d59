/** Errors that say all there is to know: somebody said no, or should try again. */
const plainErrors: ReadonlySet<string> = new Set([
  'AbortedError',
  'ChunkLoadError',
  'ExecutionPendingError',
  'InterruptedError',
  'NetworkError',
  'PermitUnusedError',
  'PromptOpenError',
  'QuoteChangedError',
  'QuoteExpiredError',
  'RateLimitError',
  'TimeoutError',
  'UserRejectedError',
  'WalletNotConnectedError',
  'WrongAccountError',
  'WrongChainError',
])

/** Whether the facts of an error help somebody who is asked about it. */
export function isForSupport({ name }: Error): boolean {
  return !plainErrors.has(name)
}
