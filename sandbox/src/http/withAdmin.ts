import { Hono } from 'hono'
import { adminPath } from '../domain/service/location.ts'
import { Refusal } from '../domain/service/refusal.ts'
import type { Faults } from '../faults/createFaults.ts'
import { readFault } from '../faults/readFault.ts'
import { findScenario, scenarios } from '../faults/scenarios.ts'
import { json, readJsonObject } from './json.ts'
import { limitBody } from './middleware/limitBody.ts'
import { isFromThisMachine, loopbackCors, loopbackOnly, loopbackRefusal } from './middleware/loopback.ts'

/**
 * Adds endpoints to a service that switch faults. They aren't part of the service itself: they are for a sandbox on the developer's own
 * machine, and serve no other.
 *
 * - `GET /admin/faults`: active faults, the current scenario, and all scenarios
 * - `POST /admin/faults` `{ "type": "latency", "delayMs": 3000, "endpoint": "quote", "times": 1 }`: adds a fault
 * - `POST /admin/faults/scenario` `{ "name": "outage" }`: replaces active faults with a scenario
 * - `POST /admin/faults/clear` `{}`: switches all faults off
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
  const switches = createSwitches(faults)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isForSwitches = pathname === adminPath || pathname.startsWith(`${adminPath}/`)
    if (isForSwitches) return switches.fetch(request)
    return isFromThisMachine(request) ? fetch(request) : json({ message: loopbackRefusal }, 403)
  }
}

function createSwitches(faults: Faults): Hono {
  const state = () =>
    json({
      faults: faults.list(),
      scenario: faults.scenario(),
      scenarios: scenarios.map(({ name, description }) => ({ name, description })),
    })
  const app = new Hono().basePath(adminPath)
  app.use(loopbackCors, loopbackOnly, limitBody())
  app.get('/', state)
  app.post('/', async ({ req }) => {
    faults.add(readFault(await readJsonObject(req.raw)))
    return state()
  })
  app.post('/scenario', async ({ req }) => {
    const scenario = findScenario((await readJsonObject(req.raw))['name'])
    if (!scenario) {
      const names = scenarios.map(({ name }) => name).join(', ')
      throw new Refusal(400, { message: `"name" must be one of ${names}.` })
    }
    faults.play(scenario.name)
    return state()
  })
  app.post('/clear', () => {
    faults.clear()
    return state()
  })
  app.all('*', ({ req }) => {
    throw new Refusal(404, { message: `The sandbox does not know ${req.method} ${req.path}.` })
  })
  app.onError((error) => {
    if (error instanceof Refusal) return json(error.body, error.status, error.headers)
    throw error
  })
  return app
}
