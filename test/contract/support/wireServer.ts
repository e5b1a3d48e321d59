import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../../sandbox/src/http/server/listen.ts'

/** What a server does with a request. */
export type Serve = (outgoing: ServerResponse, incoming: IncomingMessage) => void

/** A server on the loopback with a scripted answer. */
export interface WireServer {
  url: string
  /** What it does from now on. */
  serve: Serve
  /** Everything that it was asked. */
  received: IncomingMessage[]
  stop: () => Promise<void>
}

export async function startWireServer(): Promise<WireServer> {
  const server = createServer((incoming, outgoing) => {
    // A connection that is used again would carry one fault into the next test.
    outgoing.shouldKeepAlive = false
    wireServer.received.push(incoming)
    wireServer.serve(outgoing, incoming)
  })
  const port = await listen(server)
  const wireServer: WireServer = {
    url: `http://127.0.0.1:${port}`,
    serve: (outgoing) => outgoing.end(),
    received: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return wireServer
}
