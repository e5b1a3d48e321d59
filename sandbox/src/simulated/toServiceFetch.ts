import type { Service } from '../http/createService.ts'

/** Makes a `fetch` that a service answers, whatever the origin of the address. */
export function toServiceFetch(service: Service): typeof globalThis.fetch {
  return async (input, init = {}) => {
    // The signal stays here: a page's AbortSignal and the Request of a test environment may be of two realms.
    const { signal, ...rest } = init
    signal?.throwIfAborted()
    const response = await orAborted(service.fetch(new Request(input, rest)), signal)
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

/** What the promise brings, unless the signal aborts first. */
async function orAborted<value>(
  promise: Promise<value>,
  signal: AbortSignal | null | undefined,
): Promise<value> {
  if (!signal) return promise
  let onAbort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason)
  })
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}
