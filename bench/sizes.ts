import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Row } from './table.ts'

/** An app has these already. */
const external = ['react', 'react-dom', '@tanstack/react-query', 'viem']

/** What an app pays to quote and execute without React, against a peer of the same reach: bytes after gzip. */
export async function benchSizes(): Promise<Row[]> {
  const ours = await gzipped(`
    export { getQuote } from '../src/exports/actions.ts'
    export { executeSteps } from '../src/exports/execution.ts'
    export { createClient } from '../src/client/createClient.ts'`)
  const lifi = await gzipped(`
    export { createClient, executeRoute, getQuote } from '@lifi/sdk'
    export { EthereumProvider } from '@lifi/sdk-provider-ethereum'`)
  return [
    {
      what: 'quote and execute, no React',
      unit: 'bytes',
      ours,
      others: { 'lifi sdk': lifi },
    },
  ]
}

async function gzipped(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}
