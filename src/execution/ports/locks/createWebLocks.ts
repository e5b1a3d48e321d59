import { LocksError } from '../../../errors/execution.ts'
import { systemClock } from '../../../utils/time/clock.ts'
import { createLeaseLocks } from './createLeaseLocks.ts'
import { createMemoryLocks, type LockRelease, type Locks } from './locks.ts'

/**
 * How long a lock is waited for, in milliseconds: a lock that was just released isn't free at once, and slow machines take a while to grant
 * a free one.
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
            // At the first attempt, the holder may be this request itself, granted just after it timed out.
            if (attempt > 1 && (await isHeld(manager, name))) resolve(undefined)
            else if (attempt < maxAttempts) resolve(acquire(name, attempt + 1))
            else reject(new LocksError())
          } else if (isNamed(error, 'SecurityError')) resolve(fallback.acquire(name))
          else reject(error)
        })
        .catch(reject)
    })
  return { acquire: (name) => acquire(name) }
}

async function isHeld(manager: LockManager, name: string): Promise<boolean> {
  const { held = [] } = await manager.query()
  return held.some((lock) => lock.name === name)
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

/** Created with the first lock, so that storage isn't read earlier. */
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
    // On a server, or if the browser also refuses storage, locks work only within this page.
    return createMemoryLocks()
  }
}
