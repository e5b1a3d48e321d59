import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from '../../../src/http/middleware/limitBody.ts'
import { startServer } from '../../../src/http/server/startServer.ts'

it.each([
  ['at once', (text: string) => text],
  ['piece by piece', (text: string) => new Blob([text]).stream()],
])('behavior: serves middleware that reads the body first: sent %s', async (_how, toBody) => {
  const app = new Hono().post('/', limitBody(5), async ({ req, text }) => text(await req.text()))
  app.onError(() => new Response(null, { status: 413 }))
  const server = await startServer({ fetch: async (request) => app.fetch(request), port: 0 })
  try {
    const post = (text: string) =>
      fetch(server.url, { method: 'POST', body: toBody(text), duplex: 'half' } as RequestInit)
    expect(await (await post('12345')).text()).toBe('12345')
    expect((await post('123456')).status).toBe(413)
  } finally {
    await server.stop()
  }
})
