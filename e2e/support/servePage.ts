import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { listen } from '../../sandbox/src/http/server/listen.ts'

/** What a page allows that trusts nothing but its own files. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
].join('; ')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds one of the `pages` that embed a widget, and serves it under the strictest policy. */
export async function servePage(
  name: 'button' | 'isolated',
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'causeway-page-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`pages/${name}`, import.meta.url)),
    base: './',
    resolve: { tsconfigPaths: true },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    logLevel: 'error',
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page')
    const path = pathname === '/' ? '/index.html' : pathname
    readFile(join(folder, path)).then(
      (content) => {
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
        response.setHeader('content-security-policy', policy)
        response.end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      await rm(folder, { recursive: true })
    },
  }
}
