import { getRequestStatus } from '../../actions/getRequestStatus.ts'
import type { Client } from '../../client/createClient.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { PollContext } from './pollRequest.ts'

export interface ConfirmClaimParameters extends Pick<PollContext, 'findOwner' | 'signal'> {
  requestId: string
  /** Path of the lookup that the step names. */
  path: string | undefined
  /** Another request is said to have taken this one over. */
  isMoved: boolean
}

/**
 * Asks the service what somebody says that it said: any script of the site can speak to its tabs.
 *
 * @returns the service's own word, and the request that it is of.
 */
export async function confirmClaim(
  client: Client,
  { requestId, path, isMoved, findOwner, signal }: ConfirmClaimParameters,
): Promise<{ owner: string | undefined; status: RequestStatus }> {
  const owner = isMoved ? await findOwner(requestId, signal).catch(() => undefined) : undefined
  const looked = owner === undefined ? { requestId, path } : { requestId: owner }
  return { owner, status: await getRequestStatus(client, looked, { signal }) }
}
