import type { Client } from '../../../client/createClient.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { msSince } from '../../../utils/time/msSince.ts'
import { createHintQueue, type Hint } from './createHintQueue.ts'
import { hasStatusChanged } from './hasStatusChanged.ts'
import type { PageActivity } from '../../ports/page/pageActivity.ts'
import type { PollContext } from '../poll/pollRequest.ts'
import { readHintedStatus } from './readHintedStatus.ts'
import type { StatusChannel } from './statusChannel.ts'
import { readStatusMessage } from './statusMessage.ts'
import {
  mayHaveMoved,
  notifyStatus,
  notifySuperseded,
  notifyUnavailable,
  toLookup,
  type WatchedRequest,
} from '../watchedRequest.ts'

/**
 * After how long the polling tab counts as silent, in milliseconds; also how often this tab then polls while it knows nothing of the
 * request.
 */
const silentMs = 10_000

/**
 * How often this tab polls on its own, in milliseconds: while the polling tab is silent (`ownPollMs`), and while its messages contain
 * nothing new (`heardPollMs`). A working tab polls, and sends a message, at least every 30 to 60 seconds.
 */
const ownPollMs = 60_000
const heardPollMs = 5 * 60_000

interface ListenContext {
  client: Client
  clock: Clock
  page: PageActivity
  channel: StatusChannel
  findSuccessor: PollContext['findSuccessor']
}

/** What a tab does while another one polls. */
export interface Listening {
  /** Polls if this tab hasn't done so for too long. */
  pollIfSilent(): void
  stop(): void
}

/**
 * Listens to the tab that polls. This tab asks the provider itself when a message hints at a change or the watch is woken, and at intervals
 * in any case: the content of a message is never trusted.
 */
export function listenToOtherTab(
  request: WatchedRequest,
  { client, clock, page, channel, findSuccessor }: ListenContext,
): Listening {
  const { requestId, wakers } = request
  const { signal } = request.controller
  const hints = createHintQueue({ clock, signal }, poll)
  const startedAt = clock.now()
  let heardAt = startedAt
  const wake = () => hints.add({ isMoved: false })
  const unsubscribe = channel.subscribe((message) => {
    const heard = readStatusMessage(message)
    if (heard?.requestId !== requestId) return
    heardAt = clock.now()
    // Every message contains the successor: this tab may have started to listen after it was found.
    const isMoved = Boolean(heard.successor && heard.successor !== request.successor)
    const hasChanged = heard.isUnavailable || (heard.status && hasStatusChanged(heard.status, request.latest))
    if (isMoved || hasChanged) hints.add({ isMoved })
  })
  wakers.add(wake)

  return {
    pollIfSilent() {
      if (page.isHidden() || page.isOffline()) return
      const now = clock.now()
      const isSilent = msSince(heardAt, now) >= silentMs
      const maxWaitMs = !request.latest && isSilent ? silentMs : isSilent ? ownPollMs : heardPollMs
      // The tab that holds the lock may be frozen, or run a foreign script: this tab then polls on its own.
      if (msSince(hints.polledAt() ?? startedAt, now) >= maxWaitMs)
        hints.add({ isMoved: mayHaveMoved(request, now) })
    },
    stop() {
      unsubscribe()
      wakers.delete(wake)
      hints.stop()
    },
  }

  async function poll({ isMoved }: Hint): Promise<void> {
    try {
      const { successor, state } = await readHintedStatus(client, {
        ...toLookup(request),
        isMoved,
        findSuccessor,
        signal,
      })
      if (signal.aborted) return
      if (successor !== undefined && successor !== request.successor) notifySuperseded(request, successor)
      notifyStatus(request, state)
    } catch (error) {
      if (!signal.aborted) notifyUnavailable(request, error)
      throw error
    }
  }
}
