import type { Clock } from './ledger/ledger.ts'

/** The real time. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    schedule(task, delayMs) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
  }
}
