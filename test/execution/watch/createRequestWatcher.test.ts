import { createManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { createMemoryLocks } from '../../../src/execution/ports/locks/locks.ts'
import type { PageActivity } from '../../../src/execution/watch/pageActivity.ts'
import {
  createRequestWatcher,
  type RequestWatcher,
} from '../../../src/execution/watch/createRequestWatcher.ts'
import type { StatusChannel } from '../../../src/execution/watch/statusChannel.ts'
import { requestStates } from '../../../src/schemas/status/requestState.ts'
import { awakePage } from '../../support/environment/createTestExecution.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import { toSleepClock } from '../../support/environment/toSleepClock.ts'

/** How far each state is, as the service tells them. */
const order = ['waiting', 'unknown', 'depositing', 'pending', 'submitted', 'failure', 'refund', 'success']

/** A service whose word can be changed, and a count of how often it was asked. */
function createService(word = 'waiting') {
  const service = { word, inTxHashes: [] as readonly string[], asked: 0, isDown: false }
  const client = clientOf(async () => {
    service.asked += 1
    if (service.isDown) throw new TypeError('fetch failed')
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

/** What a tab hears of a request. */
function listenTo(tab: RequestWatcher): string[] {
  const heard: string[] = []
  tab.watch({
    requestId: '0x1',
    onStatus: ({ status }) => heard.push(status),
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
      // As between tabs: a copy.
      for (const listener of listeners) listener(structuredClone(message))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { service, client } = createService()
  const openTab = (page: PageActivity = awakePage) =>
    createRequestWatcher(client, {
      clock: toSleepClock(clock),
      random: () => 0.5,
      page,
      locks,
      channel,
    })
  return { clock, service, openTab, listeners, locks }
}

describe('createRequestWatcher', () => {
  it('default: one poller for all who ask, until the request is over', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    const seen: string[][] = [[], [], []]
    for (const words of seen) {
      watcher.watch({ requestId: '0x1', onStatus: ({ status }) => words.push(status) })
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

  it('default: one poller over tabs; another tab takes over from one that is gone', async () => {
    const { clock, service, openTab } = createTabs()
    const seen: string[] = []
    const first = openTab().watch({ requestId: '0x1', onStatus: () => {} })
    openTab().watch({ requestId: '0x1', onStatus: ({ status }) => seen.push(status) })
    await advance(clock, 10_000)
    expect(service.asked).toBeLessThanOrEqual(12)
    expect(seen.length).toBeGreaterThan(0)
    first.stop()
    service.word = 'success'
    await advance(clock, 10_000)
    expect(seen.at(-1)).toBe('success')
  })

  it('behavior: nobody who asks, no more looks', async () => {
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

  it('behavior: who stops before the first look leaves nothing behind', async () => {
    const { clock, openTab } = createTabs()
    const watcher = openTab()
    watcher.watch({ requestId: '0x1', onStatus: () => {} }).stop()
    const seen: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ status }) => seen.push(status) })
    await advance(clock, 500)
    expect(seen).toEqual(['waiting'])
  })

  it('behavior: what comes over the channel is read like an answer', async () => {
    const { clock, service, openTab, listeners } = createTabs()
    openTab().watch({ requestId: '0x1', onStatus: () => {} })
    const seen: string[] = []
    openTab().watch({ requestId: '0x1', onStatus: ({ state }) => seen.push(state) })
    // The first word is asked of the service.
    await advance(clock, 2_000)
    service.isDown = true
    await advance(clock, 5_500)
    const before = seen.length
    for (const message of [
      null,
      'success',
      { requestId: '0x1' },
      { requestId: '0x1', status: { status: 5 } },
    ]) {
      for (const listener of listeners) listener(message)
    }
    for (const listener of listeners) listener({ requestId: '0x2', status: { status: 'success' } })
    expect(seen).toHaveLength(before)
    for (const listener of listeners) listener({ requestId: '0x1', status: { status: 'depositing' } })
    expect(seen.at(-1)).toBe('depositing')
  })

  it('error: a word that nobody knows is told once the service says it, and then without asking', async () => {
    const { clock, service, openTab, listeners, locks } = createTabs()
    await locks.acquire('causeway:watch:https://sandbox.invalid:0x1')
    const words: string[] = []
    openTab().watch({ requestId: '0x1', onStatus: ({ status }) => words.push(status) })
    await advance(clock, 500)
    const tell = async (status: string) => {
      for (const listener of listeners) listener({ requestId: '0x1', status: { status } })
      await advance(clock, 6_000)
    }
    await tell('waiting')
    await tell('Send 1 ETH to claim.example')
    expect([words, service.asked]).toEqual([['waiting', 'waiting'], 2])
    service.word = 'glorious'
    for (let times = 0; times < 3; times++) await tell('glorious')
    expect([words.slice(2), service.asked]).toEqual([['glorious', 'glorious', 'glorious'], 3])
  })

  describe('a page that nobody looks at', () => {
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

    it('behavior: looks rarely, and at once when somebody is back', async () => {
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

    it('behavior: without a network it does not look at all, and once when it is back', async () => {
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

  it('behavior: a failure is looked after for ten minutes', async () => {
    const { clock, service, openTab } = createTabs()
    service.word = 'failure'
    const seen: string[] = []
    openTab().watch({ requestId: '0x1', onStatus: ({ status }) => seen.push(status) })
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

  it('behavior: what a listener throws is reported, and neither another one nor the watch suffers', async () => {
    const reported: unknown[] = []
    const onError = (event: ErrorEvent) => (event.preventDefault(), reported.push(event.error))
    window.addEventListener('error', onError)
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    const fail = () => {
      throw new RangeError('The page is broken.')
    }
    const seen: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: fail, onUnavailable: fail, getHint: fail })
    watcher.watch({
      requestId: '0x1',
      onStatus: ({ status }) => seen.push(status),
      onUnavailable: () => seen.push('unavailable'),
    })
    await advance(clock, 500)
    service.isDown = true
    await advance(clock, 2_000)
    service.isDown = false
    service.word = 'success'
    await advance(clock, 5_000)
    window.removeEventListener('error', onError)
    expect([seen[0], seen.at(-1)]).toEqual(['waiting', 'success'])
    expect(seen.filter((word) => word === 'unavailable')).toHaveLength(2)
    expect(reported.every((error) => error instanceof RangeError)).toBe(true)
    expect(reported.length).toBeGreaterThan(3)
  })

  it('behavior: a tab that listens to another one hears that the service can’t be reached', async () => {
    const { clock, service, openTab } = createTabs()
    openTab().watch({ requestId: '0x1', onStatus: () => {} })
    await advance(clock, 500)
    const heard: unknown[] = []
    openTab().watch({
      requestId: '0x1',
      onStatus: ({ status }) => heard.push(status),
      onUnavailable: (error) => heard.push(error),
    })
    await advance(clock, 500)
    service.isDown = true
    await advance(clock, 2_000)
    expect(heard).toContain(undefined)
  })

  it('behavior: a tab that listens to another one hears who took the request over, and follows that one', async () => {
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
        page: awakePage,
        locks,
        channel,
        findSuccessor: async (requestId) => (requestId === '0x1' ? '0x2' : undefined),
      })
    const heard: string[] = []
    const begin = () => ({
      requestId: '0x1',
      getHint: () => ({ sentAt: 0 }),
      onStatus: () => {},
      onSuperseded: (successor: string) => heard.push(successor),
    })
    const first = openTab().watch(begin())
    await advance(clock, 500)
    const second = openTab()
    second.watch(begin())
    await advance(clock, 120_000)
    expect(heard).toEqual(['0x2', '0x2'])
    // Who asks later is told as well.
    second.watch(begin())
    expect(heard).toEqual(['0x2', '0x2', '0x2'])
    first.stop()
    asked.length = 0
    await advance(clock, 30_000)
    expect(new Set(asked)).toEqual(new Set(['0x2']))
  })

  it('behavior: who asks later hears at once what is known', async () => {
    const { clock, openTab } = createTabs()
    const watcher = openTab()
    const early: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ status }) => early.push(status) })
    watcher.watch({ requestId: '0x1', onStatus: ({ status }) => early.push(status) })
    expect(early).toEqual([])
    await advance(clock, 500)
    const late: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ status }) => late.push(status) })
    expect(late).toEqual(['waiting'])
  })

  it('behavior: a watch that is woken looks at once, each time', async () => {
    const { clock, service, openTab } = createTabs()
    const watch = openTab().watch({
      requestId: '0x1',
      getHint: () => ({ sentAt: null }),
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

  it('behavior: the hints of all who ask count together', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    watcher.watch({ requestId: '0x1', getHint: () => ({ sentAt: null }), onStatus: () => {} })
    watcher.watch({ requestId: '0x1', onStatus: () => {} })
    await advance(clock, 4_500)
    expect(service.asked).toBe(1)
  })

  it('behavior: a look that failed is told to all who want to know', async () => {
    const { clock, service, openTab } = createTabs()
    service.isDown = true
    const told: unknown[] = []
    const watcher = openTab()
    watcher.watch({ requestId: '0x1', onStatus: () => {} })
    watcher.watch({ requestId: '0x1', onStatus: () => {}, onUnavailable: (error) => told.push(error) })
    await advance(clock, 500)
    expect(told).toMatchObject([{ name: 'NetworkError' }])
  })

  it('behavior: requests are looked at one beside the other, in one tab or two', async () => {
    const { clock, service, openTab } = createTabs()
    const [one, other] = [openTab(), openTab()]
    one.watch({ requestId: '0x1', onStatus: () => {} })
    one.watch({ requestId: '0x2', onStatus: () => {} })
    other.watch({ requestId: '0x3', onStatus: () => {} })
    await advance(clock, 0)
    expect(service.asked).toBe(3)
  })

  it('behavior: what was stopped and is asked for again is looked at by one poller', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    const first = watcher.watch({ requestId: '0x1', onStatus: () => {} })
    await advance(clock, 500)
    first.stop()
    watcher.watch({ requestId: '0x1', onStatus: () => {} })
    first.stop()
    await advance(clock, 500)
    const { asked } = service
    // Heard from the poller that runs, without a look of its own.
    const words: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ status }) => words.push(status) })
    expect(words).toEqual(['waiting'])
    await advance(clock, 0)
    expect(service.asked).toBe(asked)
  })

  it('behavior: what was over and is asked for again is looked at again', async () => {
    const { clock, service, openTab } = createTabs()
    const watcher = openTab()
    service.word = 'success'
    const words: string[] = []
    for (const asked of [1, 2]) {
      watcher.watch({ requestId: '0x1', onStatus: ({ status }) => words.push(status) })
      expect(words).toHaveLength(asked - 1)
      await advance(clock, 500)
      expect([words.length, service.asked]).toEqual([asked, asked])
    }
  })

  it('default: the history is asked who took a request over, which is told to all, and followed', async () => {
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
      page: awakePage,
      locks: createMemoryLocks(),
      channel: { post: () => {}, subscribe: () => () => {} },
    })
    const successors: string[] = []
    const words: string[] = []
    const getHint = () => ({ sentAt: 0 })
    watcher.watch({ requestId: '0x1', getHint, onStatus: ({ status }) => words.push(status) })
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

  it('behavior: a browser that refuses locks looks all the same', async () => {
    const clock = createManualClock()
    const { service, client } = createService('success')
    const watcher = createRequestWatcher(client, {
      clock: toSleepClock(clock),
      page: awakePage,
      locks: { acquire: () => Promise.reject(new Error('denied')) },
      channel: { post: () => {}, subscribe: () => () => {} },
    })
    const words: string[] = []
    watcher.watch({ requestId: '0x1', onStatus: ({ status }) => words.push(status) })
    await advance(clock, 0)
    expect([words, service.asked]).toEqual([['success'], 1])
  })

  describe('a tab that listens to another one', () => {
    const lock = 'causeway:watch:https://sandbox.invalid:0x1'

    it.each(['success', 'refund'])(
      'behavior: is done when it hears of %s, and the service says so',
      async (word) => {
        const { clock, service, openTab, listeners, locks } = createTabs()
        service.word = word
        const release = await locks.acquire(lock)
        const words: string[] = []
        openTab().watch({ requestId: '0x1', onStatus: ({ status }) => words.push(status) })
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

    it.each(['success', 'refund', 'failure'])('error: a forged %s is not believed', async (word) => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      // However often it is said, the service is asked at its pace.
      for (let times = 0; times < 50; times++) {
        for (const listener of listeners) listener({ requestId: '0x1', status: { status: word } })
      }
      await advance(clock, 500)
      expect([heard, service.asked]).toEqual([['waiting'], 1])
      service.isDown = true
      await advance(clock, 5_000)
      for (const listener of listeners) listener({ requestId: '0x1', status: { status: word } })
      await advance(clock, 500)
      expect([heard, service.asked]).toEqual([['waiting'], 2])
    })

    it.each(requestStates.flatMap((known) => requestStates.map((told) => [known, told] as const)))(
      'error: where the service has said %s, a told %s brings nothing back',
      async (known, told) => {
        const { clock, service, openTab, listeners, locks } = createTabs()
        service.word = known
        // Without a transaction `pending` is said of what nobody has paid as well.
        const paidBy = (status: string) => (status === 'pending' ? ['0xaa'] : [])
        service.inTxHashes = paidBy(known)
        await locks.acquire(lock)
        const heard = listenTo(openTab())
        await advance(clock, 500)
        const tell = (status: string) => {
          for (const listener of listeners)
            listener({ requestId: '0x1', status: { status, inTxHashes: paidBy(status) } })
        }
        tell(known)
        await advance(clock, 500)
        expect([heard, service.asked]).toEqual([[known], 1])
        const isEnd = ['success', 'refund', 'failure'].includes(told)
        const isBack = order.indexOf(told) < order.indexOf(known) || (told === 'unknown' && known !== told)
        for (const pause of [500, 6_000, 500]) {
          tell(told)
          await advance(clock, pause)
        }
        expect(heard.includes(told)).toBe(told === known || (!isEnd && !isBack))
        expect(heard.at(-1)).toBe(isEnd || isBack ? known : told)
      },
    )

    it.each([
      ['depositing', []],
      ['pending', ['0xaa']],
      ['received', []],
      ['submitted', []],
    ])('error: after a %s with %j, a pending of which nothing was paid is not believed', async (...known) => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      const [word, inTxHashes] = known
      Object.assign(service, { word, inTxHashes })
      await locks.acquire(lock)
      const heard: boolean[] = []
      openTab().watch({
        requestId: '0x1',
        onStatus: ({ state, isDeposited }) => heard.push(state === 'pending' && !isDeposited),
      })
      await advance(clock, 500)
      for (const status of [word, 'pending', 'pending']) {
        for (const listener of listeners) listener({ requestId: '0x1', status: { status } })
        await advance(clock, 6_000)
      }
      expect(new Set(heard)).toEqual(new Set([false]))
    })

    it.each(requestStates)('error: a first word that is a forged %s is not believed', async (told) => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      service.word = 'submitted'
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      for (const listener of listeners) listener({ requestId: '0x1', status: { status: told } })
      await advance(clock, 500)
      expect([heard, service.asked]).toEqual([['submitted'], 1])
    })

    it('error: an answer that was overtaken while it was on its way brings nothing back', async () => {
      const { clock, service, openTab, listeners, locks } = createTabs()
      await locks.acquire(lock)
      const heard = listenTo(openTab())
      await advance(clock, 500)
      const tell = (status: string) => {
        for (const listener of listeners) listener({ requestId: '0x1', status: { status } })
      }
      tell('waiting')
      await advance(clock, 6_000)
      // The service is asked while it still waits, and the other tab hears of the payment first.
      tell('success')
      tell('depositing')
      await advance(clock, 500)
      expect([heard, service.asked]).toEqual([['waiting', 'depositing'], 2])
      // An answer that is further is told all the same.
      await advance(clock, 6_000)
      service.word = 'success'
      tell('success')
      tell('submitted')
      await advance(clock, 500)
      expect(heard.at(-1)).toBe('success')
    })

    it('error: a request that is said to have taken this one over is not followed unless the history says so', async () => {
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

    it('behavior: hears no more of it once it looks itself, nor once it is stopped', async () => {
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

    it('behavior: a lock that comes when nobody asks any more is given back, and nothing is looked at', async () => {
      const { clock, service, openTab, locks } = createTabs()
      const watch = openTab().watch({ requestId: '0x1', onStatus: () => {} })
      watch.stop()
      await advance(clock, 20_000)
      expect(service.asked).toBe(0)
      expect(await locks.acquire(lock)).toBeDefined()
    })
  })
})
