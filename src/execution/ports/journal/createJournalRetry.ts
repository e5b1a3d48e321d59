import { growingPause, type PauseChainPollContext } from '../page/pauseChainPoll.ts'

/** First pause before a journal that couldn't be read or written is tried again, in milliseconds. */
const firstMs = 5_000

/** Reads or writes a journal and retries until that succeeds, with growing pauses, and whenever the user returns to the page. */
interface JournalRetry {
  /** Starts the retries, since a journal need not report changes; returns a function that ends them. */
  open(): () => void
  /** Runs the task, and retries it if it fails. */
  run(): Promise<void>
  /** Starts the retries if the last attempt failed. */
  retryLater(): void
}

export function createJournalRetry(
  ports: Omit<PauseChainPollContext, 'signal'>,
  task: () => Promise<void>,
  { getState }: { getState(): { error: unknown } },
): JournalRetry {
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
        await task()
      }
    } finally {
      // Cleared in the same turn as the last check, so that a later failure starts another retry.
      if (retrying === signal) retrying = undefined
    }
  }

  function retryLater(): void {
    if (!controller || !hasFailed()) return
    const { signal } = controller
    if (retrying !== signal) retry(signal).catch(() => {})
  }

  return {
    open() {
      const opened = new AbortController()
      controller = opened
      return () => opened.abort()
    },
    retryLater,
    async run() {
      await task()
      retryLater()
    },
  }
}
