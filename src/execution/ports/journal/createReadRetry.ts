import { growingPause, type PauseChainPollContext } from '../page/pauseChainPoll.ts'

/** First pause before a journal that couldn't be read is read again, in milliseconds. */
const firstMs = 5_000

/** Reads a journal, and again until that succeeds: ever more rarely, and whenever the user returns to the page. */
interface ReadRetry {
  /** Lets it read again by itself, since a journal need not tell of changes; returns a function that ends that. */
  open(): () => void
  read(): Promise<void>
}

export function createReadRetry(
  ports: Omit<PauseChainPollContext, 'signal'>,
  read: () => Promise<void>,
  { getState }: { getState(): { error: unknown } },
): ReadRetry {
  let controller: AbortController | undefined
  /** Signal of the current retry. */
  let retrying: AbortSignal | undefined
  const hasFailed = () => getState().error !== undefined

  async function retry(signal: AbortSignal): Promise<void> {
    retrying = signal
    const pause = growingPause({ ...ports, signal })
    try {
      while (hasFailed()) {
        await pause(firstMs)
        await read()
      }
    } finally {
      // In the same turn as the last check: a read that fails after it begins another retry.
      if (retrying === signal) retrying = undefined
    }
  }

  return {
    open() {
      const opened = new AbortController()
      controller = opened
      return () => opened.abort()
    },
    async read() {
      await read()
      if (!controller || !hasFailed()) return
      const { signal } = controller
      if (retrying !== signal) retry(signal).catch(() => {})
    },
  }
}
