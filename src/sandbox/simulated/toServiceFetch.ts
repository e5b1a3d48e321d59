import { untilAborted } from '../../utils/untilAborted.ts'
import type { Service } from '../service/createService.ts'

/** Makes a `fetch` that a service answers, whatever the origin of the address. */
export function toServiceFetch(service: Service): typeof globalThis.fetch {
  return async (input, init = {}) => {
    // The signal stays here: a page's AbortSignal and the Request of a test environment may be of two realms.
    const { signal, ...rest } = init
    signal?.throwIfAborted()
    return untilAborted(service.fetch(new Request(input, rest)), signal ?? undefined)
  }
}
