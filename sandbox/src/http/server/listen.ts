import { createServer, type Server } from 'node:net'

/**
 * Makes a server listen on a loopback address; resolves with its port.
 *
 * @param port 0 for any free port.
 * @param host Another loopback address.
 */
export function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new TypeError('The server has no port.'))
      else resolve(address.port)
    })
  })
}

/** Whether listening failed because the port is in use. */
export function isPortBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Whether a port of this machine is currently free. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    await tryToListen(port)
    return true
  } catch (error) {
    if (isPortBusy(error)) return false
    throw error
  }
}

/** Listens, as `listen` does, and stops at once. */
export async function tryToListen(port: number, host?: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise<void>((resolve) => {
    probe.close(() => resolve())
  })
}
