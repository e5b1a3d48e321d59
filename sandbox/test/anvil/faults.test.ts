import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  getRequestStatus,
  createClient,
  MalformedResponseError,
  NetworkError,
  ServiceError,
} from '@causeway/react/actions'
import { createMemoryStore } from '@causeway/sandbox'
import { createSystemClock } from '@causeway/sandbox/simulated'
import { createService, type Service } from '../../src/http/createService.ts'
import { startServer, type SandboxServer } from '../../src/http/server/startServer.ts'
import { withAdmin } from '../../src/http/withAdmin.ts'
import { createTestSandbox } from '../support/environment/createTestSandbox.ts'

let service: Service
let server: SandboxServer

beforeAll(async () => {
  const { ledger } = createTestSandbox()
  service = createService({ ledger, store: createMemoryStore(), clock: createSystemClock() })
  server = await startServer({ fetch: withAdmin(service), port: 0 })
})

afterAll(async () => {
  service.close()
  await server.stop()
})

async function play(name: string): Promise<void> {
  const response = await fetch(`${server.url}/admin/faults/scenario`, {
    method: 'POST',
    body: JSON.stringify({ name }),
  })
  expect(response.status).toBe(200)
}

it.each([
  ['offline', NetworkError],
  ['redirected', MalformedResponseError],
  ['captivePortal', MalformedResponseError],
  ['outage', ServiceError],
])('behavior: gives the same error over HTTP for %s', async (name, kind) => {
  await play(name)
  const client = createClient({ baseUrl: server.url })
  const asked = getRequestStatus(client, { requestId: `0x${'0'.repeat(64)}` })
  await expect(asked).rejects.toBeInstanceOf(kind)
  await play('calm')
})

it('behavior: links of v2 lead to the port that was asked', async () => {
  const response = await fetch(`${server.url}/requests/v2`)
  expect(response.headers.get('link')).toContain(`<${server.url}/requests/v3>; rel="successor-version"`)
})
