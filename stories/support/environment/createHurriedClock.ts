import type { Client } from '@causeway/react'

type Clock = Client['clock']

/** A clock that can be told to let time pass in a moment. */
export interface HurriedClock extends Clock {
  /** Lets the next `fastMs` milliseconds pass fifty times as fast, for what begins to wait from now on. */
  hurry(fastMs: number): void
}

const speed = 50

/** Makes the clock of a story's page: what takes a page minutes opens at once. */
export function createHurriedClock({ now, elapsed = now, sleep }: Clock): HurriedClock {
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
    hurry(nextMs) {
      ;[fastMs, since, before] = [nextMs, elapsed(), read()]
    },
  }
}
