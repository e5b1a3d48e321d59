import { Refusal } from '../domain/refusal.ts'
import type { Faults } from '../faults/createFaultGate.ts'
import { readFault } from '../faults/readFault.ts'
import { findScenario, scenarios } from '../faults/scenarios.ts'
import { corsHeaders, isLoopbackHost, isLoopbackOrigin } from './cors.ts'
import { json, readJsonObject } from './json.ts'

/** Below it the sandbox itself is told what to do. */
export const adminPath = '/admin/faults'

/**
 * Puts the switches for faults before a service. The service itself does not have them: this address is for a
 * sandbox on one's own machine.
 *
 * - `GET /admin/faults`: what is on, and which scenarios there are
 * - `POST /admin/faults` `{ "type": "latency", "delayMs": 3000, "endpoint": "quote", "times": 1 }`: one more
 * - `POST /admin/faults/scenario` `{ "name": "outage" }`: a scenario instead of what is on
 * - `POST /admin/faults/clear` `{}`: all off
 *
 * @example
 * const fetch = withAdmin(service)
 * await fetch(new Request('http://localhost:4000/admin/faults', { method: 'POST', body: '{"type":"html"}' }))
 */
export function withAdmin({
  fetch,
  faults,
}: {
  fetch: (request: Request) => Promise<Response>
  faults: Faults
}): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== adminPath && !pathname.startsWith(`${adminPath}/`)) return fetch(request)
    // A browser's preflight is the same for every address.
    if (request.method === 'OPTIONS') return fetch(request)
    const response = await answer(request, pathname, faults)
    for (const [name, value] of Object.entries(corsHeaders(request.headers.get('origin')))) {
      response.headers.set(name, value)
    }
    return response
  }
}

async function answer(request: Request, pathname: string, faults: Faults): Promise<Response> {
  try {
    refuseStrangers(request)
    await act(request, pathname, faults)
    return json({
      faults: faults.list(),
      scenarios: scenarios.map(({ name, description }) => ({ name, description })),
    })
  } catch (error) {
    if (error instanceof Refusal) return json(error.body, error.status, error.headers)
    throw error
  }
}

async function act(request: Request, pathname: string, faults: Faults): Promise<void> {
  switch (`${request.method} ${pathname}`) {
    case `GET ${adminPath}`:
      return
    case `POST ${adminPath}`:
      faults.add(readFault(await readJsonObject(request)))
      return
    case `POST ${adminPath}/scenario`: {
      const scenario = findScenario((await readJsonObject(request))['name'])
      if (!scenario) {
        const names = scenarios.map(({ name }) => name).join(', ')
        throw new Refusal(400, { message: `"name" must be one of ${names}.` })
      }
      faults.play(scenario.name)
      return
    }
    case `POST ${adminPath}/clear`:
      faults.clear()
      return
    default:
      throw new Refusal(404, { message: `The sandbox does not know ${request.method} ${pathname}.` })
  }
}

/** A page of another origin, or one whose name was pointed at this machine, must not switch anything. */
function refuseStrangers({ url, headers }: Request): void {
  const origin = headers.get('origin')
  const host = headers.get('host') ?? new URL(url).host
  if ((origin === null || isLoopbackOrigin(origin)) && isLoopbackHost(host)) return
  throw new Refusal(403, { message: 'Only programs and pages on this machine may do this.' })
}
