import type { ManualClock } from '@causeway/sandbox/simulated'
import type { Clock } from '@causeway/react/actions'

/** The library's clock on top of the sandbox's, so that one `advance` moves both. */
export function toSleepClock(clock: ManualClock): Clock {
  return {
    now: clock.now,
    sleep: (delayMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason)
          return
        }
        const cancel = clock.schedule(resolve, delayMs)
        signal?.addEventListener('abort', () => {
          cancel()
          reject(signal.reason)
        })
      }),
  }
}
