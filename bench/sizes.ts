import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Row } from './table.ts'

/** An app has these already. */
const external = ['react', 'react-dom', '@tanstack/react-query', 'viem', 'wagmi']
const kib = 1024

/**
 * What an app pays for each way to use the library, in bytes after gzip; against a peer of the same reach where one can
 * be bundled here. `first load` leaves out what is loaded later.
 */
export async function benchSizes(): Promise<Row[]> {
  const headless = await gzipped(`
    export { getQuote } from '../src/exports/actions.ts'
    export { executeSteps } from '../src/exports/execution.ts'
    export { createClient } from '../src/client/createClient.ts'`)
  const lifi = await gzipped(`
    export { createClient, executeRoute, getQuote } from '@lifi/sdk'
    export { EthereumProvider } from '@lifi/sdk-provider-ethereum'`)
  const hooks = await gzipped(`export * from '../src/exports/index.ts'`)
  const quote = await gzipped(`export { useQuote } from '../src/exports/index.ts'`)
  const widget = await gzipped(`export { SwapWidget } from '../src/exports/swap.ts'`)
  const styles = await gzipped(`import '../src/styles/styles.css'`)
  const lifiFigure = { 'lifi sdk': lifi.all }
  return [
    row('quote and execute, no React', headless.all, 15 * kib, lifiFigure),
    row('all hooks, first load', hooks.initial, 16 * kib, lifiFigure),
    row('useQuote alone', quote.initial, 9 * kib),
    row('SwapWidget, first load', widget.initial, 25 * kib),
    row('SwapWidget, every chunk', widget.all, 60 * kib),
    row('styles of all widgets', styles.all, 6 * kib),
  ]
}

function row(what: string, ours: number, budget: number, others: Row['others'] = {}): Row {
  return { what, unit: 'bytes', ours, others, budget }
}

interface Bytes {
  /** The entry, and what it imports at once. */
  initial: number
  all: number
}

async function gzipped(source: string): Promise<Bytes> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    outdir: 'out',
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const first = new Set<string>()
  const load = (path: string): void => {
    const output = metafile.outputs[path]
    if (!output || first.has(path)) return
    first.add(path)
    for (const { path: next, kind } of output.imports) if (kind === 'import-statement') load(next)
  }
  // What is loaded later counts as an entry of its own.
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint === '<stdin>') load(path)
  const sizes = outputFiles.map(({ path, contents }) => ({
    isFirst: [...first].some((name) => path.endsWith(`/${name}`)),
    bytes: gzipSync(contents, { level: 9 }).length,
  }))
  const sum = (files: typeof sizes) => files.reduce((total, { bytes }) => total + bytes, 0)
  return { initial: sum(sizes.filter(({ isFirst }) => isFirst)), all: sum(sizes) }
}
