import { CausewayError } from '../../../errors/causewayError.ts'
import { LocksError } from '../../../errors/execution.ts'
import { withLimit, type Limited } from '../../../utils/time/withLimit.ts'
import { acquireLock } from './acquireLock.ts'
import type { Locks, LockRelease } from './locks.ts'

/** How long locks may take to answer, in milliseconds; then the page continues without a lock, or asks the user. */
export const lockLimitMs = 4_000

/**
 * Takes a lock, unless that takes too long or the signal aborts first. A lock that comes later is released.
 *
 * @returns undefined if someone else holds it.
 *
 * @throws {LocksError} if the locks fail, or don't answer in time.
 * @throws {JournalError | CallbackError} if the locks reject with one, which is more specific.
 */
export async function acquireInTime(
  { locks, ...limit }: Limited & { locks: Locks },
  name: string,
): Promise<LockRelease | undefined> {
  const acquiring = acquireLock(locks, name)
  let release: LockRelease | undefined
  try {
    release = await withLimit({ maxMs: lockLimitMs, ...limit }, acquiring, () => {
      throw new LocksError()
    })
    return release
  } catch (error) {
    throw error instanceof CausewayError ? error : new LocksError({ cause: error })
  } finally {
    if (!release) {
      acquiring.then(
        (late) => late?.(),
        () => {},
      )
    }
  }
}
