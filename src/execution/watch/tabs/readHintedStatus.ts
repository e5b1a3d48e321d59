import { lookUpRequest } from '../../../actions/lookups/lookUpRequest.ts'
import type { Client } from '../../../client/createClient.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import type { PollContext } from '../poll/pollRequest.ts'

interface ReadHintedStatusParameters extends Pick<PollContext, 'findSuccessor' | 'signal'> {
  requestId: string
  /** Path of the lookup that the step names. */
  path: string | undefined
  /** A message says that another request superseded this one. */
  isMoved: boolean
}

/**
 * Asks the provider about what a message of another tab reported, since any script of the site can send one.
 *
 * @returns the provider's status, and the request that superseded the given one, if the status is about that.
 */
export async function readHintedStatus(
  client: Client,
  { requestId, path, isMoved, findSuccessor, signal }: ReadHintedStatusParameters,
): Promise<{ successor: string | undefined; state: RequestState }> {
  const successor = isMoved ? await findSuccessor(requestId, signal).catch(() => undefined) : undefined
  const lookup = successor === undefined ? { requestId, path } : { requestId: successor }
  const { state } = await lookUpRequest(client, lookup, { signal })
  return { successor, state }
}
