import type { Client } from '../../client/createClient.ts'
import { toWireStatus } from '../../schemas/status/requestState.ts'
import { callIsolated } from '../../utils/events/reportException.ts'
import { pollRequest, type PollContext } from './poll/pollRequest.ts'
import type { StatusChannel } from './tabs/statusChannel.ts'
import {
  mergeHints,
  notifyStatus,
  notifySuperseded,
  notifyUnavailable,
  toLookup,
  untilWoken,
  type WatchedRequest,
} from './watchedRequest.ts'

/** What polling a request needs, and how it informs the other tabs. */
interface PollForAllTabsContext extends Pick<PollContext, 'clock' | 'random' | 'page' | 'findSuccessor'> {
  client: Client
  channel: StatusChannel
}

/** Polls a request until no one watches it or it has ended, and posts the results to the other tabs. */
export function pollForAllTabs(
  request: WatchedRequest,
  { client, channel, ...context }: PollForAllTabsContext,
): Promise<void> {
  const { requestId, controller } = request
  const post = (message: object) =>
    callIsolated(() => channel.post({ requestId, successor: request.successor, ...message }))
  return pollRequest(
    client,
    {
      ...toLookup(request),
      getHints: () => mergeHints(request),
      onStatus(state) {
        notifyStatus(request, state)
        post({ status: toWireStatus(state) })
      },
      onUnavailable(error) {
        notifyUnavailable(request, error)
        post({ isUnavailable: true })
      },
      onSuperseded(successor) {
        notifySuperseded(request, successor)
        post({})
      },
    },
    {
      ...context,
      signal: controller.signal,
      untilWoken: (signal) => untilWoken(request, signal),
    },
  )
}
