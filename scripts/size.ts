import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

// Measures what an app pays for the built package and compares it with the budgets: `npm run size`.

interface Size {
  name: string
  raw: number
  gzip: number
  /** Most bytes allowed after gzip. */
  budget: number
}

const kib = 1024
/** An app has these already, or installs them itself. */
const external = ['react', 'react-dom', '@tanstack/react-query', 'viem', 'wagmi']

if (!existsSync('dist/exports/index.js')) {
  console.error('size: there is no dist to measure. Run: npm run build')
  process.exit(1)
}

const quote = await bundle(`export { useQuote } from './dist/exports/index.js'`)
const hooks = await bundle(`export * from './dist/exports/index.js'`)
const headless = await bundle(`
  export * as actions from './dist/exports/actions.js'
  export * as execution from './dist/exports/execution.js'
`)
const proxy = await bundle(`export { createProxyHandler } from './dist/exports/proxy.js'`)
const widget = await bundle(`export { SwapWidget } from './dist/exports/widgets.js'`)
const form = await bundle(`
  export { CausewayProvider, createClient } from './dist/exports/index.js'
  export { SwapWidget } from './dist/exports/widgets.js'
`)
const deposit = await bundle(`export { DepositAddressWidget } from './dist/exports/widgets.js'`)
const activity = await bundle(`export { ActivityWidget } from './dist/exports/widgets.js'`)
const words = await bundle(`export { loadMessages } from './dist/exports/locales.js'`)
const sizes = [
  measure('useQuote alone', quote.initial, 6 * kib),
  measure('all hooks and the provider, first load', hooks.initial, 21.5 * kib),
  measure('all hooks and the provider, every chunk', hooks.all, 38 * kib),
  measure('all of ./actions and ./execution', headless.all, 34.5 * kib),
  measure('createProxyHandler', proxy.all, 6.5 * kib),
  measure('SwapWidget, first load', widget.initial, 22 * kib),
  measure('SwapWidget, every chunk', widget.all, 65 * kib),
  measure('SwapWidget and the provider, first load', form.initial, 31 * kib),
  measure('DepositAddressWidget, first load', deposit.initial, 25 * kib),
  measure('DepositAddressWidget, every chunk', deposit.all, 40 * kib),
  measure('ActivityWidget', activity.all, 29 * kib),
  measure('loadMessages', words.initial, 1.5 * kib),
  measure('the largest language', [largest(words.all)], 18 * kib),
  measure('styles.css', [readFileSync('dist/styles.css')], 7.6 * kib),
]

console.log(row('', 'bytes', 'gzip', 'budget'))
for (const { name, raw, gzip, budget } of sizes) {
  console.log(row(name, raw, gzip, budget) + (gzip > budget ? '  over budget' : ''))
}
if (sizes.some(({ gzip, budget }) => gzip > budget)) process.exitCode = 1

/** Bundles as an app's bundler would; `initial` is what loads before any `import()`. */
async function bundle(source: string): Promise<{ initial: Uint8Array[]; all: Uint8Array[] }> {
  const app = resolve('app.js')
  const result = await build({
    configFile: false,
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
  const outputs = [result].flat().flatMap((output) => ('output' in output ? output.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const first = new Set<string>()
  const load = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || first.has(name)) return
    first.add(name)
    chunk.imports.forEach(load)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) load(fileName)
  const bytes = (files: typeof chunks) => files.map(({ code }) => Buffer.from(code))
  return { initial: bytes(chunks.filter(({ fileName }) => first.has(fileName))), all: bytes(chunks) }
}

function largest(files: readonly Uint8Array[]): Uint8Array {
  const weights = files.map((file) => ({ file, weight: gzipSync(file, { level: 9 }).length }))
  return weights.toSorted((one, other) => other.weight - one.weight)[0]?.file ?? new Uint8Array()
}

function measure(name: string, files: readonly Uint8Array[], budget: number): Size {
  const sum = (count: (file: Uint8Array) => number): number =>
    files.reduce((total, file) => total + count(file), 0)
  return {
    name,
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    budget,
  }
}

function row(name: string, ...numbers: (string | number)[]): string {
  return [name.padEnd(34), ...numbers.map((number) => String(number).padStart(8))].join('')
}
