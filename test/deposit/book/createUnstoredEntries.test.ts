import { createManualClock } from '@causeway/sandbox/simulated'
import { expect, it } from 'vitest'
import { createUnstoredEntries } from '../../../src/deposit/book/createUnstoredEntries.ts'
import { flushPromises } from '../../support/environment/waitForEngine.ts'
import { toSleepClock } from '../../support/environment/toSleepClock.ts'

/** Entries that storage refuses until the test lets it store them, and the seconds at which it was tried. */
function createRefused() {
  const clock = createManualClock(0)
  const tries: number[] = []
  const storage = { isFull: true }
  const unstored = createUnstoredEntries(toSleepClock(clock), async (id) => {
    tries.push(clock.now() / 1_000)
    if (!storage.isFull) unstored.delete(id)
  })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await clock.advance(1_000)
      await flushPromises()
    }
  }
  return { unstored, tries, storage, pass }
}

it('default: stores again after five seconds, with pauses that grow to a tenth of the time waited', async () => {
  const { unstored, tries, storage, pass } = createRefused()
  unstored.add('0x1')
  unstored.retry()
  unstored.retry()
  await pass(120)
  expect(tries.slice(0, 3)).toEqual([5, 10, 15])
  const pauses = tries.map((time, index) => time - (tries[index - 1] ?? 0))
  expect(Math.max(...pauses)).toBeGreaterThan(10)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  storage.isFull = false
  await pass(20)
  const { length } = tries
  await pass(60)
  expect(tries).toHaveLength(length)
})

it('behavior: starts again with an entry that is refused later', async () => {
  const { unstored, tries, storage, pass } = createRefused()
  let stored = 0
  const stop = unstored.onceStored(() => (stored += 1))
  unstored.add('0x1')
  unstored.retry()
  storage.isFull = false
  await pass(5)
  expect([tries, stored]).toEqual([[5], 1])
  unstored.add('0x2')
  unstored.retry()
  await pass(5)
  expect([tries, stored]).toEqual([[5, 10], 2])
  stop()
  unstored.add('0x3')
  unstored.retry()
  await pass(5)
  expect([tries, stored]).toEqual([[5, 10, 15], 2])
})
