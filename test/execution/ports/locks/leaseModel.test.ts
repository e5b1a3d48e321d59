import { createManualClock, type ManualClock } from '@causeway/sandbox/simulated'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLeaseLocks, objectionMs } from '../../../../src/execution/ports/locks/createLeaseLocks.ts'
import { leaseMs } from '../../../../src/execution/ports/locks/leases.ts'
import type { Locks, LockRelease } from '@causeway/react/execution'
import { caseCount } from '../../../support/runner/caseCount.ts'

/** How long a tab may take to hear of what another one has stored, in milliseconds. */
const hearingMs = 60

/** Several tabs over one storage, and one clock that is set forth and back. */
interface World {
  clock: ManualClock
  tabs: Tab[]
  /** What the machine's clock is ahead of the time that passes. */
  aheadMs: number
  stored: Map<string, string>
  /** Wallet prompts that are open, by the tab that opened them. */
  open: Set<Tab>
  hasTwo: boolean
}

interface Tab {
  locks: Locks
  listeners: Set<() => void>
  isFull: boolean
  isDead: boolean
  isFrozen: boolean
  /** What is to happen once it is frozen no more. */
  waiting: (() => void)[]
}

function createWorld(): World {
  const clock = createManualClock()
  const world: World = { clock, tabs: [], aheadMs: 0, stored: new Map(), open: new Set(), hasTwo: false }
  world.tabs.push(...[0, 1].map(() => openTab(world)))
  return world
}

function openTab(world: World): Tab {
  const { clock, stored } = world
  const tab: Tab = {
    // One cast: set below, before anybody reads it.
    locks: {} as Locks,
    listeners: new Set(),
    isFull: false,
    isDead: false,
    isFrozen: false,
    waiting: [],
  }
  tab.locks = createLeaseLocks({
    clock: {
      now: () => clock.now() + world.aheadMs,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          const cancel = clock.schedule(() => act(tab, resolve), ms)
          signal?.addEventListener('abort', () => {
            cancel()
            reject(signal.reason)
          })
        }),
    },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem(key, value) {
        if (tab.isFull) throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, value)
        tellOthers(world, tab)
      },
      removeItem(key) {
        if (stored.delete(key)) tellOthers(world, tab)
      },
      keys: () => [...stored.keys()],
      subscribe(listener) {
        tab.listeners.add(listener)
        return () => tab.listeners.delete(listener)
      },
    },
  })
  return tab
}

/** Does what a tab is to do: later when it is frozen, never when it is dead. */
function act(tab: Tab, task: () => void): void {
  if (tab.isDead) return
  if (tab.isFrozen) tab.waiting.push(task)
  else task()
}

function tellOthers({ clock, tabs }: World, teller: Tab): void {
  for (const tab of tabs) {
    if (tab === teller) continue
    clock.schedule(
      () => act(tab, () => Array.from(tab.listeners).forEach((listener) => listener())),
      hearingMs,
    )
  }
}

/** Prepares for a while, then asks the wallet for a while, as `prompt` does. */
async function ask(world: World, tab: Tab, prepareMs: number, openMs: number): Promise<void> {
  const pause = (ms: number) =>
    new Promise<void>((resolve) => world.clock.schedule(() => act(tab, resolve), ms))
  let release: LockRelease | undefined
  try {
    release = await tab.locks.acquire('a')
  } catch {
    return
  }
  if (!release) return
  await pause(prepareMs)
  if (release.isHeld?.() !== false) {
    world.open.add(tab)
    world.hasTwo ||= world.open.size > 1
    await pause(openMs)
    world.open.delete(tab)
  }
  release()
}

function freeze(world: World, tab: Tab, ms: number): void {
  // While its prompt is open nothing could be done about a tab that hears nothing.
  if (world.open.has(tab) || tab.isFrozen) return
  tab.isFrozen = true
  world.clock.schedule(() => {
    tab.isFrozen = false
    for (const task of tab.waiting.splice(0)) act(tab, task)
  }, ms)
}

function kill(world: World, at: number): void {
  const [dead] = world.tabs.splice(at, 1, openTab(world))
  if (!dead) return
  dead.isDead = true
  world.open.delete(dead)
}

const at = fc.nat({ max: 1 })
const ms = fc.constantFrom(0, 100, 3_000, 14_000)
const jump = fc.constantFrom(-86_400_000, -60_000, -5_000, 0, 9_000, 11_000, 86_400_000)

/** What happens, each with the time that passes before the next. */
const happening: fc.Arbitrary<{ name: string; happen: (world: World) => void; passMs: number }> = fc.oneof(
  ...[
    fc.tuple(at, ms, ms).map(([tab, prepareMs, openMs]) => ({
      name: `tab ${tab} asks after ${prepareMs} ms for ${openMs} ms`,
      happen: (world: World) => void ask(world, world.tabs[tab] as Tab, prepareMs, openMs),
    })),
    at.map((tab) => ({
      name: `tab ${tab} clears the storage`,
      happen(world: World) {
        world.stored.clear()
        tellOthers(world, world.tabs[tab] as Tab)
      },
    })),
    jump.map((by) => ({
      name: `the clock jumps by ${by} ms`,
      happen(world: World) {
        world.aheadMs += by
      },
    })),
    fc.tuple(at, fc.boolean()).map(([tab, isFull]) => ({
      name: `tab ${tab} ${isFull ? 'can store nothing' : 'can store again'}`,
      happen(world: World) {
        ;(world.tabs[tab] as Tab).isFull = isFull
      },
    })),
    fc.tuple(at, ms).map(([tab, freezeMs]) => ({
      name: `tab ${tab} is frozen for ${freezeMs} ms`,
      happen: (world: World) => freeze(world, world.tabs[tab] as Tab, freezeMs),
    })),
    at.map((tab) => ({ name: `tab ${tab} dies`, happen: (world: World) => kill(world, tab) })),
  ].map((kind) =>
    fc
      .tuple(kind, ms)
      .map(([what, passMs]) => ({ ...what, passMs, toString: () => `${what.name}, ${passMs} ms` })),
  ),
)

it('property: two prompts are never open, and nobody is blocked for longer than a lease', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 12, size: 'max' }),
      jump,
      async (happenings, lastJump) => {
        const world = createWorld()
        for (const { happen, passMs } of happenings) {
          happen(world)
          await world.clock.advance(passMs)
          expect(world.hasTwo).toBe(false)
        }
        await world.clock.advance(120_000)
        expect(world.hasTwo).toBe(false)
        // Whatever the dead have left.
        for (const tab of world.tabs) void ask(world, tab, 0, 60_000)
        await world.clock.advance(3_000)
        for (const index of world.tabs.keys()) kill(world, index)
        world.aheadMs += lastJump
        const [heir] = world.tabs
        let release: LockRelease | undefined
        for (let waited = 0; !release; waited += 1_000) {
          expect(waited).toBeLessThanOrEqual(leaseMs + 2_000)
          const acquiring = (heir as Tab).locks.acquire('a')
          await world.clock.advance(objectionMs)
          release = await acquiring
          await world.clock.advance(1_000 - objectionMs)
        }
      },
    ),
    { numRuns: caseCount(250) },
  )
})

it('behavior: who was frozen until its lease went to another tab does not ask', async () => {
  const world = createWorld()
  const [one, other] = world.tabs as [Tab, Tab]
  void ask(world, one, 1_000, 60_000)
  await world.clock.advance(500)
  freeze(world, one, 15_000)
  await world.clock.advance(11_000)
  void ask(world, other, 0, 60_000)
  await world.clock.advance(1_000)
  expect([...world.open]).toEqual([other])
  await world.clock.advance(10_000)
  expect([...world.open]).toEqual([other])
})

it('behavior: who asks the wallet and can store nothing keeps others off all the same', async () => {
  const world = createWorld()
  const [one, other] = world.tabs as [Tab, Tab]
  void ask(world, one, 0, 60_000)
  await world.clock.advance(500)
  one.isFull = true
  world.stored.clear()
  void ask(world, other, 0, 60_000)
  await world.clock.advance(5_000)
  expect([...world.open]).toEqual([one])
})
