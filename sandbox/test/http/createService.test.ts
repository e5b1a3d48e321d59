import { parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@causeway/sandbox'
import { createService } from '../../src/http/createService.ts'
import { createTestSandbox } from '../support/environment/createTestSandbox.ts'
import { bridge, requestIdOf } from '../support/quotes.ts'

const usdc = (units: string) => parseUnits(units, 6)

describe('HTTP', () => {
  const url = 'https://sandbox.invalid'

  it('behavior: lets pages on this machine read answers, but no others', async () => {
    const { fetch } = createTestSandbox()
    for (const origin of [
      'http://localhost:5173',
      'http://127.0.0.1:3000',
      'http://[::1]:80',
      'http://app.localhost',
    ]) {
      const response = await fetch(`${url}/intents/status`, { headers: { origin } })
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    }
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      const response = await fetch(`${url}/intents/status`, { headers: { origin } })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('behavior: allows the API key in a preflight', async () => {
    const { fetch } = createTestSandbox()
    const response = await fetch(`${url}/requests/v3`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-api-key' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('x-api-key')
  })

  it('error: answers 404 to an unknown path', async () => {
    const response = await createTestSandbox().fetch(`${url}/requests/v1`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: expect.stringContaining('/requests/v1') })
  })

  it('error: answers 405 to a wrong method, and names the right one', async () => {
    const response = await createTestSandbox().fetch(`${url}/quote`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it.each([
    ['whose length is unknown', () => ({})],
    ['that says its length', (body: string) => ({ 'content-length': String(Buffer.byteLength(body)) })],
  ])('error: answers 413 to more than 1 MiB of a body %s', async (_length, lengthOf) => {
    const sandbox = createTestSandbox()
    const post = (path: string, body: string) =>
      sandbox.fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...lengthOf(body) },
        body,
      })
    // Two bytes each, so that characters don’t count.
    const text = 'é'.repeat(524_283)
    for (const path of ['/quote', '/execute/permits']) {
      expect((await post(path, `{"txt":"${text}"}`)).status).not.toBe(413)
      const response = await post(path, `{"txt":"${text}."}`)
      expect(response.status).toBe(413)
      expect(response.headers.get('connection')).toBe('close')
      expect(await response.json()).toEqual({ message: 'The body is larger than 1048576 bytes.' })
    }
  })

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'error: answers 415 to a body of the type %s',
    async (contentType) => {
      const sandbox = createTestSandbox()
      const body = new TextEncoder().encode('{}')
      const headers = contentType === undefined ? {} : { 'content-type': contentType }
      for (const path of ['/quote', '/execute/permits']) {
        const response = await sandbox.fetch(`${url}${path}`, { method: 'POST', headers, body })
        expect(response.status).toBe(415)
      }
    },
  )

  it.each(['', '{', '[]', 'null', '"quote"'])('error: answers 400 to the body %o', async (body) => {
    const response = await createTestSandbox().fetch(`${url}/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorCode: 'INVALID_REQUEST' })
  })

  it('error: answers 404 to an unknown request, and 400 to a missing ID', async () => {
    const { fetch } = createTestSandbox()
    for (const path of ['/intents/status', '/intents/status/v3']) {
      expect((await fetch(`${url}${path}?requestId=0x${'0'.repeat(64)}`)).status).toBe(404)
      expect((await fetch(`${url}${path}?requestId=me`)).status).toBe(404)
      expect((await fetch(`${url}${path}`)).status).toBe(400)
    }
  })

  it('error: answers 401 to a key that isn’t active', async () => {
    const { fetch } = createTestSandbox()
    const response = await fetch(`${url}/intents/status`, { headers: { 'x-api-key': 'stolen' } })
    expect(response.status).toBe(401)
  })

  it('error: answers its own errors with 500 and a request ID', async () => {
    const { ledger, clock } = createTestSandbox()
    const store = { ...createMemoryStore(), get: () => Promise.reject(new TypeError('disk full')) }
    const service = createService({ ledger, clock, store })
    const response = await service.fetch(new Request(`${url}/intents/status?requestId=0x12`))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: 'The sandbox failed: disk full',
      errorCode: 'UNKNOWN_ERROR',
      requestId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
  })

  it('behavior: answers 503, and fills nothing, once closed', async () => {
    const sandbox = createTestSandbox()
    const quote = await bridge(sandbox, { amount: usdc('25') })
    await sandbox.clock.advance(0)
    sandbox.close()
    await sandbox.clock.advance(1500)
    expect((await sandbox.store.get(requestIdOf(quote)))?.progress.status).toBe('pending')
    const response = await sandbox.fetch(`${url}/intents/status?requestId=${requestIdOf(quote)}`)
    expect(response.status).toBe(503)
  })
})
