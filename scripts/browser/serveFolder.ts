import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listen } from '../../sandbox/src/http/server/listen.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface ServedFolder {
  url: string
  close(): Promise<void>
}

/**
 * Serves a folder below a path of this machine, and nothing outside of that path.
 *
 * @param headers Sent with every file.
 */
export async function serveFolder(
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = normalize(decodeURIComponent(pathname.slice(path.length)) || 'index.html')
    try {
      if (!pathname.startsWith(path) || name.startsWith('..')) throw new Error('outside')
      const body = await readFile(join(folder, name))
      response
        .writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream', ...headers })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
