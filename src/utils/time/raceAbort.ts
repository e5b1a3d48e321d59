/** Settles with the promise, or rejects with the signal's reason as soon as it aborts. A page's own function may not return a promise. */
export async function raceAbort<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  if (!signal) return promise
  // After an abort, the promise's own rejection would be unhandled.
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
