import { createManualClock } from '@causeway/sandbox/simulated'
import { expect, it } from 'vitest'
import { pausePoll, type PausePollOptions } from '../../../../src/execution/ports/page/pausePoll.ts'
import { toSleepClock } from '../../../support/environment/toSleepClock.ts'

type Place = { isHidden?: boolean; isOffline?: boolean }

function begin(place: Place, options?: PausePollOptions) {
  const current = { isHidden: false, isOffline: false, ...place }
  const listeners = new Set<() => void>()
  const clock = createManualClock(0)
  const page = {
    isHidden: () => current.isHidden,
    isOffline: () => current.isOffline,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const ends: string[] = []
  pausePoll({ page, clock: toSleepClock(clock), signal: new AbortController().signal }, 5_000, options).then(
    (end) => ends.push(end),
    (error: unknown) => ends.push(String(error)),
  )
  const become = (change: Place) => {
    Object.assign(current, change)
    for (const listener of listeners) listener()
  }
  const advance = async (ms: number) => {
    await clock.advance(ms)
    await new Promise(setImmediate)
  }
  return { ends, become, advance, listeners }
}

it.each<[name: string, place: Place, options: PausePollOptions, end: string[]]>([
  ['in sight', {}, {}, ['slept']],
  ['hidden', { isHidden: true }, {}, ['slept']],
  ['hidden, where it waits for that', { isHidden: true }, { waitsWhileHidden: true }, []],
  ['without a network', { isOffline: true }, {}, []],
])('default: after the delay, %s', async (_name, place, options, end) => {
  const { ends, advance } = begin(place, options)
  await advance(4_999)
  expect(ends).toEqual([])
  await advance(1)
  expect(ends).toEqual(end)
})

it('behavior: ends early when the page returns, even if it was hidden during the pause', async () => {
  const { ends, become, advance, listeners } = begin({})
  become({ isHidden: true })
  await advance(1_000)
  expect(ends).toEqual([])
  become({ isHidden: false })
  await advance(0)
  expect(ends).toEqual(['returned'])
  expect(listeners.size).toBe(0)
})

it('behavior: waits for a network that is lost during the pause', async () => {
  const { ends, become, advance } = begin({})
  become({ isOffline: true })
  await advance(60_000)
  expect(ends).toEqual([])
  become({ isOffline: false })
  await advance(0)
  expect(ends).toEqual(['returned'])
})

it('parameters: untilWoken', async () => {
  const { ends, advance } = begin({ isOffline: true }, { untilWoken: () => Promise.resolve() })
  await advance(0)
  expect(ends).toEqual(['woken'])
})
