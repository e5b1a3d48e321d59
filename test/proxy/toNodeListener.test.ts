import { createServer, type Server } from 'node:http'
import {
  connect as connectHttp2,
  createServer as createHttp2Server,
  type IncomingHttpHeaders,
} from 'node:http2'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { toNodeListener, type NodeRequest, type NodeResponse } from '@causeway/react/proxy'
import { listen } from '../../sandbox/src/http/server/listen.ts'
import { createProxyEnvironment, type ProxyEnvironment } from './support/createProxyEnvironment.ts'
import { errorOf } from './support/errorOf.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A plain server on the loopback; resolves with its port. */
async function serve({ handler }: ProxyEnvironment): Promise<number> {
  const server = createServer(toNodeListener(handler))
  servers.push(server)
  return listen(server)
}

/** Sends bytes as they are, since `fetch` would tidy them; resolves with the status line. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.once('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString().split('\r\n')[0] ?? '')
    })
  })
}

const noRequest: NodeRequest = {
  url: '/bridge/requests/v3',
  headers: {},
  complete: true,
  on: () => {},
  async *[Symbol.asyncIterator]() {},
}

const noResponse: NodeResponse = {
  statusCode: 200,
  headersSent: false,
  writableEnded: false,
  destroyed: false,
  setHeader: () => {},
  end: () => {},
  destroy: () => {},
  on: () => {},
}

describe('toNodeListener', () => {
  it('default: works with a plain Node server', async () => {
    const env = createProxyEnvironment()
    const port = await serve(env)
    const base = `http://127.0.0.1:${port}/bridge`
    const list = await fetch(`${base}/requests/v3?limit=1`, { headers: { cookie: 'a=b' } })
    expect(await list.json()).toEqual({ requests: [] })
    expect(list.headers.get('cache-control')).toBe('no-store')
    const body = JSON.stringify({ additionalData: { note: '1'.repeat(50_000) } })
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    expect((await fetch(`${base}/quote`, init)).status).toBe(200)
    expect(env.received[1]?.body).toBe(body)
    expect(env.received[1]?.headers).not.toHaveProperty('host')
  })

  it.each([[undefined], [{}], [{ fetch: () => {} }]])('error: refuses %j as a handler at once', (handler) => {
    expect(() => toNodeListener(handler as never)).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'handler' }),
    )
  })

  it('error: survives a response whose functions all throw', async () => {
    const { handler } = createProxyEnvironment()
    const thrower = () => {
      throw new Error('wrapped')
    }
    const outgoing = { ...noResponse, setHeader: thrower, end: thrower, destroy: thrower }
    await expect(toNodeListener(handler)(noRequest, outgoing)).resolves.toBeUndefined()
  })

  it.each([{ headersSent: true }, { writableEnded: true }, { destroyed: true }])(
    'behavior: doesn’t touch a response with %o that another handler has sent',
    async (taken) => {
      const touched: string[] = []
      const outgoing = {
        ...noResponse,
        setHeader: () => void touched.push('setHeader'),
        end: () => void touched.push('end'),
        destroy: () => void touched.push('destroy'),
      }
      const { handler, received } = createProxyEnvironment()
      await toNodeListener(handler)(noRequest, { ...outgoing, ...taken })
      expect(touched).toEqual([])
      // Nor is the provider asked for a caller that is gone.
      expect(received).toEqual([])
    },
  )

  it.each([
    [false, 'close'],
    [true, undefined],
  ])(
    'behavior: for a body that has arrived (%o), sets the connection header to %s',
    async (complete, told) => {
      const headers = new Map<string, unknown>()
      const outgoing = {
        ...noResponse,
        setHeader: (name: string, value: unknown) => headers.set(name, value),
      }
      await toNodeListener(createProxyEnvironment().handler)({ ...noRequest, complete }, outgoing)
      expect(headers.get('connection')).toBe(told)
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    [{ ':authority': 'app.example' }, 200],
    [{ ':authority': 'evil.example' }, 403],
    // HTTP/2's own authority wins over the header.
    [{ ':authority': 'evil.example', host: 'app.example' }, 403],
    [{ ':authority': 'app.example', host: 'evil.example' }, 200],
    [{ host: 'app.example' }, 200],
  ])('parameters: allowedHosts over HTTP/2: %o', async (headers, status) => {
    const { handler } = createProxyEnvironment({ allowedHosts: ['app.example'] })
    const outgoing = { ...noResponse }
    await toNodeListener(handler)({ ...noRequest, headers: { ':method': 'GET', ...headers } }, outgoing)
    expect(outgoing.statusCode).toBe(status)
  })

  it('error: refuses a body that is too long, with and without a length, and continues', async () => {
    const env = createProxyEnvironment({ limits: { bodyBytes: 1000 } })
    const url = `http://127.0.0.1:${await serve(env)}/bridge/quote`
    const headers = { 'content-type': 'application/json' }
    const long = await fetch(url, { method: 'POST', body: ' '.repeat(2_000), headers })
    expect(await errorOf(long)).toBe('413 BODY_TOO_LARGE')
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: new Blob([' '.repeat(2_000)]).stream(),
      headers,
      duplex: 'half',
    }
    expect(await errorOf(await fetch(url, init))).toBe('413 BODY_TOO_LARGE')
    expect((await fetch(url, { method: 'POST', body: '{}', headers })).status).toBe(200)
    expect(env.received).toHaveLength(1)
  })

  it.each([
    ['GET http://evil.example/bridge/requests/v3', '404 Not Found'],
    ['GET //evil.example/bridge/requests/v3', '404 Not Found'],
    ['GET /bridge/./requests/v3', '404 Not Found'],
    ['GET /bridge/x/../requests/v3', '404 Not Found'],
    ['GET /bridge/%2e%2e/bridge/requests/v3', '404 Not Found'],
    ['GET /bridge\\requests\\v3', '404 Not Found'],
    ['GET /bridge/requests/v3#x', '404 Not Found'],
    ['GET @evil.example/bridge/requests/v3', '400 Bad Request'],
    ['OPTIONS *', '404 Not Found'],
    ['TRACE /bridge/requests/v3', '405 Method Not Allowed'],
    ['DELETE /bridge/requests/v3', '405 Method Not Allowed'],
    ['GET /bridge/requests/v3', '200 OK'],
  ])('error: %s → %s', async (line, status) => {
    const env = createProxyEnvironment()
    const port = await serve(env)
    expect(await sendRaw(port, `${line} HTTP/1.1\r\nhost: localhost\r\n\r\n`)).toBe(`HTTP/1.1 ${status}`)
    expect(env.received).toHaveLength(status === '200 OK' ? 1 : 0)
  })

  it('error: refuses a body where none is allowed', async () => {
    const env = createProxyEnvironment()
    const port = await serve(env)
    const text = 'GET /bridge/requests/v3 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nhello'
    expect(await sendRaw(port, text)).toBe('HTTP/1.1 400 Bad Request')
    expect(env.received).toEqual([])
  })

  it('behavior: sets every cookie of a handler around it', async () => {
    const headers = new Map<string, unknown>()
    const outgoing = { ...noResponse, setHeader: (name: string, value: unknown) => headers.set(name, value) }
    const answer = new Response('{}')
    answer.headers.append('set-cookie', 'a=1')
    answer.headers.append('set-cookie', 'b=2')
    await toNodeListener(async () => answer)(noRequest, outgoing)
    expect(headers.get('set-cookie')).toEqual(['a=1', 'b=2'])
  })

  it('behavior: answers a body without an end in full over HTTP/2, and closes its stream', async () => {
    const { handler } = createProxyEnvironment({ limits: { bodyBytes: 1000 } })
    const server = createHttp2Server(toNodeListener(handler))
    const session = connectHttp2(`http://127.0.0.1:${await listen(server)}`)
    onTestFinished(() => {
      session.destroy()
      server.close()
    })
    const stream = session.request({
      ':method': 'POST',
      ':path': '/bridge/quote',
      'content-type': 'application/json',
    })
    const headers = new Promise<IncomingHttpHeaders>((resolve) => void stream.on('response', resolve))
    let text = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    stream.write(' '.repeat(2_000))
    expect(await headers).not.toHaveProperty('connection')
    await new Promise((resolve) => void stream.on('close', resolve))
    expect(JSON.parse(text)).toMatchObject({ errorCode: 'BODY_TOO_LARGE' })
  })

  it('behavior: aborts the request to the provider when the caller disconnects', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<string>()
    const caller = new AbortController()
    const env = createProxyEnvironment({
      fetch: (_url, init) => {
        init?.signal?.addEventListener('abort', () => resolve('aborted'))
        caller.abort()
        return new Promise(() => {})
      },
    })
    const port = await serve(env)
    const url = `http://127.0.0.1:${port}/bridge/requests/v3`
    await expect(fetch(url, { signal: caller.signal })).rejects.toThrow()
    expect(await aborted).toBe('aborted')
  })
})
