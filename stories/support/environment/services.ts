/** Stands between the page and the service. */
type ServiceWrapper = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch

/** A service that can't be reached. */
export const unreachable: ServiceWrapper = () => async () => {
  throw new TypeError('Failed to fetch')
}

/** A service that answers everything the same. */
export function answering(body: string, init: ResponseInit): ServiceWrapper {
  return () => async () => new Response(body, init)
}

/** A service whose requests can't be looked up, while everything else works. */
export const withoutStatus: ServiceWrapper = (fetch) => async (input, init) => {
  if (pathOf(input).startsWith('/intents/status')) throw new TypeError('Failed to fetch')
  return fetch(input, init)
}

/** The service, with looks at requests that are changed on their way; the successor of the legacy lookup answers. */
export function changingStatus(change: (status: RawStatus) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    if (!pathOf(input).startsWith('/intents/status')) return fetch(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    url.pathname = '/intents/status/v3'
    const response = await fetch(url, init)
    return response.ok ? Response.json(change(await response.json())) : response
  }
}

/** The service, looked at by the successor of the legacy lookup, which gives reasons. */
export const withReasons: ServiceWrapper = changingStatus((status) => status)

/** Where a request stands, as the service writes it. */
export interface RawStatus {
  status: string
  [field: string]: unknown
}

/** The service, with quotes that are changed on their way. */
export function changingQuotes(change: (quote: Record<string, unknown>) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (pathOf(input) !== '/quote' || !response.ok) return response
    return Response.json(change(await response.json()))
  }
}

/** The service, asked for fees of the app with every quote; the interface leaves open how they are asked for. */
export function askingForAppFees(...appFees: { recipient: string; fee: string }[]): ServiceWrapper {
  return (fetch) => (input, init) => {
    if (pathOf(input) !== '/quote') return fetch(input, init)
    const body: object = JSON.parse(String(init?.body))
    return fetch(input, { ...init, body: JSON.stringify({ ...body, appFees }) })
  }
}

/** The service, with records of the history that are changed on their way. */
export function changingRecords(change: (record: RawRecord) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (!pathOf(input).startsWith('/requests') || !response.ok) return response
    const page: { requests: RawRecord[] } = await response.json()
    return Response.json({ ...page, requests: page.requests.map(change) })
  }
}

/** A record as the service writes it. */
export interface RawRecord {
  data: Record<string, unknown>
  [field: string]: unknown
}

/** A service that lets the page read no history. */
export const withoutHistory: ServiceWrapper = (fetch) => async (input, init) =>
  pathOf(input).startsWith('/requests')
    ? Response.json({ message: 'No.' }, { status: 403 })
    : fetch(input, init)

/** The service, with a history that is asked and never answers. */
export const silentHistory: ServiceWrapper = (fetch) => (input, init) => {
  if (!pathOf(input).startsWith('/requests')) return fetch(input, init)
  return new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input).pathname
}
