import { createManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { createMemoryLocks, type LockRelease, type Locks } from '@causeway/react/execution'
import { acquireInTime } from '../../../../src/execution/ports/locks/acquireInTime.ts'
import { toSleepClock } from '../../../support/environment/toSleepClock.ts'

/** Locks that answer when the test says so. */
function slowLocks() {
  const answer = Promise.withResolvers<LockRelease | undefined>()
  const names: string[] = []
  const locks: Locks = { acquire: (name) => (names.push(name), answer.promise) }
  const manual = createManualClock(0)
  const controller = new AbortController()
  const limit = { locks, clock: toSleepClock(manual), signal: controller.signal }
  let released = 0
  const release = () => {
    released += 1
  }
  return { answer, names, limit, manual, controller, release, timesReleased: () => released }
}

const finishTurn = () => new Promise(setImmediate)

describe('acquireInTime', () => {
  it('default: acquires and keeps the lock of that name', async () => {
    const { answer, names, limit, release, timesReleased } = slowLocks()
    const acquiring = acquireInTime(limit, 'a')
    answer.resolve(release)
    const acquired = await acquiring
    await finishTurn()
    expect([names, timesReleased()]).toEqual([['a'], 0])
    acquired?.()
    expect(timesReleased()).toBe(1)
  })

  it('behavior: releases a lock that comes too late', async () => {
    const { answer, limit, manual, release, timesReleased } = slowLocks()
    const acquiring = acquireInTime(limit, 'a')
    const told = expect(acquiring).rejects.toMatchObject({ name: 'LocksError' })
    await manual.advance(4_000)
    await told
    answer.resolve(release)
    await finishTurn()
    expect(timesReleased()).toBe(1)
  })

  it('behavior: releases a lock that comes after it was left', async () => {
    const { answer, limit, controller, release, timesReleased } = slowLocks()
    const acquiring = acquireInTime(limit, 'a')
    controller.abort()
    await expect(acquiring).rejects.toMatchObject({ name: 'LocksError' })
    answer.resolve(release)
    await finishTurn()
    expect(timesReleased()).toBe(1)
  })

  it('behavior: gives no lock that another holder has, whether the answer is quick or slow', async () => {
    const locks = createMemoryLocks()
    const { limit } = slowLocks()
    await locks.acquire('a')
    expect(await acquireInTime({ ...limit, locks }, 'a')).toBeUndefined()
    const { answer, limit: slow, manual } = slowLocks()
    const acquiring = acquireInTime(slow, 'a')
    await manual.advance(3_999)
    answer.resolve(undefined)
    expect(await acquiring).toBeUndefined()
  })

  it('error: rejects when locks fail in time, and ignores those that fail late', async () => {
    const refusal = new DOMException('denied', 'InvalidStateError')
    const { answer, limit } = slowLocks()
    const acquiring = acquireInTime(limit, 'a')
    answer.reject(refusal)
    await expect(acquiring).rejects.toMatchObject({ name: 'LocksError', cause: refusal })
    const late = slowLocks()
    const told = expect(acquireInTime(late.limit, 'a')).rejects.toMatchObject({ name: 'LocksError' })
    await late.manual.advance(4_000)
    late.answer.reject(refusal)
    // An unhandled rejection fails the run.
    await finishTurn()
    await told
  })
})
