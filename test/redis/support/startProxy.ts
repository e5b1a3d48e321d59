import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../../examples/proxy/server.ts', import.meta.url))

export interface ProxyProcess {
  url: string
  /** Its log, one JSON object a line. */
  logs: Record<string, unknown>[]
  /** Tells it to end as a host does; returns its exit code. */
  stop(): Promise<unknown>
}

/** Starts the example's server in its own process, on a free port. */
export async function startProxy(env: Record<string, string>): Promise<ProxyProcess> {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const logs: Record<string, unknown>[] = []
  const { promise: port, resolve, reject } = Promise.withResolvers<number>()
  child.once('exit', (code) => reject(new Error(`The proxy ended with ${code}.`)))
  createInterface(child.stdout).on('line', (line) => {
    const facts = JSON.parse(line)
    logs.push(facts)
    if (facts.message === 'listening') resolve(facts.address.port)
  })
  return {
    url: `http://127.0.0.1:${await port}/bridge`,
    logs,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}
