import { getRequestStatus } from '../../../actions/getRequestStatus.ts'
import type { Client } from '../../../client/createClient.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import type { PollContext } from '../pollRequest.ts'

export interface ReadHintedStatusParameters extends Pick<PollContext, 'findSuccessor' | 'signal'> {
  requestId: string
  /** Path of the lookup that the step names. */
  path: string | undefined
  /** Another request is said to have taken this one over. */
  isMoved: boolean
}

/**
 * Checks with the service what another tab reported. Any script of the site can send such a message.
 *
 * @returns the service's own word, and the request that it is of.
 */
export async function readHintedStatus(
  client: Client,
  { requestId, path, isMoved, findSuccessor, signal }: ReadHintedStatusParameters,
): Promise<{ successor: string | undefined; state: RequestState }> {
  const successor = isMoved ? await findSuccessor(requestId, signal).catch(() => undefined) : undefined
  const lookup = successor === undefined ? { requestId, path } : { requestId: successor }
  return { successor, state: await getRequestStatus(client, lookup, { signal }) }
}
