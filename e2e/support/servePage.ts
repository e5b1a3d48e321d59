import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { serveFolder } from '../../scripts/browser/serveFolder.ts'

/** The policy of a page that trusts only its own files. */
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
  const { url, close } = await serveFolder(folder, '/', { 'content-security-policy': policy })
  return {
    url,
    async stop() {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
