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
interface Browser {
  clock: ManualClock
  tabs: Tab[]
  /** How far the machine's clock is ahead of real time. */
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
  /** What happens once the tab is no longer frozen. */
  waiting: (() => void)[]
}

function createBrowser(): Browser {
  const clock = createManualClock()
  const browser: Browser = { clock, tabs: [], aheadMs: 0, stored: new Map(), open: new Set(), hasTwo: false }
  browser.tabs.push(...[0, 1].map(() => openTab(browser)))
  return browser
}

function openTab(browser: Browser): Tab {
  const { clock, stored } = browser
  const tab: Tab = {
    // One cast: set below, before it is read.
    locks: {} as Locks,
    listeners: new Set(),
    isFull: false,
    isDead: false,
    isFrozen: false,
    waiting: [],
  }
  tab.locks = createLeaseLocks({
    clock: {
      now: () => clock.now() + browser.aheadMs,
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
        tellOthers(browser, tab)
      },
      removeItem(key) {
        if (stored.delete(key)) tellOthers(browser, tab)
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

function tellOthers({ clock, tabs }: Browser, teller: Tab): void {
  for (const tab of tabs) {
    if (tab === teller) continue
    clock.schedule(
      () => act(tab, () => Array.from(tab.listeners).forEach((listener) => listener())),
      hearingMs,
    )
  }
}

/** Prepares for a while, then asks the wallet for a while, as `prompt` does. */
async function ask(browser: Browser, tab: Tab, prepareMs: number, openMs: number): Promise<void> {
  const pause = (ms: number) =>
    new Promise<void>((resolve) => browser.clock.schedule(() => act(tab, resolve), ms))
  let release: LockRelease | undefined
  try {
    release = await tab.locks.acquire('a')
  } catch {
    return
  }
  if (!release) return
  await pause(prepareMs)
  if (release.isHeld?.() !== false) {
    browser.open.add(tab)
    browser.hasTwo ||= browser.open.size > 1
    await pause(openMs)
    browser.open.delete(tab)
  }
  release()
}

function freeze(browser: Browser, tab: Tab, ms: number): void {
  // While its prompt is open nothing could be done about a tab that hears nothing.
  if (browser.open.has(tab) || tab.isFrozen) return
  tab.isFrozen = true
  browser.clock.schedule(() => {
    tab.isFrozen = false
    for (const task of tab.waiting.splice(0)) act(tab, task)
  }, ms)
}

function kill(browser: Browser, at: number): void {
  const [dead] = browser.tabs.splice(at, 1, openTab(browser))
  if (!dead) return
  dead.isDead = true
  browser.open.delete(dead)
}

const at = fc.nat({ max: 1 })
const ms = fc.constantFrom(0, 100, 3_000, 14_000)
const jump = fc.constantFrom(-86_400_000, -60_000, -5_000, 0, 9_000, 11_000, 86_400_000)

/** The events, each with the time that passes before the next. */
const happening: fc.Arbitrary<{ name: string; happen: (browser: Browser) => void; passMs: number }> =
  fc.oneof(
    ...[
      fc.tuple(at, ms, ms).map(([tab, prepareMs, openMs]) => ({
        name: `tab ${tab} asks after ${prepareMs} ms for ${openMs} ms`,
        happen: (browser: Browser) => void ask(browser, browser.tabs[tab] as Tab, prepareMs, openMs),
      })),
      at.map((tab) => ({
        name: `tab ${tab} clears the storage`,
        happen(browser: Browser) {
          browser.stored.clear()
          tellOthers(browser, browser.tabs[tab] as Tab)
        },
      })),
      jump.map((by) => ({
        name: `the clock jumps by ${by} ms`,
        happen(browser: Browser) {
          browser.aheadMs += by
        },
      })),
      fc.tuple(at, fc.boolean()).map(([tab, isFull]) => ({
        name: `tab ${tab} ${isFull ? 'can store nothing' : 'can store again'}`,
        happen(browser: Browser) {
          ;(browser.tabs[tab] as Tab).isFull = isFull
        },
      })),
      fc.tuple(at, ms).map(([tab, freezeMs]) => ({
        name: `tab ${tab} is frozen for ${freezeMs} ms`,
        happen: (browser: Browser) => freeze(browser, browser.tabs[tab] as Tab, freezeMs),
      })),
      at.map((tab) => ({ name: `tab ${tab} dies`, happen: (browser: Browser) => kill(browser, tab) })),
    ].map((kind) =>
      fc
        .tuple(kind, ms)
        .map(([what, passMs]) => ({ ...what, passMs, toString: () => `${what.name}, ${passMs} ms` })),
    ),
  )

it('property: never opens two prompts, and blocks no tab for longer than a lease', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 12, size: 'max' }),
      jump,
      async (happenings, lastJump) => {
        const browser = createBrowser()
        for (const { happen, passMs } of happenings) {
          happen(browser)
          await browser.clock.advance(passMs)
          expect(browser.hasTwo).toBe(false)
        }
        await browser.clock.advance(120_000)
        expect(browser.hasTwo).toBe(false)
        // Whatever dead tabs have left.
        for (const tab of browser.tabs) void ask(browser, tab, 0, 60_000)
        await browser.clock.advance(3_000)
        for (const index of browser.tabs.keys()) kill(browser, index)
        browser.aheadMs += lastJump
        const [heir] = browser.tabs
        let release: LockRelease | undefined
        for (let waited = 0; !release; waited += 1_000) {
          expect(waited).toBeLessThanOrEqual(leaseMs + 2_000)
          const acquiring = (heir as Tab).locks.acquire('a')
          await browser.clock.advance(objectionMs)
          release = await acquiring
          await browser.clock.advance(1_000 - objectionMs)
        }
      },
    ),
    { numRuns: caseCount(250) },
  )
})

it('behavior: doesn’t prompt in a frozen tab after its lease went to another one', async () => {
  const browser = createBrowser()
  const [one, other] = browser.tabs as [Tab, Tab]
  void ask(browser, one, 1_000, 60_000)
  await browser.clock.advance(500)
  freeze(browser, one, 15_000)
  await browser.clock.advance(11_000)
  void ask(browser, other, 0, 60_000)
  await browser.clock.advance(1_000)
  expect([...browser.open]).toEqual([other])
  await browser.clock.advance(10_000)
  expect([...browser.open]).toEqual([other])
})

it('behavior: keeps others from prompting even if the holder can store nothing', async () => {
  const browser = createBrowser()
  const [one, other] = browser.tabs as [Tab, Tab]
  void ask(browser, one, 0, 60_000)
  await browser.clock.advance(500)
  one.isFull = true
  browser.stored.clear()
  void ask(browser, other, 0, 60_000)
  await browser.clock.advance(5_000)
  expect([...browser.open]).toEqual([one])
})
