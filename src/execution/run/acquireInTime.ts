import type { Clock } from '../../utils/clock.ts'
import type { Locks, LockRelease } from '../ports/locks/locks.ts'
import { withLimit } from '../../utils/withLimit.ts'

/**
 * Takes a lock, unless that takes too long or the signal aborts first. One that comes later is given back.
 *
 * @returns undefined when it is not had.
 */
export async function acquireInTime(
  { clock, signal, locks }: { clock: Clock; signal: AbortSignal; locks: Locks },
  name: string,
): Promise<LockRelease | undefined> {
  const acquiring = locks.acquire(name)
  const release = await withLimit({ clock, signal }, acquiring, () => undefined)
  if (!release) {
    acquiring.then(
      (late) => late?.(),
      () => {},
    )
  }
  return release
}
