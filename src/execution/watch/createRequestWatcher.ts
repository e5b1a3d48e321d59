import { watchLockOf } from '../ports/locks/lockNames.ts'
import { checkClient } from '../../client/checkClient.ts'
import { checkChange, checkKinds, clockKind, type Kinds } from '../../errors/checks/checkKinds.ts'
import type { Client } from '../../client/createClient.ts'
import { isSettled } from '../../schemas/status/requestStatus.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { acquireInTime } from '../ports/locks/acquireInTime.ts'
import { createWebLocks } from '../ports/locks/createWebLocks.ts'
import type { Locks } from '../ports/locks/locks.ts'
import { findSuccessor as findRequestSuccessor } from '../../actions/lookups/findSuccessor.ts'
import { listenToOtherTab, type Listening } from './tabs/listenToOtherTab.ts'
import { browserPage, type PageActivity } from '../ports/page/pageActivity.ts'
import { pollForAllTabs } from './pollForAllTabs.ts'
import { broadcastStatusChannel, type StatusChannel } from './tabs/statusChannel.ts'
import {
  createWatchedRequest,
  notifyLatecomer,
  type WatchedRequest,
  type WatchRequestParameters,
} from './watchedRequest.ts'

/**
 * How often a tab that doesn't poll a request tries to take over, in milliseconds. The first attempt is sooner: the poller may be a watch
 * of this page that is just ending.
 */
export const takeoverDelayMs = 5_000
const firstTakeoverDelayMs = 250

/** Tracking of one request for one caller. */
export interface RequestWatch {
  /** Polls at once instead of after the pause. */
  wake(): void
  /** Stops tracking for this caller; polling ends with the last one. */
  stop(): void
}

/** Tracks requests of one provider. Each request has a single poller, no matter how many callers and tabs track it. */
export interface RequestWatcher {
  /** @throws {InvalidArgumentError} naming an invalid parameter. */
  watch(parameters: WatchRequestParameters): RequestWatch
}

/** Options of `createRequestWatcher`. Each has a default. */
export interface CreateRequestWatcherOptions {
  /** Tells the time and waits. @default the client's */
  clock?: Clock | undefined
  /** A number from 0 to below 1 that spreads the pauses between polls. @default Math.random */
  random?: (() => number) | undefined
  /** Whether the page is visible and online: polling slows down while it's hidden and pauses offline. @default the browser's page */
  page?: PageActivity | undefined
  /** Lets only one tab poll a request. @default createWebLocks() */
  locks?: Locks | undefined
  /** Passes what one tab polled to the other tabs. @default a `BroadcastChannel`, or none where there isn't one */
  channel?: StatusChannel | undefined
  /** Finds the request that superseded another; errors are ignored. @default the history, if the client may read it */
  findSuccessor?: ((requestId: string, signal: AbortSignal) => Promise<string | undefined>) | undefined
}

const optionKinds: Kinds<keyof CreateRequestWatcherOptions> = {
  clock: clockKind,
  random: 'function',
  page: { functions: ['isHidden', 'isOffline', 'subscribe'] },
  locks: { functions: ['acquire'] },
  channel: { functions: ['post', 'subscribe'] },
  findSuccessor: 'function',
}

const watchKinds: Kinds<keyof WatchRequestParameters> = {
  requestId: 'text',
  path: 'text',
  getHints: 'function',
  onStatus: 'function',
  onUnavailable: 'function',
  onSuperseded: 'function',
}

/**
 * Creates a watcher.
 *
 * @example
 * const watcher = createRequestWatcher(client)
 * const { stop } = watcher.watch({ requestId, onStatus: ({ status }) => console.info(status) })
 */
export function createRequestWatcher(
  client: Client,
  options: CreateRequestWatcherOptions = {},
): RequestWatcher {
  checkClient(client, 'createRequestWatcher')
  checkChange('createRequestWatcher', options, optionKinds, 'options')
  const {
    clock = client.clock,
    random = Math.random,
    page = browserPage(client.baseUrl),
    locks = createWebLocks(),
    channel = broadcastStatusChannel(`causeway:status:${client.baseUrl}`),
    findSuccessor = (requestId, signal) => findRequestSuccessor(client, { requestId }, { signal }),
  } = options
  const watched = new Map<string, WatchedRequest>()

  return {
    watch(parameters) {
      checkObject(parameters, 'watch', 'parameters', { fields: ['requestId', 'onStatus'] })
      checkKinds(parameters, watchKinds, 'watch')
      const { requestId } = parameters
      const known = watched.get(requestId)
      const request = known ?? createWatchedRequest(requestId)
      request.listeners.add(parameters)
      if (known) notifyLatecomer(known, parameters)
      else {
        watched.set(requestId, request)
        void pollOrListen(request)
      }
      return {
        wake: () => {
          for (const wake of request.wakers) wake()
        },
        stop() {
          request.listeners.delete(parameters)
          if (request.listeners.size > 0) return
          request.controller.abort()
          leave(request)
        },
      }
    },
  }

  function leave(request: WatchedRequest): void {
    if (watched.get(request.requestId) === request) watched.delete(request.requestId)
  }

  /** Polls while this tab has the lock, and listens to the tab that has it. */
  async function pollOrListen(request: WatchedRequest): Promise<void> {
    const { signal } = request.controller
    let listening: Listening | undefined
    let delayMs = firstTakeoverDelayMs
    try {
      for (;;) {
        const release = await acquireInTime(
          { clock, signal, locks },
          watchLockOf(client.baseUrl, request.requestId),
        ).catch(() => () => {})
        if (signal.aborted || isSettled(request.latest?.status)) return release?.()
        if (release) {
          try {
            listening?.stop()
            listening = undefined
            return await pollForAllTabs(request, { client, clock, random, page, channel, findSuccessor })
          } finally {
            release()
          }
        }
        // Another tab polls, and sends its results as hints.
        listening ??= listenToOtherTab(request, { client, clock, page, channel, findSuccessor })
        await clock.sleep(delayMs, signal)
        listening.pollIfSilent()
        delayMs = takeoverDelayMs
      }
    } catch (error) {
      // Stopping the watch aborts its pauses.
      if (!signal.aborted) throw error
    } finally {
      listening?.stop()
      leave(request)
    }
  }
}
