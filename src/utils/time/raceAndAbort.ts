/**
 * Starts several promises and settles with the first of them. The signal that they get aborts then, so that none of the others goes
 * on, and as soon as the outer one aborts. That alone settles nothing: what was started must end with its signal.
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
