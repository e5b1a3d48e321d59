import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ServicePortBusyError } from '../../errors.ts'
import { isPortBusy, listen } from './listen.ts'

export interface StartServerParameters {
  /** Responds to every request; never rejects. `Response.error()` cuts the connection. */
  fetch: (request: Request) => Promise<Response>
  /** The port to listen on at 127.0.0.1; 0 lets the system choose one. */
  port: number
}

/** A running HTTP server. */
export interface SandboxServer {
  /** Its base URL, without a trailing slash. */
  url: string
  port: number
  /** Closes it and its connections; resolves when the port is free. */
  stop(): Promise<void>
}

/**
 * Serves a Fetch-standard handler over HTTP, for programs on this machine only.
 *
 * @throws {ServicePortBusyError}
 */
export async function startServer({ fetch, port }: StartServerParameters): Promise<SandboxServer> {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const response = await fetch(toStandard(request))
      if (response.type !== 'error') return response
      incoming.destroy()
      return RESPONSE_ALREADY_SENT
    },
    // Doesn't replace the global Request and Response of the program that starts a sandbox.
    { hostname: '127.0.0.1', overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  let chosenPort: number
  try {
    chosenPort = await listen(server, port)
  } catch (cause) {
    throw isPortBusy(cause) ? new ServicePortBusyError({ port, cause }) : cause
  }
  return {
    url: `http://127.0.0.1:${chosenPort}`,
    port: chosenPort,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The adapter's requests only look like a `Request`: `new Request(request)`, by which middleware replaces a body, rejects them. */
function toStandard({ url, method, headers, body, signal }: Request): Request {
  // Only the types of browsers lack `duplex`, which Node requires with a stream.
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}
