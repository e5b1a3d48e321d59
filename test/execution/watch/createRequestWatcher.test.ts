import { createManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import {
  createMemoryLocks,
  type PageActivity,
  type WatchRequestHints,
  createRequestWatcher,
  type RequestWatcher,
  type StatusChannel,
} from '@causeway/react/execution'
import { requestStatuses } from '@causeway/react/schemas'
import { visiblePage } from '../../support/environment/createTestExecution.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import { toSleepClock } from '../../support/environment/toSleepClock.ts'
import { keepReported } from '../../support/runner/keepReported.ts'

const lock = 'causeway:watch:https://sandbox.invalid:0x1'

/** A provider whose status can be changed, and that counts its requests. */
function createService(word = 'waiting') {
  const service = {
    word,
    inTxHashes: [] as readonly string[],
    asked: 0,
    failures: [] as number[],
    isDown: false,
  }
  const client = clientOf(async () => {
    service.asked += 1
    if (service.isDown) {
      service.failures.push(service.asked)
      throw new TypeError('fetch failed')
    }
    return new Response(
      JSON.stringify({ status: service.word, inTxHashes: service.inTxHashes, updatedAt: service.asked }),
    )
  })
  return { service, client }
}

/** Lets promises run, and the time. */
async function advance(clock: ReturnType<typeof createManualClock>, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await new Promise(setImmediate)
    await clock.advance(500)
  }
  await new Promise(setImmediate)
}

/** The statuses that a tab's listener gets. */
function listenTo(tab: RequestWatcher): string[] {
  const heard: string[] = []
  tab.watch({
    requestId: '0x1',
    onStatus: ({ rawStatus: status }) => heard.push(status),
    onSuperseded: (successor) => heard.push(successor),
  })
  return heard
}

/** Tabs that share locks and a channel. */
function createTabs() {
  const clock = createManualClock()
  const locks = createMemoryLocks()
  const listeners = new Set<(message: unknown) => void>()
  const channel: StatusChannel = {
    post: (message) => {
      // A copy, as between tabs.
      for (const listener of listeners) listener(structuredClone(message))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { service, client } = createService()
  /** How far the device's clock is from the time that passes, in milliseconds. */
  const device = { offsetMs: 0 }
  const openTab = (page: PageActivity = visiblePage) =>
    createRequestWatcher(client, {
      clock: { ...toSleepClock(clock), now: () => clock.now() + device.offsetMs },
      random: () => 0.5,
      page,
      locks,
      channel,
    })
  /** Another tab's message, or any script's. */
  const tell = (message: unknown) => {
    for (const listener of listeners) listener(message)
  }
  return { clock, service, openTab, listeners, tell, locks, device }
}

describe('createRequestWatcher', () => {
  it('default: shares one poller among all listeners, until the request is over', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    const seen: string[][] = [[], [], []]
    for (const words of seen) {
      watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => words.push(status) })
    }
    await advance(clock, 3_000)
    const { asked } = service
    expect(asked).toBeLessThanOrEqual(4)
    service.word = 'success'
    await advance(clock, 2_000)
    for (const words of seen) expect(words.at(-1)).toBe('success')
    const { asked: atEnd } = service
    await advance(clock, 60_000)
    expect(service.asked).toBe(atEnd)
  })

  it('error: names an invalid argument', () => {
    const { client } = createService()
    const wrong = 5 as never
    expect(() => createRequestWatcher(wrong)).toThrow(/createRequestWatcher/)
    expect(() => createRequestWatcher(client, wrong)).toThrow(
      /createRequestWatcher.*options|options.*createRequestWatcher/s,
    )
    const { watch } = createTabs().openTab()
    const onStatus = () => {}
    expect(() => watch(wrong)).toThrow(/watch.*parameters|parameters.*watch/s)
    expect(() => watch({ requestId: '0x1' } as never)).toThrow(/onStatus/)
    expect(() => watch({ onStatus } as never)).toThrow(/requestId/)
    for (const field of ['requestId', 'path', 'getHints', 'onStatus', 'onUnavailable', 'onSuperseded']) {
      expect(() => watch({ requestId: '0x1', onStatus, [field]: wrong })).toThrow(
        new RegExp(`watch.*${field}|${field}.*watch`, 's'),
      )
    }
  })

  it('default: polls in one tab, and continues in another one when that tab is gone', async () => {
    const { clock, service, openTab } = createTabs()
    const seen: string[] = []
    const first = openTab().watch({ requestId: '0x1', onStatus: () => {} })
    openTab().watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => seen.push(status) })
    await advance(clock, 10_000)
    expect(service.asked).toBeLessThanOrEqual(12)
    expect(seen.length).toBeGreaterThan(0)
    first.stop()
    service.word = 'success'
    await advance(clock, 10_000)
    expect(seen.at(-1)).toBe('success')
  })

  it('behavior: stops polling when the last listener leaves', async () => {
    const { clock, service, openTab, listeners } = createTabs()
    const watcher = openTab()
    const [one, other] = [0, 1].map(() => watcher.watch({ requestId: '0x1', onStatus: () => {} }))
    await advance(clock, 2_000)
    one?.stop()
    const { asked } = service
    await advance(clock, 2_000)
    expect(service.asked).toBeGreaterThan(asked)
    other?.stop()
    const { asked: after } = service
    await advance(clock, 60_000)
    expect(service.asked).toBe(after)
    expect(listeners.size).toBe(0)
  })

  it('behavior: leaves nothing behind if it is stopped before the first request', async () => {
    const { clock, openTab } = createTabs()
    const watcher = openTab()
    watcher.watch({ requestId: '0x1', onStatus: () => {} }).stop()
    const seen: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => seen.push(status) })
    await advance(clock, 500)
    expect(seen).toEqual(['waiting'])
  })

  it('behavior: ignores a channel message that is not about this request', async () => {
    const { clock, service, openTab, tell, locks } = createTabs()
    await locks.acquire(lock)
    const heard = listenTo(openTab())
    await advance(clock, 500)
    for (const message of [
      null,
      'success',
      { requestId: '0x1' },
      { requestId: '0x1', status: { status: 5 } },
      { requestId: '0x2', status: { status: 'success' } },
    ]) {
      tell(message)
    }
    await advance(clock, 500)
    expect([heard, service.asked]).toEqual([[], 0])
  })

  it('error: passes on nothing of a forged message: neither words, networks, hashes nor reasons', async () => {
    const { clock, service, openTab, tell, locks } = createTabs()
    await locks.acquire(lock)
    const told: unknown[] = []
    openTab().watch({
      requestId: '0x1',
      onStatus: (status) => told.push(status),
      onUnavailable: (error) => told.push(error),
      onSuperseded: (successor) => told.push(successor),
    })
    await advance(clock, 500)
    const forged = {
      status: 'Send 1 ETH to claim.example',
      details: 'forged',
      failReason: 'forged',
      inTxHashes: ['forged'],
      txHashes: ['forged'],
      originChainId: 666,
      destinationChainId: 666,
      updatedAt: 666,
    }
    for (const status of [forged, { ...forged, status: 'depositing' }, { ...forged, status: 'submitted' }]) {
      tell({ requestId: '0x1', status, isUnavailable: true, successor: '666' })
      await advance(clock, 6_000)
    }
    // Each time the history, and the status.
    expect(service.asked).toBe(6)
    expect(told).toHaveLength(3)
    expect(JSON.stringify(told)).not.toMatch(/666|forged|claim/)
  })

  describe('a page in the background', () => {
    function createPage() {
      const listeners = new Set<() => void>()
      const state = { hidden: false, offline: false }
      return {
        page: {
          isHidden: () => state.hidden,
          isOffline: () => state.offline,
          subscribe(listener: () => void) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        set(change: Partial<typeof state>) {
          Object.assign(state, change)
          for (const listener of listeners) listener()
        },
      }
    }

    it('behavior: polls rarely, and at once when the page is visible again', async () => {
      const { clock, service, openTab } = createTabs()
      const { page, set } = createPage()
      openTab(page).watch({ requestId: '0x1', onStatus: () => {} })
      await advance(clock, 2_000)
      set({ hidden: true })
      await advance(clock, 2_000)
      const { asked } = service
      await advance(clock, 60_000)
      expect(service.asked - asked).toBeLessThanOrEqual(2)
      set({ hidden: false })
      const { asked: hidden } = service
      await advance(clock, 500)
      expect(service.asked).toBe(hidden + 1)
    })

    it('behavior: doesn’t poll offline, and once when the network is back', async () => {
      const { clock, service, openTab } = createTabs()
      const { page, set } = createPage()
      set({ offline: true })
      openTab(page).watch({ requestId: '0x1', onStatus: () => {} })
      await advance(clock, 2_000)
      const { asked } = service
      await advance(clock, 600_000)
      expect(service.asked).toBe(asked)
      set({ offline: false })
      await advance(clock, 500)
      expect(service.asked).toBe(asked + 1)
    })
  })

  it('behavior: polls for ten more minutes after a failure', async () => {
    const { clock, service, openTab } = createTabs()
    service.word = 'failure'
    const seen: string[] = []
    openTab().watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => seen.push(status) })
    await advance(clock, 5 * 60_000)
    service.word = 'refund'
    await advance(clock, 60_000)
    expect(seen.at(-1)).toBe('refund')
    service.word = 'failure'
    openTab().watch({ requestId: '0x2', onStatus: () => {} })
    await advance(clock, 12 * 60_000)
    const { asked } = service
    await advance(clock, 60 * 60_000)
    expect(service.asked).toBe(asked)
  })

  it('behavior: reports what a listener throws, and still notifies the others', async () => {
    const reported = keepReported()
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    const thrown = new RangeError('The page is broken.')
    const fail = () => {
      throw thrown
    }
    const seen: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: fail, onUnavailable: fail, getHints: fail })
    watcher.watch({
      requestId: '0x1',
      onStatus: ({ rawStatus: status }) => seen.push(status),
      onUnavailable: () => seen.push('unavailable'),
    })
    await advance(clock, 500)
    service.isDown = true
    await advance(clock, 2_000)
    service.isDown = false
    service.word = 'success'
    await advance(clock, 5_000)
    expect([seen[0], seen.at(-1)]).toEqual(['waiting', 'success'])
    expect(seen.filter((word) => word === 'unavailable')).toHaveLength(2)
    expect(reported.filter((error) => error === thrown).length).toBeGreaterThan(3)
  })

  it('behavior: polls in a second tab when the first tab can’t reach the provider', async () => {
    const { clock, service, openTab, tell, locks } = createTabs()
    await locks.acquire(lock)
    const heard: unknown[] = []
    openTab().watch({
      requestId: '0x1',
      onStatus: ({ rawStatus: status }) => heard.push(status),
      onUnavailable: (error) => heard.push(error),
    })
    await advance(clock, 500)
    const unavailable = { requestId: '0x1', isUnavailable: true }
    tell(unavailable)
    await advance(clock, 500)
    expect(heard).toEqual(['waiting'])
    service.isDown = true
    // The other tab fails each second, so this one polls less and less often.
    const looks: number[] = []
    for (let minute = 0; minute < 4; minute += 1) {
      const { asked } = service
      for (let second = 0; second < 60; second += 1) {
        tell(unavailable)
        await advance(clock, 1_000)
      }
      looks.push(service.asked - asked)
    }
    expect(heard.slice(1)).toMatchObject(service.failures.map(() => ({ name: 'NetworkError' })))
    expect(looks).toEqual([3, 1, 1, 1])
  })

  it('behavior: follows the request that superseded its own, as another tab reports it', async () => {
    const clock = createManualClock()
    const locks = createMemoryLocks()
    const listeners = new Set<(message: unknown) => void>()
    const channel: StatusChannel = {
      post: (message) => {
        for (const listener of listeners) listener(structuredClone(message))
      },
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    }
    const asked: string[] = []
    const client = clientOf(async (address) => {
      asked.push(new URL(String(address)).searchParams.get('requestId') ?? '')
      return new Response(JSON.stringify({ status: 'waiting' }))
    })
    const openTab = () =>
      createRequestWatcher(client, {
        clock: toSleepClock(clock),
        random: () => 0.5,
        page: visiblePage,
        locks,
        channel,
        findSuccessor: async (requestId) => (requestId === '0x1' ? '0x2' : undefined),
      })
    const heard: string[] = []
    const begin = () => ({
      requestId: '0x1',
      getHints: () => ({ sentAt: 0 }),
      onStatus: () => {},
      onSuperseded: (successor: string) => heard.push(successor),
    })
    const first = openTab().watch(begin())
    await advance(clock, 500)
    const second = openTab()
    second.watch(begin())
    await advance(clock, 120_000)
    expect(heard).toEqual(['0x2', '0x2'])
    // A later listener is notified as well.
    second.watch(begin())
    expect(heard).toEqual(['0x2', '0x2', '0x2'])
    first.stop()
    asked.length = 0
    await advance(clock, 30_000)
    expect(new Set(asked)).toEqual(new Set(['0x2']))
  })

  it('behavior: doesn’t ask the provider too often after the clock was set back', async () => {
    const { clock, service, openTab, device } = createTabs()
    const heard = listenTo(openTab())
    await advance(clock, 20 * 60_000)
    device.offsetMs = -60 * 60_000
    const before = service.asked
    await advance(clock, 10 * 60_000)
    expect(service.asked - before).toBeLessThan(30)
    service.word = 'success'
    await advance(clock, 60_000)
    expect(heard.at(-1)).toBe('success')
  })

  it('behavior: asks the history about a request that was sent before the clock was set back', async () => {
    const clock = createManualClock()
    const searched: string[] = []
    const watcher = createRequestWatcher(createService().client, {
      clock: toSleepClock(clock),
      random: () => 0.5,
      page: visiblePage,
      locks: createMemoryLocks(),
      channel: { post: () => {}, subscribe: () => () => {} },
      findSuccessor: async (requestId) => void searched.push(requestId),
    })
    const sentAt = clock.now() + 60 * 60_000
    watcher.watch({ requestId: '0x1', getHints: () => ({ sentAt }), onStatus: () => {} })
    await advance(clock, 10 * 60_000)
    expect(searched.length).toBeGreaterThan(0)
    expect(searched.length).toBeLessThan(15)
  })

  it('behavior: gives a new listener the known status at once', async () => {
    const { clock, openTab } = createTabs()
    const watcher = openTab()
    const early: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => early.push(status) })
    watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => early.push(status) })
    expect(early).toEqual([])
    await advance(clock, 500)
    const late: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => late.push(status) })
    expect(late).toEqual(['waiting'])
  })

  it('behavior: asks at once each time it is woken', async () => {
    const { clock, service, openTab } = createTabs()
    const watch = openTab().watch({
      requestId: '0x1',
      getHints: () => ({ sentAt: null }),
      onStatus: () => {},
    })
    await advance(clock, 0)
    for (const asked of [2, 3]) {
      watch.wake()
      await advance(clock, 0)
      expect(service.asked).toBe(asked)
    }
    await advance(clock, 4_500)
    expect(service.asked).toBe(3)
  })

  it.each<{ getHints?: () => WatchRequestHints }>([
    {},
    { getHints: () => ({}) },
    { getHints: () => ({ sentAt: undefined }) },
  ])('behavior: takes a hint from any listener that has one', async (other) => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    watcher.watch({ requestId: '0x1', getHints: () => ({ sentAt: null }), onStatus: () => {} })
    watcher.watch({ requestId: '0x1', onStatus: () => {}, ...other })
    await advance(clock, 4_500)
    expect(service.asked).toBe(1)
  })

  it('behavior: reports a failed request for the status to every listener that wants errors', async () => {
    const { clock, service, openTab } = createTabs()
    service.isDown = true
    const told: unknown[] = []
    const watcher = openTab()
    watcher.watch({ requestId: '0x1', onStatus: () => {} })
    watcher.watch({ requestId: '0x1', onStatus: () => {}, onUnavailable: (error) => told.push(error) })
    await advance(clock, 500)
    expect(told).toMatchObject([{ name: 'NetworkError' }])
  })

  it('behavior: polls several requests side by side, in one tab or two', async () => {
    const { clock, service, openTab } = createTabs()
    const [one, other] = [openTab(), openTab()]
    one.watch({ requestId: '0x1', onStatus: () => {} })
    one.watch({ requestId: '0x2', onStatus: () => {} })
    other.watch({ requestId: '0x3', onStatus: () => {} })
    await advance(clock, 0)
    expect(service.asked).toBe(3)
  })

  it('behavior: continues with one poller when a stopped request is watched again', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    const first = watcher.watch({ requestId: '0x1', onStatus: () => {} })
    await advance(clock, 500)
    first.stop()
    watcher.watch({ requestId: '0x1', onStatus: () => {} })
    first.stop()
    await advance(clock, 500)
    const { asked } = service
    // The running poller reports it, without another request.
    const words: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => words.push(status) })
    expect(words).toEqual(['waiting'])
    await advance(clock, 0)
    expect(service.asked).toBe(asked)
  })

  it('behavior: asks again for a request that was over', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    service.word = 'success'
    const words: string[] = []
    for (const asked of [1, 2]) {
      watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => words.push(status) })
      expect(words).toHaveLength(asked - 1)
      await advance(clock, 500)
      expect([words.length, service.asked]).toEqual([asked, asked])
    }
  })

  it('default: finds in the history who superseded a request, reports that to all listeners, and follows it', async () => {
    const clock = createManualClock()
    const lookups = new Set<string | null>()
    const client = clientOf(async (input) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      if (pathname === '/requests/v3') {
        const record = { id: '0x1', supersededByRequestId: '0x2', status: 'waiting', data: {} }
        return Response.json({ requests: [{ ...record, createdAt: '', updatedAt: '' }] })
      }
      lookups.add(searchParams.get('requestId'))
      return Response.json({ status: searchParams.get('requestId') === '0x1' ? 'waiting' : 'success' })
    })
    const watcher = createRequestWatcher(client, {
      clock: toSleepClock(clock),
      random: () => 0.5,
      page: visiblePage,
      locks: createMemoryLocks(),
      channel: { post: () => {}, subscribe: () => () => {} },
    })
    const successors: string[] = []
    const words: string[] = []
    const getHints = () => ({ sentAt: 0 })
    watcher.watch({ requestId: '0x1', getHints, onStatus: ({ rawStatus: status }) => words.push(status) })
    watcher.watch({
      requestId: '0x1',
      onStatus: () => {},
      onSuperseded: (successor) => successors.push(successor),
    })
    await advance(clock, 70_000)
    expect(successors).toEqual(['0x2'])
    expect([...lookups]).toEqual(['0x1', '0x2'])
    expect(words.at(-1)).toBe('success')
  })

  it('behavior: tells the other tabs each status, each error, and at once which request superseded it', async () => {
    const clock = createManualClock()
    const posted: unknown[] = []
    const signals: (AbortSignal | null | undefined)[] = []
    let asked = 0
    const client = clientOf(async (input, init) => {
      if (new URL(String(input)).pathname === '/requests/v3') {
        signals.push(init?.signal)
        return new Promise(() => {})
      }
      asked += 1
      if (asked === 2) throw new TypeError('fetch failed')
      return Response.json({ status: asked > 50 ? 'success' : 'waiting' })
    })
    const watch = (findSuccessor?: () => Promise<string | undefined>) =>
      createRequestWatcher(client, {
        clock: toSleepClock(clock),
        random: () => 0.5,
        page: visiblePage,
        locks: createMemoryLocks(),
        channel: { post: (message) => posted.push(message), subscribe: () => () => {} },
        findSuccessor,
      }).watch({ requestId: '0x1', getHints: () => ({ sentAt: 0 }), onStatus: () => {} })
    const told = watch(async () => (asked > 2 ? '0x2' : undefined))
    await advance(clock, 70_000)
    told.stop()
    const waiting = { requestId: '0x1', status: { status: 'waiting' } }
    expect(posted.slice(0, 2)).toMatchObject([waiting, { requestId: '0x1', isUnavailable: true }])
    const first = posted.findIndex((message) => (message as { successor?: string }).successor === '0x2')
    expect(posted[first]).toEqual({ requestId: '0x1', successor: '0x2' })
    expect(posted[first + 1]).toMatchObject({ ...waiting, successor: '0x2' })
    // Stopping cancels the request for the history.
    const left = watch()
    await advance(clock, 70_000)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    left.stop()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('error: polls even if a lock never answers', async () => {
    const { clock, service, client } = { clock: createManualClock(), ...createService() }
    const watcher = createRequestWatcher(client, {
      clock: toSleepClock(clock),
      random: () => 0.5,
      page: visiblePage,
      locks: { acquire: () => new Promise(() => {}) },
      channel: { post: () => {}, subscribe: () => () => {} },
    })
    const heard = listenTo(watcher)
    await advance(clock, 30_000)
    expect(service.asked).toBeGreaterThan(0)
    expect(heard.at(-1)).toBe(service.word)
  })

  it('behavior: polls in a browser that refuses locks', async () => {
    const clock = createManualClock()
    const { service, client } = createService('success')
    const watcher = createRequestWatcher(client, {
      clock: toSleepClock(clock),
      page: visiblePage,
      locks: { acquire: () => Promise.reject(new Error('denied')) },
      channel: { post: () => {}, subscribe: () => () => {} },
    })
    const words: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => words.push(status) })
    await advance(clock, 0)
    expect([words, service.asked]).toEqual([['success'], 1])
  })

  describe('a tab that listens to another one', () => {
    it.each(['success', 'refund'])(
      'behavior: stops when another tab reports %s and the provider confirms it',
      async (word) => {
        const { clock, service, openTab, listeners, locks } = createTabs()
        service.word = word
        const release = await locks.acquire(lock)
        const words: string[] = []
        openTab().watch({ requestId: '0x1', onStatus: ({ rawStatus: status }) => words.push(status) })
        await advance(clock, 500)
        expect(listeners.size).toBe(1)
        for (const listener of listeners) listener({ requestId: '0x1', status: { status: word } })
        expect(words).toEqual([])
        await advance(clock, 0)
        expect(words).toEqual([word])
        await advance(clock, 6_000)
        expect(listeners.size).toBe(0)
        release?.()
        await advance(clock, 20_000)
        expect(service.asked).toBe(1)
        expect(await locks.acquire(lock)).toBeDefined()
      },
    )

    it.each(requestStatuses.flatMap((known) => requestStatuses.map((told) => [known, told] as const)))(
      'error: only asks the provider, which says %s, when another tab reports %s',
      async (known, told) => {
        const { clock, service, openTab, tell, locks } = createTabs()
        service.word = known
        await locks.acquire(lock)
        const heard = listenTo(openTab())
        await advance(clock, 500)
        // However often it is reported, the provider is asked at its pace, and once more for the reports in between.
        for (let times = 0; times < 50; times++) tell({ requestId: '0x1', status: { status: told } })
        await advance(clock, 500)
        expect([heard, service.asked]).toEqual([[known], 1])
        for (let times = 0; times < 50; times++) tell({ requestId: '0x1', status: { status: told } })
        await advance(clock, 4_000)
        expect(service.asked).toBe(1)
        await advance(clock, 2_000)
        expect(new Set(heard)).toEqual(new Set([known]))
        expect(service.asked).toBe(known === 'success' || known === 'refund' ? 1 : 2)
      },
    )

    it('behavior: asks about an early hint once its pause is over', async () => {
      const { clock, service, openTab, tell, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      tell({ requestId: '0x1', status: { status: 'waiting' } })
      await advance(clock, 1_000)
      service.word = 'success'
      tell({ requestId: '0x1', status: { status: 'success' } })
      await advance(clock, 3_000)
      expect(heard).toEqual(['waiting'])
      // No other tab reports it again.
      await advance(clock, 1_500)
      expect(heard).toEqual(['waiting', 'success'])
    })

    it('behavior: doesn’t ask about a status that it knows', async () => {
      const { clock, service, openTab, tell, locks } = createTabs()
      service.word = 'glorious'
      await locks.acquire(lock)
      listenTo(openTab())
      await advance(clock, 500)
      for (let times = 0; times < 20; times++) {
        tell({ requestId: '0x1', status: { status: 'glorious', updatedAt: times } })
        await advance(clock, 6_000)
      }
      expect(service.asked).toBe(1)
    })

    it('behavior: asks at most once more per tab for each change in many tabs', async () => {
      const countLooks = async (tabs: number) => {
        const { clock, service, openTab } = createTabs()
        const heard = Array.from({ length: tabs }, () => listenTo(openTab()))
        const words = ['waiting', 'depositing', 'pending', 'submitted', 'success']
        for (const word of words) {
          service.word = word
          await advance(clock, 20_000)
        }
        // Each of them is there at the end.
        expect(heard.map((all) => all.at(-1))).toEqual(heard.map(() => 'success'))
        return service.asked
      }
      const alone = await countLooks(1)
      const other = (await countLooks(6)) - alone
      expect(other).toBeLessThanOrEqual(5 * 6)
      expect(other / 5).toBeLessThan(alone / 3)
    })

    it('error: still polls while another tab holds the lock in silence', async () => {
      const { clock, service, openTab, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 16_000)
      expect(heard).toEqual(['waiting'])
      // From then on at a slower pace.
      const { asked } = service
      await advance(clock, 10 * 60_000)
      expect(service.asked - asked).toBeGreaterThanOrEqual(8)
      expect(service.asked - asked).toBeLessThan(15)
      service.word = 'success'
      await advance(clock, 66_000)
      expect(heard.at(-1)).toBe('success')
    })

    it('error: still polls when the tab that holds the lock falls silent', async () => {
      const { clock, service, openTab, tell, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      tell({ requestId: '0x1', status: { status: 'waiting' } })
      await advance(clock, 500)
      service.word = 'success'
      await advance(clock, 70_000)
      expect(heard).toEqual(['waiting', 'success'])
    })

    it('error: still polls, and not more often, when the clock is set back meanwhile', async () => {
      const { clock, service, openTab, tell, locks, device } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      tell({ requestId: '0x1', status: { status: 'waiting' } })
      await advance(clock, 500)
      service.word = 'submitted'
      device.offsetMs = -60 * 60_000
      await advance(clock, 10 * 60_000)
      expect(heard).toEqual(expect.arrayContaining(['waiting', 'submitted']))
      expect(service.asked).toBeGreaterThan(8)
      expect(service.asked).toBeLessThan(14)
    })

    it('error: still polls when the tab that holds the lock only repeats what is known', async () => {
      const { clock, service, openTab, tell, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      for (let second = 0; second < 320; second += 2) {
        tell({ requestId: '0x1', status: { status: 'waiting' } })
        await advance(clock, 2_000)
        if (second === 10) service.word = 'success'
      }
      expect(heard).toEqual(['waiting', 'success'])
    })

    it('behavior: waits for hints in a hidden tab', async () => {
      const { clock, service, openTab, tell, locks } = createTabs()
      await locks.acquire(lock)
      openTab({ ...visiblePage, isHidden: () => true }).watch({ requestId: '0x1', onStatus: () => {} })
      await advance(clock, 10 * 60_000)
      expect(service.asked).toBe(0)
      tell({ requestId: '0x1', status: { status: 'waiting' } })
      await advance(clock, 500)
      expect(service.asked).toBe(1)
    })

    it.each([
      [
        'an answer',
        (answer: PromiseWithResolvers<Response>) => answer.resolve(Response.json({ status: 'waiting' })),
      ],
      ['a fault', (answer: PromiseWithResolvers<Response>) => answer.reject(new TypeError('fetch failed'))],
    ])('behavior: aborts its request when it is stopped, and ignores %s that comes later', async (_, end) => {
      const clock = createManualClock()
      const locks = createMemoryLocks()
      await locks.acquire(lock)
      const answer = Promise.withResolvers<Response>()
      const signals: (AbortSignal | null | undefined)[] = []
      const client = clientOf((__, init) => (signals.push(init?.signal), answer.promise))
      const heard: unknown[] = []
      const watch = createRequestWatcher(client, {
        clock: toSleepClock(clock),
        random: () => 0.5,
        page: visiblePage,
        locks,
        channel: { post: () => {}, subscribe: () => () => {} },
      }).watch({
        requestId: '0x1',
        onStatus: (state) => heard.push(state),
        onUnavailable: (error) => heard.push(error),
      })
      await advance(clock, 500)
      watch.wake()
      await advance(clock, 500)
      watch.stop()
      expect(signals.map((signal) => signal?.aborted)).toEqual([true])
      end(answer)
      await advance(clock, 500)
      expect(heard).toEqual([])
    })

    it('behavior: asks at once when it is woken', async () => {
      const { clock, service, openTab, locks } = createTabs()
      await locks.acquire(lock)
      const watch = openTab().watch({ requestId: '0x1', onStatus: () => {} })
      await advance(clock, 500)
      watch.wake()
      watch.wake()
      await advance(clock, 0)
      expect(service.asked).toBe(1)
      watch.stop()
      await advance(clock, 60_000)
      expect(service.asked).toBe(1)
    })

    it('error: follows a successor that another tab names only if the history confirms it', async () => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      for (const listener of listeners) {
        listener({ requestId: '0x1', successor: '0x666', status: { status: 'success' } })
      }
      await advance(clock, 500)
      expect(heard).toEqual(['waiting'])
      expect(service.asked).toBeGreaterThan(0)
    })

    describe('for a request that may have been superseded', () => {
      const minute = 60_000
      /** A tab beside one that is silent, how often it asks the history, and what it hears. */
      async function listen(sentAt: number | null | undefined, word = 'waiting') {
        const clock = createManualClock()
        const locks = createMemoryLocks()
        await locks.acquire(lock)
        const lookups: string[] = []
        const searched: string[] = []
        const client = clientOf(async (address) => {
          const { pathname, searchParams } = new URL(String(address))
          lookups.push(`${pathname} ${searchParams.get('requestId')}`)
          return Response.json({ status: word })
        })
        const heard: string[] = []
        const listeners = new Set<(message: unknown) => void>()
        const watch = createRequestWatcher(client, {
          clock: toSleepClock(clock),
          random: () => 0.5,
          page: visiblePage,
          locks,
          channel: {
            post: () => {},
            subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
          },
          findSuccessor: async (requestId) => {
            searched.push(requestId)
            return requestId === '0x1' ? '0x2' : undefined
          },
        }).watch({
          requestId: '0x1',
          path: '/own/status',
          getHints: () => ({ sentAt: sentAt === 0 ? clock.now() : sentAt }),
          onStatus: ({ rawStatus: status }) => heard.push(status),
          onSuperseded: (successor) => heard.push(successor),
        })
        return { clock, lookups, searched, heard, watch, listeners }
      }

      it('behavior: asks the history once the provider has reported waiting for a minute, and follows the other one', async () => {
        const sentAt = createManualClock().now()
        const { clock, lookups, searched, heard, watch } = await listen(sentAt)
        await advance(clock, 5 * minute)
        watch.stop()
        expect(heard.slice(0, 3)).toEqual(['waiting', '0x2', 'waiting'])
        expect(searched[0]).toBe('0x1')
        expect(new Set(searched.slice(1))).toEqual(new Set(['0x2']))
        // The step's own lookup is of the request that was taken over.
        expect(lookups[0]).toBe('/own/status 0x1')
        expect(new Set(lookups.slice(1))).toEqual(new Set(['/intents/status 0x2']))
      })

      it('behavior: asks the history too where the clock was set back since', async () => {
        const { clock, searched, watch } = await listen(createManualClock().now() + 60 * minute)
        await advance(clock, 5 * minute)
        watch.stop()
        expect(searched[0]).toBe('0x1')
      })

      it.each([
        ['that was not sent', null],
        ['of which it is unknown whether it was sent', undefined],
        ['that was sent just now', 0],
      ])('behavior: doesn’t ask the history about a request %s', async (_, sentAt) => {
        const { clock, lookups, searched, watch } = await listen(sentAt)
        await advance(clock, 5 * minute)
        watch.stop()
        expect(lookups.length).toBeGreaterThan(1)
        expect(new Set(lookups)).toEqual(new Set(['/own/status 0x1']))
        expect(searched).toEqual([])
      })

      it('behavior: doesn’t ask the history about a request whose deposit has arrived', async () => {
        const { clock, searched, watch } = await listen(createManualClock().now(), 'submitted')
        await advance(clock, 5 * minute)
        watch.stop()
        expect(searched).toEqual([])
      })

      it('behavior: doesn’t count a repeated status of another tab as news about a superseded request', async () => {
        const { clock, searched, watch, listeners } = await listen(null)
        await advance(clock, 500)
        const tell = () => {
          for (const listener of listeners)
            listener({ requestId: '0x1', successor: '0x2', status: { status: 'waiting' } })
        }
        tell()
        await advance(clock, 30_000)
        expect(searched).toEqual(['0x1'])
        tell()
        await advance(clock, 30_000)
        watch.stop()
        expect(searched).toEqual(['0x1'])
      })
    })

    it('behavior: takes over, without looking again, what is over by then', async () => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      service.word = 'success'
      const release = await locks.acquire(lock)
      openTab().watch({ requestId: '0x1', onStatus: () => {} })
      await advance(clock, 500)
      for (const listener of listeners) listener({ requestId: '0x1', status: { status: 'success' } })
      release?.()
      await advance(clock, 20_000)
      expect(service.asked).toBe(1)
      expect(await locks.acquire(lock)).toBeDefined()
    })

    it('behavior: stops listening to other tabs once it polls, and once it is stopped', async () => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      const release = await locks.acquire(lock)
      const [looking, stopped] = [0, 1].map(() => openTab().watch({ requestId: '0x1', onStatus: () => {} }))
      await advance(clock, 500)
      expect(listeners.size).toBe(2)
      stopped?.stop()
      await advance(clock, 0)
      expect(listeners.size).toBe(1)
      release?.()
      await advance(clock, 6_000)
      expect(service.asked).toBeGreaterThan(0)
      expect(listeners.size).toBe(0)
      looking?.stop()
    })

    it('behavior: releases a lock that comes after the last listener left, and asks nothing', async () => {
      const { clock, service, openTab, locks } = createTabs()
      const watch = openTab().watch({ requestId: '0x1', onStatus: () => {} })
      watch.stop()
      await advance(clock, 20_000)
      expect(service.asked).toBe(0)
      expect(await locks.acquire(lock)).toBeDefined()
    })
  })
})
