import type { BenchOptions } from './createBench.ts'

type ServiceWrapper = NonNullable<BenchOptions['service']>

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

/** The service, with quotes that are changed on their way. */
export function changingQuotes(change: (quote: Record<string, unknown>) => unknown): ServiceWrapper {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (pathOf(input) !== '/quote' || !response.ok) return response
    return Response.json(change(await response.json()))
  }
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input).pathname
}
