import { Refusal } from '../refusal.ts'

interface Deadline {
  timeoutMs: number
  /** Aborts when the caller disconnects; some workers give requests no signal. */
  signal: AbortSignal | null | undefined
}

/** Runs `work` until it ends, its time is up or the caller has disconnected, whichever comes first. */
export function withDeadline<result>(
  { timeoutMs, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<result>,
): Promise<result> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const stop = (refusal: Refusal) => {
      reject(refusal)
      controller.abort(refusal)
    }
    const onAbort = () => stop(new Refusal('CALLER_GONE', 'The caller hung up.'))
    if (signal?.aborted) {
      onAbort()
      return
    }
    const onTimeout = () => stop(new Refusal('REQUEST_TIMED_OUT', `No answer within ${timeoutMs} ms.`))
    const timer = setTimeout(onTimeout, timeoutMs)
    signal?.addEventListener('abort', onAbort, { once: true })
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      })
  })
}
