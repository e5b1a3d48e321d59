/** A wrapper between the page and the provider. */
type ServiceWrapper = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch

/** A provider that can't be reached. */
export const unreachable: ServiceWrapper = () => async () => {
  throw new TypeError('Failed to fetch')
}

/** A provider that answers every request the same. */
export function answering(body: string, init: ResponseInit): ServiceWrapper {
  return () => async () => new Response(body, init)
}

/** A provider whose requests can't be looked up, while everything else works. */
export const withoutStatus: ServiceWrapper = (fetch) => async (input, init) => {
  if (pathOf(input).startsWith('/intents/status')) throw new TypeError('Failed to fetch')
  return fetch(input, init)
}

/** Changes the provider's status of requests on the way; the successor of the legacy lookup answers. */
export function changingStatus(change: (status: RawStatus) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    if (!pathOf(input).startsWith('/intents/status')) return fetch(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    url.pathname = '/intents/status/v3'
    const response = await fetch(url, init)
    return response.ok ? Response.json(change(await response.json())) : response
  }
}

/** Uses the successor of the legacy lookup, which gives reasons. */
export const withReasons: ServiceWrapper = changingStatus((status) => status)

/** The status of a request, as the provider writes it. */
export interface RawStatus {
  status: string
  [field: string]: unknown
}

/** Changes the provider's quotes on the way. */
export function changingQuotes(change: (quote: Record<string, unknown>) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (pathOf(input) !== '/quote' || !response.ok) return response
    return Response.json(change(await response.json()))
  }
}

/** Asks the provider for app fees with every quote; the API leaves open how. */
export function askingForAppFees(...appFees: { recipient: string; fee: string }[]): ServiceWrapper {
  return (fetch) => (input, init) => {
    if (pathOf(input) !== '/quote') return fetch(input, init)
    const body: object = JSON.parse(String(init?.body))
    return fetch(input, { ...init, body: JSON.stringify({ ...body, appFees }) })
  }
}

/** Changes the provider's history records on the way. */
export function changingRecords(change: (record: RawRecord) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (!pathOf(input).startsWith('/requests') || !response.ok) return response
    const page: { requests: RawRecord[] } = await response.json()
    return Response.json({ ...page, requests: page.requests.map(change) })
  }
}

/** A record as the provider writes it. */
export interface RawRecord {
  data: Record<string, unknown>
  [field: string]: unknown
}

/** A provider that lets the page read no history. */
export const withoutHistory: ServiceWrapper = (fetch) => async (input, init) =>
  pathOf(input).startsWith('/requests')
    ? Response.json({ message: 'No.' }, { status: 403 })
    : fetch(input, init)

/** A provider whose history never answers. */
export const silentHistory: ServiceWrapper = (fetch) => (input, init) => {
  if (!pathOf(input).startsWith('/requests')) return fetch(input, init)
  return new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input).pathname
}
