import { rateLimitWaitMs } from '../../../errors/rateLimitWaitMs.ts'
import { backoff } from '../../../utils/time/backoff.ts'
import type { Clock } from '../../../utils/time/clock.ts'

/** Shortest and longest pause between two polls, in milliseconds. */
const [minPauseMs, maxPauseMs] = [5_000, 60_000]

/** What the next poll has to check. */
export interface Hint {
  /** Another request may have superseded the watched one. */
  isMoved: boolean
}

/** Collects hints that the status has changed. Hints that come before the next poll share it; none is dropped. */
interface HintQueue {
  add(hint: Hint): void
  /** When it polled last, in milliseconds since the epoch; undefined before. */
  polledAt(): number | undefined
  stop(): void
}

/** Creates a queue that polls at most every five seconds, less often after failures, and one poll at a time. */
export function createHintQueue(
  { clock, signal }: { clock: Clock; signal: AbortSignal },
  poll: (hint: Hint) => Promise<void>,
): HintQueue {
  const controller = new AbortController()
  const ended = AbortSignal.any([signal, controller.signal])
  let isRunning = false
  let isQueued = false
  let isMoved = false
  let polledAt: number | undefined
  let failures = 0
  let retryAfterMs = 0

  async function run(): Promise<void> {
    while (isQueued) {
      const pauseMs = backoff({ firstMs: minPauseMs, maxMs: maxPauseMs }, failures)
      const minMs = Math.max(pauseMs, retryAfterMs)
      // A clock that was set back must not make the pause longer.
      const waitMs = Math.min(minMs, (polledAt ?? -Infinity) + minMs - clock.now())
      if (waitMs > 0) await clock.sleep(waitMs, ended)
      ended.throwIfAborted()
      const wasMoved = isMoved
      isQueued = isMoved = false
      polledAt = clock.now()
      await poll({ isMoved: wasMoved }).then(
        () => (failures = retryAfterMs = 0),
        (error: unknown) => {
          failures += 1
          retryAfterMs = rateLimitWaitMs(error) ?? 0
        },
      )
    }
    isRunning = false
  }

  return {
    add(hint) {
      isQueued = true
      isMoved ||= hint.isMoved
      if (isRunning) return
      isRunning = true
      // It rejects only when the queue is stopped.
      run().catch(() => {})
    },
    polledAt: () => polledAt,
    stop: () => controller.abort(),
  }
}
