import { createClient, type Client } from '../../src/client/createClient.ts'
import { createMemoryLocks, type Locks } from '../../src/execution/ports/locks/locks.ts'
import { createRequestWatcher, type RequestWatcher } from '../../src/execution/watch/createRequestWatcher.ts'
import type { PageActivity } from '../../src/execution/ports/page/pageActivity.ts'
import type { StatusChannel } from '../../src/execution/watch/tabs/statusChannel.ts'
import type { Clock } from '../../src/utils/time/clock.ts'
import { createSimulatedClock, type SimulatedClock } from './simulatedClock.ts'

/** What is still held when everything is over. */
export interface Left {
  timers: number
  listeners: number
  /** Requests that nobody has answered yet. */
  sockets: number
  locks: number
}

/** Whether somebody looks at a tab, and whether the browser has frozen it. */
export interface TabActivity {
  isHidden?: boolean
  isFrozen?: boolean
}

export interface Tab {
  requestWatcher: RequestWatcher
  /** Requests that it sent. */
  requests(): number
  set(activity: TabActivity): void
}

/** A browser of several tabs, which count what they hold, and a service that answers them. */
export interface SimulatedBrowser {
  clock: SimulatedClock
  locks: Locks
  /** A client that counts, and whose service answers with the words of `answer`. */
  clientOf(count: () => void): Client
  openTab(): Tab
  left(): Left
}

export function createSimulatedBrowser(answer: () => string): SimulatedBrowser {
  const clock = createSimulatedClock()
  const memory = createMemoryLocks()
  const left = { listeners: 0, sockets: 0, locks: 0 }
  const heard = new Set<(message: unknown) => void>()
  const locks: Locks = {
    async acquire(name) {
      const release = await memory.acquire(name)
      if (!release) return undefined
      left.locks += 1
      return () => {
        left.locks -= 1
        release()
      }
    },
  }
  const channel: StatusChannel = {
    // As between tabs: a copy.
    post: (message) => {
      for (const listener of heard) listener(structuredClone(message))
    },
    subscribe(listener) {
      heard.add(listener)
      return () => heard.delete(listener)
    },
  }
  const clientOf = (count: () => void) =>
    createClient({
      baseUrl: 'https://sandbox.invalid',
      async fetch() {
        count()
        left.sockets += 1
        await new Promise(setImmediate)
        left.sockets -= 1
        return Response.json({ status: answer() })
      },
    })

  return {
    clock,
    locks,
    clientOf,
    openTab() {
      let requests = 0
      let { isHidden, isFrozen } = { isHidden: false, isFrozen: false }
      const listeners = new Set<() => void>()
      let thaw = Promise.withResolvers<void>()
      const page: PageActivity = {
        isHidden: () => isHidden,
        isOffline: () => false,
        subscribe(listener) {
          listeners.add(listener)
          left.listeners += 1
          return () => {
            if (listeners.delete(listener)) left.listeners -= 1
          }
        },
      }
      // What runs in a frozen tab goes on once it thaws.
      const own: Clock = {
        now: clock.now,
        async sleep(delayMs, signal) {
          await clock.sleep(delayMs, signal)
          if (isFrozen) await thaw.promise
        },
      }
      return {
        requestWatcher: createRequestWatcher(
          clientOf(() => (requests += 1)),
          {
            clock: own,
            random: () => 0.5,
            page,
            locks,
            channel,
          },
        ),
        requests: () => requests,
        set(activity) {
          isHidden = activity.isHidden ?? false
          if (isFrozen && !activity.isFrozen) {
            thaw.resolve()
            thaw = Promise.withResolvers()
          }
          isFrozen = activity.isFrozen ?? false
          for (const listener of listeners) listener()
        },
      }
    },
    left: () => ({ ...left, timers: clock.timers(), listeners: left.listeners + heard.size }),
  }
}
