import { systemClock } from '../../../utils/clock.ts'
import { leaseLocks } from './leaseLocks.ts'
import { memoryLocks, type Locks } from './locks.ts'

/**
 * A lock that was just given back is not free at once, and a free one is not had at once where the machine is slow. It is
 * waited for this long, in milliseconds.
 */
const patienceMs = 1_000

/**
 * Locks over all tabs of a site, by the Web Locks API; by leases in local storage where the browser has none, and
 * within the page where there is neither.
 */
export function webLocks(): Locks {
  const manager = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!manager) return fallbackLocks()
  return {
    acquire: (name) =>
      new Promise((resolve, reject) => {
        manager
          .request(
            name,
            { signal: AbortSignal.timeout(patienceMs) },
            // Held until this promise settles.
            () => new Promise<void>((release) => resolve(release)),
          )
          .catch((error: unknown) => (isTimeout(error) ? resolve(undefined) : reject(error)))
      }),
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
}

/** Made with the first lock: until then nothing is read of storage. */
function fallbackLocks(): Locks {
  let locks: Locks | undefined
  return { acquire: async (name) => (locks ??= createFallback()).acquire(name) }
}

function createFallback(): Locks {
  try {
    return leaseLocks({ storage: window.localStorage, clock: systemClock })
  } catch {
    // A server, or a browser that refuses storage as well, has only this page.
    return memoryLocks()
  }
}
