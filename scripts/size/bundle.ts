import { gzipSync } from 'node:zlib'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import type { Bundler, ByteBudget } from './budgets.ts'

/** Bytes after gzip -9. */
export interface BundleSize {
  /** The entry, and what it imports at once. */
  initial: number
  /** Every chunk; what is imported by `import()` too. */
  all: number
}

/** An app has these already, or installs them itself. */
const external = ['react', 'react-dom', '@tanstack/react-query', 'viem', 'wagmi']

/**
 * The text of a module that imports all that a budget names, and keeps it.
 *
 * @param pathOf where an entry point lies
 */
export function sourceOf({ imports }: ByteBudget, pathOf: (entry: string) => string): string {
  return Object.entries(imports)
    .map(([entry, names]) => {
      const what = names === '*' ? `* as ${entry}` : `{ ${names.join(', ')} }`
      return `export ${what} from '${pathOf(entry)}'\n`
    })
    .join('')
}

interface Chunk {
  name: string
  code: string | Uint8Array
  isEntry: boolean
  /** Names of the chunks that load with it. */
  imports: readonly string[]
}

/** Bundles the text of an app's module for production and weighs what comes out; imports start at the folder `from`. */
export async function bundle(source: string, bundler: Bundler, from: string): Promise<BundleSize> {
  const chunks = await (bundler === 'esbuild' ? bundleWithEsbuild : bundleWithVite)(source, from)
  const initial = new Set<Chunk>()
  const load = (chunk: Chunk | undefined): void => {
    if (!chunk || initial.has(chunk)) return
    initial.add(chunk)
    for (const name of chunk.imports) load(chunks.find((other) => other.name === name))
  }
  load(chunks.find(({ isEntry }) => isEntry))
  return { initial: weigh([...initial]), all: weigh(chunks) }
}

async function bundleWithEsbuild(source: string, from: string): Promise<Chunk[]> {
  const { outputFiles, metafile } = await buildWithEsbuild({
    stdin: { contents: source, resolveDir: from, loader: 'ts' },
    absWorkingDir: from,
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
  return Object.entries(metafile.outputs).map(([name, { entryPoint, imports }]) => ({
    name,
    code: outputFiles.find(({ path }) => path.endsWith(`/${name}`))?.contents ?? '',
    isEntry: entryPoint === '<stdin>',
    imports: imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? path : [])),
  }))
}

async function bundleWithVite(source: string, from: string): Promise<Chunk[]> {
  const app = `${from}/app.ts`
  const result = await buildWithVite({
    configFile: false,
    root: from,
    logLevel: 'error',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? app : undefined),
        load: (id) => (id === app ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'app',
        // An app's own module may be joined with what it imports.
        preserveEntrySignatures: 'allow-extension',
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  })
  return [result]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((output) =>
      output.type === 'chunk'
        ? [{ name: output.fileName, code: output.code, isEntry: output.isEntry, imports: output.imports }]
        : [],
    )
}

function weigh(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0)
}
