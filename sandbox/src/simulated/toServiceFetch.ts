import type { Service } from '../http/createService.ts'

/** Creates a `fetch` that calls a service, on any origin. */
export function toServiceFetch(service: Service): typeof globalThis.fetch {
  return async (input, init = {}) => {
    // Handled here, since a page's AbortSignal and a test environment's Request may belong to different realms.
    const { signal, ...rest } = init
    signal?.throwIfAborted()
    const response = await orAborted(service.fetch(new Request(input, rest)), signal)
    // Like a network: rejects for a lost connection, and for a redirect, since it is refused or its target doesn't exist.
    if (response.type === 'error' || (isRedirect(response) && init.redirect !== 'manual')) {
      throw new TypeError('Failed to fetch')
    }
    return response
  }
}

function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.has('location')
}

/** The promise's result, unless the signal aborts first. */
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
