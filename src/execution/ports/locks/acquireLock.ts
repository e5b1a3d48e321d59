import { CallbackError } from '../../../errors/execution.ts'
import { callIsolated } from '../../../utils/events/reportException.ts'
import type { LockRelease, Locks } from './locks.ts'

/**
 * Takes a lock of the page. Releasing it never throws: a transaction may have been sent by then, and the page's exception says nothing
 * about that, so it is only reported.
 *
 * @returns undefined when someone else holds it.
 *
 * @throws {CallbackError} if the page's locks don't return a release function.
 * @throws whatever the locks reject with.
 */
export async function acquireLock(locks: Locks, name: string): Promise<LockRelease | undefined> {
  const release = await locks.acquire(name)
  if (release === undefined || release === null) return undefined
  if (typeof release !== 'function') {
    const cause = new TypeError('`acquire` must resolve to a function or undefined.')
    throw new CallbackError({ option: 'locks.acquire', cause })
  }
  const isHeld = release.isHeld?.bind(release)
  return Object.assign(() => void callIsolated(release), {
    // A lock that can't tell whether it is held isn't trusted.
    isHeld: isHeld && (() => callIsolated(isHeld) === true),
  })
}
