import { CallbackError } from '../../../errors/execution.ts'
import { callIsolated } from '../../../utils/events/reportException.ts'
import type { LockRelease, Locks } from './locks.ts'

/**
 * Takes a lock of the page. Releasing it never fails: by then a transaction may have been sent, and the page's exception, which is reported,
 * says nothing about that.
 *
 * @returns undefined when someone else holds it.
 *
 * @throws {CallbackError} if the page's locks return something else than a function that releases.
 * @throws what they reject with.
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
    // One that can't say it isn't trusted.
    isHeld: isHeld && (() => callIsolated(isHeld) === true),
  })
}
