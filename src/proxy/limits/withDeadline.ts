import { raceAbort } from '../../utils/time/raceAbort.ts'
import { Refusal } from '../refusal.ts'

interface Deadline {
  timeoutMs: number
  /** Aborts when the caller disconnects; some workers give requests no signal. */
  signal: AbortSignal | null | undefined
}

/** Runs `work` until it ends, its time is up or the caller has disconnected, whichever comes first. */
export async function withDeadline<result>(
  { timeoutMs, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<result>,
): Promise<result> {
  // Not `AbortSignal.timeout`, whose timer would outlive the answer.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const ended = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal
  try {
    ended.throwIfAborted()
    return await raceAbort(work(ended), ended)
  } catch (error) {
    if (signal?.aborted) throw new Refusal('CALLER_GONE', 'The caller hung up.')
    if (ended.aborted) throw new Refusal('REQUEST_TIMED_OUT', `No answer within ${timeoutMs} ms.`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
