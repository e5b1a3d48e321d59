import { createSimulatedSandbox, defaultApiKey, toTokens } from '@causeway/sandbox/simulated'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { startServer, type SandboxServer } from '../../sandbox/src/http/server/startServer.ts'
import type { BenchFacts } from './benchFacts.ts'
import { peerFolder, peers } from '../peers.ts'
import { answerRelay } from './answerRelay.ts'
import { createHistory } from './createHistory.ts'

/** The pages of the bench, and where each finds React, viem and wagmi: with the product's own, or with those of a peer. */
const apps: readonly { name: string; entry: string; root: string }[] = [
  ...['control', 'swap', 'history', 'list'].map((name) => ({ name, entry: appPath(name), root: appPath() })),
  ...peers.flatMap(({ name }) => [
    { name, entry: `${peerFolder(name)}/page.tsx`, root: peerFolder(name) },
    { name: controlOf(name), entry: appPath('control'), root: peerFolder(name) },
  ]),
]

/** The pages, built for production, and a service and chains behind them that answer at once. */
export async function serveApps(): Promise<SandboxServer> {
  const files = new Map<string, string | Uint8Array>()
  for (const app of apps) {
    for (const output of await buildApp(app)) {
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
        const path = pathname.slice('/service'.length)
        const answer = answerRelay(path)
        if (answer) return answer
        // relay-kit asks by the newer name.
        const url = `https://sandbox.invalid${path === '/quote/v2' ? '/quote' : path}${search}`
        if (path.startsWith('/requests')) {
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
    const isWithoutCode = method === 'eth_call' && result === '0x'
    return Response.json({ jsonrpc: '2.0', id, result: isWithoutCode ? `0x${'0'.repeat(64)}` : result })
  }
}

interface RpcCall {
  id: number
  method: string
  params: unknown[]
}

/** The name of the page without a widget that a peer is compared with: wagmi and viem of the versions that it needs. */
export function controlOf(peer: string): string {
  return `${peer}-control`
}

function appPath(name?: string): string {
  return fileURLToPath(new URL(name ? `apps/${name}.tsx` : 'apps', import.meta.url))
}

async function buildApp({
  name,
  entry,
  root,
}: (typeof apps)[number]): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // One copy of each, found from the root.
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
