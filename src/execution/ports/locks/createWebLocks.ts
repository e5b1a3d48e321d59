import { systemClock } from '../../../utils/time/clock.ts'
import { createLeaseLocks } from './createLeaseLocks.ts'
import { createMemoryLocks, type LockRelease, type Locks } from './locks.ts'

/**
 * A lock that was just given back is not free at once, and a free one is not had at once where the machine is slow. It is
 * waited for this long, in milliseconds.
 */
const timeoutMs = 1_000

/** How often a free lock is requested: a busy machine may take more than a second to grant it. */
const maxAttempts = 3

/**
 * Locks across all tabs of a site. Uses the Web Locks API; if the browser lacks or denies it, as in a sandboxed frame, leases in
 * local storage; without both, locks within the page.
 */
export function createWebLocks(): Locks {
  const fallback = fallbackLocks()
  const manager = lockManager()
  if (!manager) return fallback
  const acquire = (name: string, attempt = 1): Promise<LockRelease | undefined> =>
    new Promise((resolve, reject) => {
      manager
        .request(
          name,
          { signal: AbortSignal.timeout(timeoutMs) },
          // Held until this promise settles.
          () => new Promise<void>((release) => resolve(release)),
        )
        .catch(async (error: unknown) => {
          if (isNamed(error, 'TimeoutError', 'AbortError')) {
            // The first time, the holder may be this very request, given what it no longer waits for.
            const isOver = attempt >= maxAttempts || (attempt > 1 && (await isHeld(manager, name)))
            resolve(isOver ? undefined : acquire(name, attempt + 1))
          } else if (isNamed(error, 'SecurityError')) resolve(fallback.acquire(name))
          else reject(error)
        })
    })
  return { acquire: (name) => acquire(name) }
}

/** Where the browser does not tell, a lock that was not given is taken for held. */
async function isHeld(manager: LockManager, name: string): Promise<boolean> {
  try {
    const { held = [] } = await manager.query()
    return held.some((lock) => lock.name === name)
  } catch {
    return true
  }
}

function lockManager(): LockManager | undefined {
  try {
    return typeof navigator === 'undefined' ? undefined : navigator.locks
  } catch {
    return undefined
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name)
}

/** Made with the first lock: until then nothing is read of storage. */
function fallbackLocks(): Locks {
  let locks: Locks | undefined
  return { acquire: async (name) => (locks ??= createFallback()).acquire(name) }
}

function createFallback(): Locks {
  try {
    const { localStorage } = window
    return createLeaseLocks({
      storage: {
        getItem: (key) => localStorage.getItem(key),
        setItem: (key, value) => localStorage.setItem(key, value),
        removeItem: (key) => localStorage.removeItem(key),
        keys: () => Object.keys(localStorage),
        subscribe(listener) {
          window.addEventListener('storage', listener)
          return () => window.removeEventListener('storage', listener)
        },
      },
      clock: systemClock,
    })
  } catch {
    // A server, or a browser that refuses storage as well, has only this page.
    return createMemoryLocks()
  }
}
