/** The time, injected so that tests don't have to wait. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Milliseconds since some moment, by a clock that can't be set. Without it, `now` is assumed to run evenly. */
  elapsed?(): number
  /** Resolves after `delayMs`; rejects with the signal's reason when it aborts first. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** Maximum duration of a timer, in milliseconds; a longer one ends at once. */
export const maxTimeoutMs = 2 ** 31 - 1

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const onAbort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }, delayMs)
      signal?.addEventListener('abort', onAbort)
    }),
}
