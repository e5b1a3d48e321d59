import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ServicePortBusyError } from '../errors.ts'
import { isPortBusy, listen } from './listen.ts'

export interface StartServerParameters {
  /** Answers every request; never rejects. `Response.error()` cuts the connection. */
  fetch: (request: Request) => Promise<Response>
  /** The port to listen on at 127.0.0.1; 0 lets the system choose one. */
  port: number
}

/** A running HTTP server. */
export interface SandboxServer {
  /** Its address, without a slash at the end. */
  url: string
  port: number
  /** Ends it and its connections; resolves when the port is free. */
  stop(): Promise<void>
}

/** Largest body that is read, in bytes. */
const maxBodyBytes = 1024 * 1024

/**
 * Serves a Fetch-standard handler over HTTP, for programs on this machine only.
 *
 * @throws {ServicePortBusyError}
 */
export async function startServer({ fetch, port }: StartServerParameters): Promise<SandboxServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(fetch, incoming, outgoing)
  })
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

async function answer(
  fetch: StartServerParameters['fetch'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await fetch(await toRequest(incoming))
    if (response.type === 'error') {
      incoming.destroy()
      return
    }
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    const isTooLarge = error instanceof BodyTooLargeError
    const message = isTooLarge
      ? `The body is larger than ${maxBodyBytes} bytes.`
      : 'The request is not valid.'
    outgoing.writeHead(isTooLarge ? 413 : 400, { 'content-type': 'application/json', connection: 'close' })
    outgoing.end(JSON.stringify({ message }))
  }
}

class BodyTooLargeError extends Error {}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await readBody(incoming) : undefined
  // The base stands for whatever name the caller has for this machine: only the path counts.
  return new Request(new URL(url, 'http://127.0.0.1'), { method, headers, ...(body && { body }) })
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBodyBytes) throw new BodyTooLargeError()
    chunks.push(bytes)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
