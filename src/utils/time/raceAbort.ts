/**
 * Settles with the promise, or rejects with the signal's reason as soon as it aborts. What a page's own function returns may be no promise.
 */
export async function raceAbort<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  if (!signal) return promise
  // Whoever has aborted doesn't hear of it: its own rejection would be nobody's.
  Promise.resolve(promise).catch(() => {})
  signal.throwIfAborted()
  let stopListening = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort)
    stopListening = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    stopListening()
  }
}
