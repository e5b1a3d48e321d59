/** Lets only one of several tabs do something at a time. */
export interface Locks {
  /**
   * Takes a lock, if it is free, until the returned function is called or the page ends.
   *
   * @returns undefined when someone else holds it. Rejects when that can't be determined, with a `JournalError` if nothing can be stored.
   */
  acquire(name: string): Promise<LockRelease | undefined>
}

/** Releases a lock. */
export interface LockRelease {
  (): void
  /** Whether the lock is still held, without interruption. @default always: most locks can't be lost */
  isHeld?: (() => boolean) | undefined
}

/** Locks within one page, for servers and tests. */
export function createMemoryLocks(): Locks {
  const held = new Set<string>()
  return {
    async acquire(name) {
      if (held.has(name)) return undefined
      held.add(name)
      return () => held.delete(name)
    },
  }
}
