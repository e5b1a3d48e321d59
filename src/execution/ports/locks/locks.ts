/** Lets one of several tabs do something at a time. */
export interface Locks {
  /**
   * Takes a lock, if nobody holds it, until the returned function is called or the page ends.
   *
   * @returns undefined when somebody else holds it.
   */
  acquire(name: string): Promise<(() => void) | undefined>
}

/** Locks of one page, for servers and tests. */
export function memoryLocks(): Locks {
  const held = new Set<string>()
  return {
    async acquire(name) {
      if (held.has(name)) return undefined
      held.add(name)
      return () => held.delete(name)
    },
  }
}
