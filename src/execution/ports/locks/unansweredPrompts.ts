import type { LockRelease } from './locks.ts'

/**
 * Prompts that were left while the wallet still showed them. Each keeps its lock, so that no other tab prompts beside it, until the wallet
 * answers or the user lets this page prompt anyway.
 */
export interface UnansweredPrompts {
  has(lock: string): boolean
  /** Gives the lock to whoever prompts next. */
  take(lock: string): LockRelease | undefined
  keep(lock: string, release: LockRelease, answer: Promise<unknown>): void
}

export function createUnansweredPrompts(): UnansweredPrompts {
  const left = new Map<string, LockRelease>()
  return {
    has: (lock) => left.has(lock),
    take(lock) {
      const release = left.get(lock)
      left.delete(lock)
      return release
    },
    keep(lock, release, answer) {
      left.set(lock, release)
      const end = () => {
        if (left.get(lock) !== release) return
        left.delete(lock)
        release()
      }
      answer.then(end, end)
    },
  }
}
