import { untilAborted } from '../../../src/utils/untilAborted.ts'
import type { Service } from '../service/createService.ts'

/** Makes a `fetch` that a service answers, whatever the origin of the address. */
export function toServiceFetch(service: Service): typeof globalThis.fetch {
  return async (input, init = {}) => {
    // The signal stays here: a page's AbortSignal and the Request of a test environment may be of two realms.
    const { signal, ...rest } = init
    signal?.throwIfAborted()
    const response = await untilAborted(service.fetch(new Request(input, rest)), signal ?? undefined)
    // What a network does: a lost connection rejects, and so does a redirect that is refused or leads nowhere.
    if (response.type === 'error' || (isRedirect(response) && init.redirect !== 'manual')) {
      throw new TypeError('Failed to fetch')
    }
    return response
  }
}

function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.has('location')
}
