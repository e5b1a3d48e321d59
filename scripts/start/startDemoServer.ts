import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createViteServer } from 'vite'
import { serveSandbox, type RunningSandbox } from '../../examples/dapp/server/serveSandbox.ts'
import { listen } from '../../sandbox/src/http/server/listen.ts'

const configFile = fileURLToPath(new URL('../../examples/dapp/vite.config.ts', import.meta.url))

/** The development server of the demo. */
export interface DemoServer {
  url: string
  stop(): Promise<void>
}

/** Serves the demo from its sources, against a running sandbox, at 127.0.0.1. */
export async function startDemoServer(sandbox: RunningSandbox, port: number): Promise<DemoServer> {
  const server = createServer((request, response) => {
    vite.middlewares(request, response)
  })
  // In front of a server of ours, Vite leaves signals alone: its own handler would end this process halfway.
  const vite = await createViteServer({
    configFile,
    plugins: [serveSandbox(sandbox)],
    server: { middlewareMode: true, ws: { server } },
    logLevel: 'warn',
    clearScreen: false,
  })
  try {
    const chosen = await listen(server, port)
    return {
      url: `http://127.0.0.1:${chosen}/`,
      async stop() {
        server.closeAllConnections()
        server.close()
        await vite.close()
      },
    }
  } catch (error) {
    await vite.close()
    throw error
  }
}
