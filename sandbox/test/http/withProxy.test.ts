import { describe, expect, it } from 'vitest'
import { withProxy } from '../../src/http/withProxy.ts'

function setUp() {
  const received: Request[] = []
  const fetch = async (request: Request) => {
    received.push(request)
    return Response.json({ requests: [] })
  }
  return { received, fetch: withProxy({ fetch }, { apiKey: 'sandbox-key', brand: 'svc' }) }
}

const quote = (body: object) =>
  new Request('http://localhost:4000/proxy/quote', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

describe('withProxy', () => {
  it('default: adds the key in the proxy, and sends everything else to the provider itself', async () => {
    const { received, fetch } = setUp()
    await fetch(new Request('http://localhost:4000/proxy/requests/v3?limit=1'))
    await fetch(new Request('http://localhost:4000/requests/v3?limit=2'))
    expect(received.map(({ url, headers }) => [new URL(url).search, headers.get('x-api-key')])).toEqual([
      ['?limit=1', 'sandbox-key'],
      ['?limit=2', null],
    ])
  })

  it('behavior: pays fees for a page, and lets no page name who earns', async () => {
    const { received, fetch } = setUp()
    expect((await fetch(quote({ subsidizeFees: true }))).status).toBe(200)
    const refused = await fetch(quote({ appFees: [] }))
    expect([refused.status, received.length]).toEqual([400, 1])
  })
})
