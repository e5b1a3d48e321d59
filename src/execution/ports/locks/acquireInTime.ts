import { withLimit, type Limited } from '../../../utils/time/withLimit.ts'
import type { Locks, LockRelease } from './locks.ts'

/** How long a lock may take that no prompt waits for, in milliseconds: the page goes on without it. */
export const lockLimitMs = 4_000

/**
 * Takes a lock, unless that takes too long or the signal aborts first. One that comes later is given back.
 *
 * @returns undefined when it is not had.
 */
export async function acquireInTime(
  { locks, ...limit }: Limited & { locks: Locks },
  name: string,
): Promise<LockRelease | undefined> {
  const acquiring = locks.acquire(name)
  const release = await withLimit(limit, acquiring, () => undefined)
  if (!release) {
    acquiring.then(
      (late) => late?.(),
      () => {},
    )
  }
  return release
}
