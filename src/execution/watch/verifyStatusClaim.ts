import { getRequestStatus } from '../../actions/getRequestStatus.ts'
import type { Client } from '../../client/createClient.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { PollContext } from './pollRequest.ts'

export interface VerifyStatusClaimParameters extends Pick<PollContext, 'findSuccessor' | 'signal'> {
  requestId: string
  /** Path of the lookup that the step names. */
  path: string | undefined
  /** Another request is said to have taken this one over. */
  isMoved: boolean
}

type Told = Pick<RequestStatus, 'status' | 'isDeposited' | 'inTxHashes' | 'txHashes'>

/** Whether another tab reports something that the service has not said here. A new timestamp alone is no news. */
export function isStatusNews(told: Told, known: Told | undefined): boolean {
  return known === undefined || factsOf(told) !== factsOf(known)
}

function factsOf({ status, isDeposited, inTxHashes = [], txHashes = [] }: Told): string {
  return JSON.stringify([status, isDeposited, inTxHashes, txHashes])
}

/**
 * Checks with the service what another tab reported. Any script of the site can send such a message.
 *
 * @returns the service's own word, and the request that it is of.
 */
export async function verifyStatusClaim(
  client: Client,
  { requestId, path, isMoved, findSuccessor, signal }: VerifyStatusClaimParameters,
): Promise<{ successor: string | undefined; status: RequestStatus }> {
  const successor = isMoved ? await findSuccessor(requestId, signal).catch(() => undefined) : undefined
  const looked = successor === undefined ? { requestId, path } : { requestId: successor }
  return { successor, status: await getRequestStatus(client, looked, { signal }) }
}
