/** Reads what is new on a chain, each item once, oldest first. */
export interface ChainReader<item> {
  readNext(): Promise<item[]>
}

export interface WatchChainParameters<item> {
  pollingIntervalMs: number
  onItem: (item: item) => void
  /** Called when a reading failed; the watch goes on and reads the same blocks again. */
  onError: (error: unknown) => void
}

/** Polls a reader; returns a function that stops it. */
export function watchChain<item>(
  reader: ChainReader<item>,
  { pollingIntervalMs, onItem, onError }: WatchChainParameters<item>,
): () => void {
  let ended = false
  let timer: NodeJS.Timeout | undefined

  async function poll(): Promise<void> {
    try {
      const items = await reader.readNext()
      for (const item of items) if (!ended) deliver(item)
    } catch (error) {
      if (!ended) onError(error)
    }
    if (!ended) timer = setTimeout(() => void poll(), pollingIntervalMs)
  }

  function deliver(item: item): void {
    try {
      onItem(item)
    } catch (error) {
      // Rethrown outside, so that a listener's error is seen but doesn't end the watch or skip other items.
      queueMicrotask(() => {
        throw error
      })
    }
  }

  void poll()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
