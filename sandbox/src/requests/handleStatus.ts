import { isHex } from 'viem'
import { Refusal } from '../domain/refusal.ts'
import type { RecordStore } from '../domain/request/recordStore.ts'
import type { ServiceRequest } from '../domain/request/serviceRequest.ts'
import { json, type Handler } from '../http/json.ts'

/** A status lookup: finds the request and writes it as `toBody` does. */
export function createStatusHandler(
  { store }: { store: RecordStore },
  toBody: (request: ServiceRequest) => unknown,
): Handler {
  return async ({ url }) => {
    const requestId = new URL(url).searchParams.get('requestId')
    if (!requestId) throw new Refusal(400, { message: 'The query parameter "requestId" is missing.' })
    const id = requestId.toLowerCase()
    const request = isHex(id) ? await store.get(id) : undefined
    if (!request) throw new Refusal(404, { message: 'There is no request with this id.' })
    return json(toBody(request))
  }
}
