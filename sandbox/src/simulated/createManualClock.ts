import { numberSchema } from '../domain/arguments/argumentSchemas.ts'
import { checkArgument } from '../domain/arguments/checkArgument.ts'
import type { SandboxClock } from '../domain/clock.ts'

/** A clock that only moves when told to. */
export interface ManualClock extends SandboxClock {
  /**
   * Moves the time forward and runs due tasks in order, each at its own time. Waits for tasks that return a promise, and for tasks that
   * they schedule within that time.
   */
  advance(ms: number): Promise<void>
}

/**
 * Creates a clock for tests and stories.
 *
 * @param startMs Milliseconds since the epoch. Default: the first of January 2026, UTC.
 *
 * @example
 * const clock = createManualClock()
 * const sandbox = createSimulatedSandbox({ clock })
 * await clock.advance(1500)
 *
 * @throws {InvalidArgumentError} when `startMs` is not a number.
 */
export function createManualClock(startMs = Date.UTC(2026, 0, 1)): ManualClock {
  checkArgument(startMs, { caller: 'createManualClock', argument: 'startMs', schema: numberSchema })
  let now = startMs
  const tasks = new Set<{ dueAt: number; run: () => unknown }>()
  return {
    now: () => now,
    schedule(run, delayMs) {
      const task = { dueAt: now + Math.max(0, delayMs), run }
      tasks.add(task)
      return () => {
        tasks.delete(task)
      }
    },
    async advance(ms) {
      const until = now + ms
      await settle()
      for (;;) {
        const [next] = [...tasks].filter(({ dueAt }) => dueAt <= until).toSorted((a, b) => a.dueAt - b.dueAt)
        if (!next) break
        tasks.delete(next)
        now = Math.max(now, next.dueAt)
        await next.run()
        await settle()
      }
      now = until
    },
  }
}

/** Lets resolved promises run their continuations, which may schedule further tasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < settleTurns; turn++) await Promise.resolve()
}

/** More than the longest chain of continuations in the sandbox. */
const settleTurns = 50
