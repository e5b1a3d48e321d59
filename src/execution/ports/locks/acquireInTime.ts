import { withLimit, type Limited } from '../../../utils/time/withLimit.ts'
import { acquireLock } from './acquireLock.ts'
import type { Locks, LockRelease } from './locks.ts'

/** How long a lock may take that no prompt waits for, in milliseconds; the page then continues without it. */
export const lockLimitMs = 4_000

/**
 * Takes a lock, unless that takes too long or the signal aborts first. A lock that comes later is released.
 *
 * @param onLimit What happens then.
 * @returns undefined if the lock wasn't taken.
 */
export async function acquireInTime(
  { locks, ...limit }: Limited & { locks: Locks },
  name: string,
  onLimit = () => Promise.resolve<undefined>(undefined),
): Promise<LockRelease | undefined> {
  const acquiring = acquireLock(locks, name)
  let release: LockRelease | undefined
  try {
    release = await withLimit(limit, acquiring, onLimit)
    return release
  } finally {
    if (!release) {
      acquiring.then(
        (late) => late?.(),
        () => {},
      )
    }
  }
}
