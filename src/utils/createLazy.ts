/** What comes in a file of its own, kept for everyone who needs it. */
export interface Lazy<value> {
  /** Gives it, and asks for it first where it has not come yet; anew when it did not come. */
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
  let loading: Promise<value> | undefined

  async function loadOnce(): Promise<value> {
    try {
      const value = await load()
      kept = { value }
      for (const listener of listeners) listener(value)
      listeners.clear()
      return value
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    load: () => (loading ??= loadOnce()),
    onLoad(listener) {
      if (kept) listener(kept.value)
      else listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
