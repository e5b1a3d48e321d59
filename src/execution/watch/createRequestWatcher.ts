import { toWireStatus, type RequestState } from '../../schemas/status/requestState.ts'
import type { Client } from '../../client/createClient.ts'
import { callIsolated } from '../../utils/reportException.ts'
import type { Clock } from '../../utils/clock.ts'
import { acquireInTime, lockLimitMs } from '../ports/locks/acquireInTime.ts'
import type { Locks } from '../ports/locks/locks.ts'
import { createWebLocks } from '../ports/locks/createWebLocks.ts'
import { createHintQueue, type Hint } from './createHintQueue.ts'
import { hasStatusChanged } from './hasStatusChanged.ts'
import { readHintedStatus } from './readHintedStatus.ts'
import { classifyRequest } from '../state/classify.ts'
import { isSettled } from '../../schemas/status/requestStatus.ts'
import { findSuccessor as findRequestSuccessor } from './findSuccessor.ts'
import { browserPage, type PageActivity } from './pageActivity.ts'
import { pollRequest, supersededMs, type PollContext, type WatchHint } from './pollRequest.ts'
import { readStatusMessage } from './statusMessage.ts'
import { broadcastStatusChannel, type StatusChannel } from './statusChannel.ts'

/**
 * How often a watch that another tab polls for checks that the tab is still there, in milliseconds; sooner at first, since it may
 * be a watch of this page that is just being ended.
 */
const takeoverDelayMs = 5_000
const firstTakeoverDelayMs = 250

/** How long a tab that polls for others may say nothing of a request of which nothing is known here, in milliseconds. */
const silentMs = 10_000

/**
 * How often a tab looks for itself while another one holds the lock and says nothing, and while it only says what is known, in
 * milliseconds. One that polls does so at least every 30 to 60 seconds.
 */
const ownLookMs = 60_000
const heardLookMs = 5 * 60_000

export interface WatchRequestParameters {
  requestId: string
  /** Path of the lookup that the step names. @default the client's status path */
  path?: string | undefined
  /** What is known beside the service's word. Asked before each pause. */
  getHint?: (() => WatchHint) | undefined
  onStatus: (state: RequestState) => void
  /** A look failed; the watch goes on. */
  onUnavailable?: ((error: unknown) => void) | undefined
  /** Another request took this one over (`supersededByRequestId`): what is told from now on is of that one. */
  onSuperseded?: ((requestId: string) => void) | undefined
}

export interface RequestWatch {
  /** Looks at once instead of after the pause. */
  wake(): void
  stop(): void
}

/** Follows requests of one service, each by one poller, however many ask for it and in however many tabs. */
export interface RequestWatcher {
  watch(parameters: WatchRequestParameters): RequestWatch
}

export interface RequestWatcherOptions {
  /** Tells the time and waits. @default the client's */
  clock?: Clock | undefined
  random?: (() => number) | undefined
  page?: PageActivity | undefined
  locks?: Locks | undefined
  channel?: StatusChannel | undefined
  /**
   * Finds the request that took another one over; what it throws is no answer. @default by the history, where the
   * client may read it
   */
  findSuccessor?: PollContext['findSuccessor'] | undefined
}

interface Watched {
  listeners: Set<WatchRequestParameters>
  controller: AbortController
  wakers: Set<() => void>
  latest?: RequestState
  /** The request that took this one over. */
  successor?: string
}

/** What a tab does while another one has the lock. */
interface Listening {
  /** Looks once it has not done so for too long. */
  askIfSilent(): void
  stop(): void
}

/**
 * Makes a watcher.
 *
 * @example
 * const watcher = createRequestWatcher(client)
 * const { stop } = watcher.watch({ requestId, onStatus: ({ status }) => console.info(status) })
 */
export function createRequestWatcher(
  client: Client,
  {
    clock = client.clock,
    random = Math.random,
    page = browserPage(client.baseUrl),
    locks = createWebLocks(),
    channel = broadcastStatusChannel(`causeway:status:${client.baseUrl}`),
    findSuccessor = (requestId, signal) => findRequestSuccessor(client, { requestId }, { signal }),
  }: RequestWatcherOptions = {},
): RequestWatcher {
  const watched = new Map<string, Watched>()

  return {
    watch(parameters) {
      const { requestId } = parameters
      const known = watched.get(requestId)
      const entry = known ?? { listeners: new Set(), controller: new AbortController(), wakers: new Set() }
      entry.listeners.add(parameters)
      if (known) {
        const { successor, latest } = known
        if (successor !== undefined) callIsolated(() => parameters.onSuperseded?.(successor))
        if (latest) callIsolated(() => parameters.onStatus(latest))
      } else {
        watched.set(requestId, entry)
        void follow(requestId, entry)
      }
      return {
        wake: () => {
          for (const wake of entry.wakers) wake()
        },
        stop() {
          entry.listeners.delete(parameters)
          if (entry.listeners.size > 0) return
          entry.controller.abort()
          if (watched.get(requestId) === entry) watched.delete(requestId)
        },
      }
    },
  }

  async function follow(requestId: string, entry: Watched): Promise<void> {
    const { signal } = entry.controller
    let listening: Listening | undefined
    let delayMs = firstTakeoverDelayMs
    try {
      for (;;) {
        const release = await acquireInTime(
          { clock, signal, locks, maxMs: lockLimitMs },
          `causeway:watch:${client.baseUrl}:${requestId}`,
        ).catch(() => () => {})
        if (signal.aborted || isSettled(entry.latest?.status)) return release?.()
        if (release) {
          try {
            listening?.stop()
            listening = undefined
            return await poll(requestId, entry)
          } finally {
            release()
          }
        }
        // Somebody else looks, and hints at what is new.
        listening ??= listen(requestId, entry)
        await clock.sleep(delayMs, signal)
        listening.askIfSilent()
        delayMs = takeoverDelayMs
      }
    } catch (error) {
      // Only a watch that was ended rejects.
      if (!signal.aborted) throw error
    } finally {
      listening?.stop()
      if (watched.get(requestId) === entry) watched.delete(requestId)
    }
  }

  /** Asks the service itself, when another tab hints at news or the watch is woken, and now and then whatever is said. */
  function listen(requestId: string, entry: Watched): Listening {
    const { signal } = entry.controller
    const hints = createHintQueue({ clock, signal }, (hint) => ask(requestId, entry, hint))
    const startedAt = clock.now()
    let heardAt = startedAt
    const wake = () => hints.add({ isMoved: false })
    const unsubscribe = channel.subscribe((message) => {
      const heard = readStatusMessage(message)
      if (heard?.requestId !== requestId) return
      heardAt = clock.now()
      // Said with everything else too: this tab may have come to listen later.
      const isMoved = Boolean(heard.successor && heard.successor !== entry.successor)
      const isNews = heard.isUnavailable || (heard.status && hasStatusChanged(heard.status, entry.latest))
      if (isMoved || isNews) hints.add({ isMoved })
    })
    entry.wakers.add(wake)
    return {
      askIfSilent() {
        if (page.isHidden() || page.isOffline()) return
        const now = clock.now()
        const isSilent = now - heardAt >= silentMs
        const patienceMs = !entry.latest && isSilent ? silentMs : isSilent ? ownLookMs : heardLookMs
        // Whoever holds the lock may be frozen, or anybody's script: neither silences this tab.
        if (now - Math.max(startedAt, hints.askedAt()) >= patienceMs)
          hints.add({ isMoved: mayBeTakenOver(entry, now) })
      },
      stop() {
        unsubscribe()
        entry.wakers.delete(wake)
        hints.stop()
      },
    }
  }

  /** Tells what the service itself says: nothing of a message is told. */
  async function ask(requestId: string, entry: Watched, { isMoved }: Hint): Promise<void> {
    const { signal } = entry.controller
    const [first] = entry.listeners
    try {
      const { successor, state: status } = await readHintedStatus(client, {
        requestId: entry.successor ?? requestId,
        path: entry.successor === undefined ? first?.path : undefined,
        isMoved,
        findSuccessor,
        signal,
      })
      if (signal.aborted) return
      if (successor !== undefined && successor !== entry.successor) tellSuccessor(entry, successor)
      tell(entry, status)
    } catch (error) {
      if (!signal.aborted) tellUnavailable(entry, error)
      throw error
    }
  }

  function poll(requestId: string, entry: Watched): Promise<void> {
    const [first] = entry.listeners
    const post = (message: object) =>
      callIsolated(() => channel.post({ requestId, successor: entry.successor, ...message }))
    return pollRequest(
      client,
      {
        requestId: entry.successor ?? requestId,
        // The step's own lookup is of the request that was taken over.
        path: entry.successor === undefined ? first?.path : undefined,
        getHint: () => hintOf(entry),
        onStatus(state) {
          tell(entry, state)
          post({ status: toWireStatus(state) })
        },
        onUnavailable(error) {
          tellUnavailable(entry, error)
          post({ isUnavailable: true })
        },
        onSuperseded(successor) {
          tellSuccessor(entry, successor)
          post({})
        },
      },
      {
        clock,
        page,
        random,
        findSuccessor,
        signal: entry.controller.signal,
        woken: (signal) => woken(entry, signal),
      },
    )
  }
}

/** The service waits still for what was sent long ago: another request may have it. */
function mayBeTakenOver(entry: Watched, now: number): boolean {
  const { sentAt } = hintOf(entry)
  const isOpen = entry.latest !== undefined && classifyRequest(entry.latest) === 'open'
  return isOpen && sentAt != null && now - sentAt >= supersededMs
}

/** The hints of all who ask, together. */
function hintOf({ listeners }: Watched): WatchHint {
  const hints = [...listeners].map(({ getHint }) => callIsolated(() => getHint?.()) ?? {})
  return Object.assign({}, ...hints) as WatchHint
}

function tell(entry: Watched, state: RequestState): void {
  entry.latest = state
  for (const { onStatus } of Array.from(entry.listeners)) callIsolated(() => onStatus(state))
}

function tellUnavailable({ listeners }: Watched, error: unknown): void {
  for (const { onUnavailable } of Array.from(listeners)) callIsolated(() => onUnavailable?.(error))
}

/** What was said of the request before is not said of the one that took it over. */
function tellSuccessor(entry: Watched, successor: string): void {
  entry.successor = successor
  delete entry.latest
  for (const { onSuperseded } of Array.from(entry.listeners)) callIsolated(() => onSuperseded?.(successor))
}

function woken({ wakers }: Watched, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    wakers.add(resolve)
    signal.addEventListener('abort', () => wakers.delete(resolve))
  })
}
