/** What comes in a file of its own, kept for everyone who needs it. */
export interface Lazy<value> {
  /** Gives it, and asks for it first where it has not come yet: anew each time while it does not come. */
  load(): Promise<value>
  /**
   * Calls with it once, when it comes; at once when it is here.
   *
   * @returns what ends this.
   */
  onLoad(listener: (value: value) => void): () => void
}

export function createLazy<value>(load: () => Promise<value>): Lazy<value> {
  const listeners = new Set<(value: value) => void>()
  let kept: { value: value } | undefined

  return {
    async load() {
      if (!kept) {
        const value = await load()
        kept = { value }
        for (const listener of listeners) listener(value)
        listeners.clear()
      }
      return kept.value
    },
    onLoad(listener) {
      if (kept) listener(kept.value)
      else listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
