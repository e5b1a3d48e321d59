import { getRequestStatus } from '../../actions/getRequestStatus.ts'
import type { Client } from '../../client/createClient.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { PollContext } from './pollRequest.ts'

export interface ConfirmClaimParameters extends Pick<PollContext, 'findSuccessor' | 'signal'> {
  requestId: string
  /** Path of the lookup that the step names. */
  path: string | undefined
  /** Another request is said to have taken this one over. */
  isMoved: boolean
}

/**
 * Asks the service for itself what another tab told us of it: any script of the site can send such messages.
 *
 * @returns the service's own word, and the request that it is of.
 */
export async function confirmClaim(
  client: Client,
  { requestId, path, isMoved, findSuccessor, signal }: ConfirmClaimParameters,
): Promise<{ successor: string | undefined; status: RequestStatus }> {
  const successor = isMoved ? await findSuccessor(requestId, signal).catch(() => undefined) : undefined
  const looked = successor === undefined ? { requestId, path } : { requestId: successor }
  return { successor, status: await getRequestStatus(client, looked, { signal }) }
}
