import type { LocalChain } from '@causeway/sandbox'

/** Time between looks at the nodes, in milliseconds. */
const intervalMs = 1_000

/** Rejects, naming the chain, when the node of one of them has ended; resolves when the signal aborts. */
export function untilNodeEnds(
  chains: readonly Pick<LocalChain, 'name' | 'pid'>[],
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setInterval(() => {
    const ended = chains.find(({ pid }) => !isRunning(pid))
    if (ended)
      reject(new Error(`the node of chain ${ended.name} has ended by itself, so everything else is stopped.`))
  }, intervalMs)
  if (signal.aborted) resolve()
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearInterval(timer))
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; it only asks whether it could be.
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
