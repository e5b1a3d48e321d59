/**
 * Starts several promises and settles with the first of them. Their signal then aborts, so that the others stop, and it also aborts with
 * the outer signal. The abort itself settles nothing: the promises must end with their signal.
 */
export async function raceAndAbort<value>(
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => readonly Promise<value>[],
): Promise<value> {
  const controller = new AbortController()
  const inner = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal
  try {
    return await Promise.race(start(inner))
  } finally {
    controller.abort()
  }
}
