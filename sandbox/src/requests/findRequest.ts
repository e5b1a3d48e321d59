import { requestStatusQuerySchema } from '@causeway/react/schemas'
import { isHex } from 'viem'
import { readWithSchema } from '../domain/service/readWithSchema.ts'
import { Refusal } from '../domain/service/refusal.ts'
import type { RecordStore } from '../domain/request/flow/recordStore.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'

/**
 * Finds a request by the query of a status lookup.
 *
 * @throws {Refusal} 400 without an id, 404 for an unknown one.
 */
export async function findRequest(store: RecordStore, query: object): Promise<ServiceRequest> {
  const { requestId } = readWithSchema(requestStatusQuerySchema, query)
  const id = requestId.toLowerCase()
  const request = isHex(id) ? await store.get(id) : undefined
  if (!request) throw new Refusal(404, { message: 'There is no request with this id.' })
  return request
}
