/** Errors that need no support: the user rejected a request, or should try again. */
const plainErrors: ReadonlySet<string> = new Set([
  'AbortedError',
  'ChunkLoadError',
  'ExecutionPendingError',
  'InterruptedError',
  'NetworkError',
  'PermitUnusedError',
  'WalletBusyError',
  'QuoteChangedError',
  'QuoteExpiredError',
  'RateLimitError',
  'TimeoutError',
  'UserRejectedError',
  'WalletNotConnectedError',
  'WrongAccountError',
  'WrongChainError',
])

/** Whether the facts of an error help support. */
export function isForSupport({ name }: Error): boolean {
  return !plainErrors.has(name)
}
