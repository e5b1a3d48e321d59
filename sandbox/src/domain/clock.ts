/** The current time and a scheduler. */
export interface SandboxClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `task` after `delayMs`; returns a function that cancels it. */
  schedule(task: () => void, delayMs: number): () => void
}

/** The real time. */
export function createSystemClock(): SandboxClock {
  return {
    now: () => Date.now(),
    schedule(task, delayMs) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
  }
}
