import type { Client } from '@causeway/react'

type Clock = Client['clock']

/** A clock that can let time pass quickly. */
export interface FastForwardClock extends Clock {
  /** Lets the next `fastMs` milliseconds pass fifty times as fast, for what begins to wait from now on. */
  fastForward(fastMs: number): void
}

const speed = 50

/** Makes the clock of a story's page: what takes a page minutes opens at once. */
export function createFastForwardClock({ now, elapsed = now, sleep }: Clock): FastForwardClock {
  let [fastMs, since, before] = [0, elapsed(), 0]
  const epoch = now()
  const read = () => {
    const realMs = elapsed() - since
    const slowMs = Math.max(0, realMs - fastMs / speed)
    return before + (realMs - slowMs) * speed + slowMs
  }
  return {
    now: () => epoch + read(),
    elapsed: read,
    sleep(delayMs, signal) {
      const skippedMs = Math.min(delayMs, Math.max(0, before + fastMs - read()))
      return sleep(skippedMs / speed + delayMs - skippedMs, signal)
    },
    fastForward(nextMs) {
      ;[fastMs, since, before] = [nextMs, elapsed(), read()]
    },
  }
}
