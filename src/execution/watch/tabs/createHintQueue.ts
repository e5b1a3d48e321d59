import { RateLimitError } from '../../../errors/client.ts'
import { backoff } from '../../../utils/time/backoff.ts'
import type { Clock } from '../../../utils/time/clock.ts'

/** Shortest and longest pause between two polls, in milliseconds. */
const [minPauseMs, maxPauseMs] = [5_000, 60_000]

/** What a poll is to find out. */
export interface Hint {
  /** Another request may have taken the present one over. */
  isMoved: boolean
}

/** Collects hints of news. Hints that come before the next poll share it; none is dropped. */
export interface HintQueue {
  add(hint: Hint): void
  /** When it polled last, in milliseconds since the epoch; `-Infinity` before. */
  polledAt(): number
  stop(): void
}

/** Makes a queue that polls at most every five seconds, less often where polls fail, and one after the other. */
export function createHintQueue(
  { clock, signal }: { clock: Clock; signal: AbortSignal },
  poll: (hint: Hint) => Promise<void>,
): HintQueue {
  const controller = new AbortController()
  const ended = AbortSignal.any([signal, controller.signal])
  let isRunning = false
  let isQueued = false
  let isMoved = false
  let polledAt = -Infinity
  let failures = 0
  let retryAfterMs = 0

  async function run(): Promise<void> {
    while (isQueued) {
      const pauseMs = backoff({ firstMs: minPauseMs, maxMs: maxPauseMs }, failures)
      const minMs = Math.max(pauseMs, retryAfterMs)
      // A clock that was set back must not make the pause longer.
      const waitMs = Math.min(minMs, polledAt + minMs - clock.now())
      if (waitMs > 0) await clock.sleep(waitMs, ended)
      ended.throwIfAborted()
      const wasMoved = isMoved
      isQueued = isMoved = false
      polledAt = clock.now()
      await poll({ isMoved: wasMoved }).then(
        () => (failures = retryAfterMs = 0),
        (error: unknown) => {
          failures += 1
          retryAfterMs = (error instanceof RateLimitError ? error.retryAfterMs : undefined) ?? 0
        },
      )
    }
    isRunning = false
  }

  return {
    add(hint) {
      if (ended.aborted) return
      isQueued = true
      isMoved ||= hint.isMoved
      if (isRunning) return
      isRunning = true
      // Only a queue that was ended rejects.
      run().catch(() => {})
    },
    polledAt: () => polledAt,
    stop: () => controller.abort(),
  }
}
