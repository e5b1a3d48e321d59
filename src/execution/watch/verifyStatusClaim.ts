import { getRequestStatus } from '../../actions/getRequestStatus.ts'
import type { Client } from '../../client/createClient.ts'
import { isFinalRequestState, requestStateRank } from '../../schemas/status/requestState.ts'
import type { RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { PollContext } from './pollRequest.ts'

export interface VerifyStatusClaimParameters extends Pick<PollContext, 'findSuccessor' | 'signal'> {
  requestId: string
  /** Path of the lookup that the step names. */
  path: string | undefined
  /** Another request is said to have taken this one over. */
  isMoved: boolean
}

type Told = Pick<RequestStatus, 'status' | 'state' | 'isDeposited'>

/**
 * Whether what another tab tells is a claim to be confirmed: the first word, an end, a word that is not known, and whatever
 * goes back. A payment that was seen must not be asked for again because of a message.
 */
export function isClaim(told: Told, known: Told | undefined): boolean {
  if (known === undefined || isFinalRequestState(told.state) || goesBack(told, known)) return true
  return told.state === 'unknown' && told.status !== known.status
}

/** Whether one report knows less than another one; of an end it may not be said what was paid. */
export function goesBack(told: Told, known: Told): boolean {
  const isUnpaid = known.isDeposited && !told.isDeposited && !isFinalRequestState(told.state)
  return isUnpaid || rankOf(told) < rankOf(known)
}

/** The legacy lookup says `pending` before the deposit, too. */
function rankOf({ state, isDeposited }: Told): number {
  return requestStateRank[state === 'pending' && !isDeposited ? 'waiting' : state]
}

/**
 * Asks the service for itself what another tab told us of it: any script of the site can send such messages.
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
