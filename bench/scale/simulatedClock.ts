import type { Clock } from '../../src/utils/time/clock.ts'

/** A clock that runs as fast as its sleepers let it, and counts them. */
export interface SimulatedClock extends Clock {
  /** How many sleep. */
  timers(): number
  /** Lets so much time pass, each sleeper waking at its own. */
  pass(ms: number): Promise<void>
}

/** More turns than any answer takes to be read. */
const settleTurns = 12

export function createSimulatedClock(): SimulatedClock {
  let now = Date.UTC(2026, 0, 1)
  const sleepers = new Set<{ dueAt: number; wake: () => void }>()
  return {
    now: () => now,
    timers: () => sleepers.size,
    sleep(delayMs, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason)
          return
        }
        const onAbort = () => {
          sleepers.delete(sleeper)
          reject(signal?.reason)
        }
        const sleeper = {
          dueAt: now + delayMs,
          wake() {
            sleepers.delete(sleeper)
            signal?.removeEventListener('abort', onAbort)
            resolve()
          },
        }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', onAbort)
      })
    },
    async pass(ms) {
      const until = now + ms
      for (;;) {
        await settle()
        let next: { dueAt: number; wake: () => void } | undefined
        for (const sleeper of sleepers) if (!next || sleeper.dueAt < next.dueAt) next = sleeper
        if (!next || next.dueAt > until) break
        now = next.dueAt
        next.wake()
      }
      now = until
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < settleTurns; turn++) await new Promise(setImmediate)
}
