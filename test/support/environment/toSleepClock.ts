import type { ManualClock } from '@causeway/sandbox/simulated'
import type { Clock } from '../../../src/utils/time/clock.ts'

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
