import type { Hex } from 'viem'
import type { RecordStore } from '@causeway/sandbox/simulated'
import type { ServiceRequest } from '../../src/domain/request/flow/serviceRequest.ts'

/** Resolves with the request as soon as it satisfies the predicate. */
export function waitForRequest(
  store: RecordStore,
  id: Hex,
  predicate: (request: ServiceRequest) => boolean,
): Promise<ServiceRequest> {
  return new Promise((resolve, reject) => {
    const stop = store.subscribe(check)
    store.get(id).then((request) => request && check(request), reject)
    function check(request: ServiceRequest): void {
      if (request.id !== id || !predicate(request)) return
      stop()
      resolve(request)
    }
  })
}
