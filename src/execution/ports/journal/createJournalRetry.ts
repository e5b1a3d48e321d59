import { growingPause, type PauseChainPollContext } from '../page/pauseChainPoll.ts'

/** First pause before a journal that couldn't be read is read again, in milliseconds. */
const firstMs = 5_000

/** Reads a journal and retries until that succeeds, with growing pauses, and whenever the user returns to the page. */
interface ReadRetry {
  /** Starts the retries, since a journal need not report changes; returns a function that ends them. */
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
      // Cleared in the same turn as the last check, so that a later failure starts another retry.
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
