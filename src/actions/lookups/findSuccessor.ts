import { getRequests } from '../getRequests.ts'
import type { Client } from '../../client/createClient.ts'
import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'

/**
 * The request that superseded another one (`supersededByRequestId` in the history); undefined if none did.
 *
 * @throws {CausewayError} when the history can't be read, for instance for lack of a key.
 */
export async function findSuccessor(
  client: Client,
  { requestId }: { requestId: string },
  { signal }: { signal: AbortSignal },
): Promise<string | undefined> {
  const { requests } = await getRequests(client, { id: requestId }, { signal })
  const isSame = (id: string) => isSameRequestId(id, requestId)
  const successor = requests.find(({ id }) => isSame(id))?.supersededByRequestId
  return successor && !isSame(successor) ? successor : undefined
}
