interface Deadline {
  /** Aborts when the time is up, or when the given signal does. */
  signal: AbortSignal
  /** Whether the time is up. */
  isOver: () => boolean
  /** Ends the timer. */
  clear: () => void
}

/** Starts a time limit that the caller may also end earlier. Not `AbortSignal.timeout`, whose timer would outlive the work. */
export function startDeadline({
  timeoutMs,
  signal,
}: {
  timeoutMs: number
  signal: AbortSignal | null | undefined
}): Deadline {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  return {
    signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    isOver: () => timeout.signal.aborted,
    clear: () => clearTimeout(timer),
  }
}
