import { createSimulatedSandbox, defaultApiKey, toTokens } from '@causeway/sandbox/simulated'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { startServer, type SandboxServer } from '../../sandbox/src/http/startServer.ts'
import type { BenchFacts } from './benchFacts.ts'
import { createHistory } from './createHistory.ts'
import { lifiPage } from './lifiPage.ts'

/** The pages of the bench that are compared, one with each other. */
export const dapps = ['control', 'swap', 'lifi'] as const
export type DappName = (typeof dapps)[number]

const apps = [...dapps, 'history', 'list'] as const

/** The pages, built for production, and a service and chains behind them that answer at once. */
export async function serveApps(): Promise<SandboxServer> {
  const files = new Map<string, string | Uint8Array>()
  for (const name of apps) {
    for (const output of await buildApp(name)) {
      files.set(`/${output.fileName}`, output.type === 'chunk' ? output.code : output.source)
    }
  }
  const sandbox = createSimulatedSandbox({ connected: true })
  const history = await createHistory(100_000)
  const facts: BenchFacts = {
    account: sandbox.accounts[0],
    chains: sandbox.chains.map(({ id, name }) => ({ id, name })),
    tokens: toTokens(sandbox.chains),
  }

  return startServer({
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const file = files.get(pathname)
      if (file !== undefined)
        return new Response(file as BodyInit, { headers: { 'content-type': typeOf(pathname) } })
      if (pathname === '/facts.json') return Response.json(facts)
      if (pathname.startsWith('/rpc/')) return answerRpc(Number(pathname.slice(5)), await request.json())
      if (pathname.startsWith('/service/')) {
        const url = `https://sandbox.invalid${pathname.slice('/service'.length)}${search}`
        if (pathname.startsWith('/service/requests')) {
          return history(url, { headers: { 'x-api-key': defaultApiKey } })
        }
        const body = request.method === 'POST' ? await request.text() : undefined
        return sandbox.fetch(url, { method: request.method, headers: request.headers, ...(body && { body }) })
      }
      const app = pathname.slice(1)
      return files.has(`/${app}.js`)
        ? new Response(pageOf(app, files.has(`/${app}.css`)), { headers: { 'content-type': 'text/html' } })
        : new Response(null, { status: 404 })
    },
  })

  async function answerRpc(chainId: number, { id, method, params }: RpcCall): Promise<Response> {
    const result = await sandbox.rpc(chainId).request({ method, params })
    // The tokens that fill the list have no contract: nobody has any.
    const isNobodys = method === 'eth_call' && result === '0x'
    return Response.json({ jsonrpc: '2.0', id, result: isNobodys ? `0x${'0'.repeat(64)}` : result })
  }
}

interface RpcCall {
  id: number
  method: string
  params: unknown[]
}

async function buildApp(
  name: (typeof apps)[number],
): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const entry = fileURLToPath(new URL(`apps/${name}.tsx`, import.meta.url))
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('apps', import.meta.url)),
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'peer',
        resolveId: (id) => (name === 'lifi' && id === entry ? entry : undefined),
        load: (id) => (name === 'lifi' && id === entry ? lifiPage : undefined),
      },
    ],
    // A peer brings its own copies of them.
    resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query', 'viem', 'wagmi'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: entry },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${name}/[name]-[hash].js`,
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  return [result].flat().flatMap((output) => ('output' in output ? output.output : []))
}

function pageOf(app: string, hasStyles: boolean): string {
  const styles = hasStyles ? `<link rel="stylesheet" href="/${app}.css">` : ''
  return `<!doctype html><meta charset="utf-8"><title>${app}</title><link rel="icon" href="data:,">${styles}<div id="page"></div><script type="module" src="/${app}.js"></script>`
}

function typeOf(path: string): string {
  return path.endsWith('.css') ? 'text/css' : 'text/javascript'
}
