import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { Client } from '../../client/createClient.ts'
import { callIsolated } from '../../utils/reportException.ts'
import type { Clock } from '../../utils/clock.ts'
import type { Locks } from '../ports/locks/locks.ts'
import { createWebLocks } from '../ports/locks/createWebLocks.ts'
import { verifyStatusClaim, goesBack, isClaim } from './verifyStatusClaim.ts'
import { isSettled } from '../../schemas/status/requestState.ts'
import { findSuccessor as findRequestSuccessor } from './findSuccessor.ts'
import { browserPage, type PageActivity } from './pageActivity.ts'
import { pollRequest, type PollContext, type WatchHint } from './pollRequest.ts'
import { readStatusMessage } from './statusMessage.ts'
import { broadcastStatusChannel, type StatusChannel } from './statusChannel.ts'

/**
 * How often a watch that another tab polls for checks that the tab is still there, in milliseconds; sooner at first, since it may
 * be a watch of this page that is just being ended.
 */
const takeoverDelayMs = 5_000
const firstTakeoverDelayMs = 250

export interface WatchRequestParameters {
  requestId: string
  /** Path of the lookup that the step names. @default the client's status path */
  path?: string | undefined
  /** What is known beside the service's word. Asked before each pause. */
  getHint?: (() => WatchHint) | undefined
  onStatus: (status: RequestStatus) => void
  /** A poll failed; the watch goes on. The error is undefined where another tab polls. */
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
  latest?: RequestStatus
  /** The request that took this one over. */
  successor?: string
}

/**
 * Makes a watcher.
 *
 * @example
 * const watcher = createRequestWatcher(client)
 * const { stop } = watcher.watch({ requestId, onStatus: ({ state }) => console.info(state) })
 */
export function createRequestWatcher(
  client: Client,
  {
    clock = client.clock,
    random = Math.random,
    page = browserPage(),
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
    let stopListening: (() => void) | undefined
    let delayMs = firstTakeoverDelayMs
    try {
      for (;;) {
        const release = await locks
          .acquire(`causeway:watch:${client.baseUrl}:${requestId}`)
          .catch(() => () => {})
        if (signal.aborted || isSettled(entry.latest?.state)) return release?.()
        if (release) {
          try {
            stopListening?.()
            stopListening = undefined
            return await poll(requestId, entry)
          } finally {
            release()
          }
        }
        // Somebody else looks, and tells.
        stopListening ??= listen(requestId, entry)
        await clock.sleep(delayMs, signal)
        delayMs = takeoverDelayMs
      }
    } catch (error) {
      // Only a watch that was ended rejects.
      if (!signal.aborted) throw error
    } finally {
      stopListening?.()
      if (watched.get(requestId) === entry) watched.delete(requestId)
    }
  }

  /** Takes what another tab tells; what would end a watch, turn it back or move it, once the service says so. */
  function listen(requestId: string, entry: Watched): () => void {
    let confirmedAt = -Infinity
    return channel.subscribe((message) => {
      const heard = readStatusMessage(message)
      if (heard?.requestId !== requestId) return
      const { successor, status, isUnavailable } = heard
      // Said with everything else too: this tab may have come to listen later.
      const isMoved = Boolean(successor && successor !== entry.successor)
      if (isMoved || (status && isClaim(status, entry.latest))) {
        if (clock.now() - confirmedAt < takeoverDelayMs) return
        confirmedAt = clock.now()
        confirm(requestId, entry, isMoved).catch((error: unknown) => {
          if (!entry.controller.signal.aborted) tellUnavailable(entry, error)
        })
      } else if (status) tell(entry, status)
      if (isUnavailable) tellUnavailable(entry, undefined)
    })
  }

  async function confirm(requestId: string, entry: Watched, isMoved: boolean): Promise<void> {
    const { signal } = entry.controller
    const [first] = entry.listeners
    const { latest } = entry
    const { successor, status } = await verifyStatusClaim(client, {
      requestId: entry.successor ?? requestId,
      path: entry.successor === undefined ? first?.path : undefined,
      isMoved,
      findSuccessor,
      signal,
    })
    if (signal.aborted) return
    if (successor !== undefined && successor !== entry.successor) tellSuccessor(entry, successor)
    // What was heard meanwhile may be newer.
    if (entry.latest && entry.latest !== latest && goesBack(status, entry.latest)) return
    tell(entry, status)
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
        getHint: () =>
          Object.assign(
            {},
            ...[...entry.listeners].map(({ getHint }) => callIsolated(() => getHint?.()) ?? {}),
          ) as WatchHint,
        onStatus(status) {
          tell(entry, status)
          post({ status })
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

function tell(entry: Watched, status: RequestStatus): void {
  entry.latest = status
  for (const { onStatus } of Array.from(entry.listeners)) callIsolated(() => onStatus(status))
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
