import { isHex } from 'viem'
import { Refusal } from '../domain/service/refusal.ts'
import type { RecordStore } from '../domain/request/flow/recordStore.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'

/**
 * Finds a request by the id that a status lookup names.
 *
 * @throws {Refusal} 400 without an id, 404 for one that nobody has.
 */
export async function findRequest(
  store: RecordStore,
  requestId: string | undefined,
): Promise<ServiceRequest> {
  if (!requestId) throw new Refusal(400, { message: 'The query parameter "requestId" is missing.' })
  const id = requestId.toLowerCase()
  const request = isHex(id) ? await store.get(id) : undefined
  if (!request) throw new Refusal(404, { message: 'There is no request with this id.' })
  return request
}
