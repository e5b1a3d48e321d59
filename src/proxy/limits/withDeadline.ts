import { raceAbort } from '../../utils/time/raceAbort.ts'
import { startDeadline } from '../../utils/time/startDeadline.ts'
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
  const deadline = startDeadline({ timeoutMs, signal })
  try {
    deadline.signal.throwIfAborted()
    return await raceAbort(work(deadline.signal), deadline.signal)
  } catch (error) {
    if (signal?.aborted) throw new Refusal('CALLER_GONE', 'The caller closed the connection.')
    if (deadline.isOver()) throw new Refusal('REQUEST_TIMED_OUT', `No response within ${timeoutMs} ms.`)
    throw error
  } finally {
    deadline.clear()
  }
}
