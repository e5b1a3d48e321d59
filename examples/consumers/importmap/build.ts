import { build, type Plugin } from 'esbuild'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

// Once after each install: makes the packages beside ours modules of the page's own, React among them, which has none, and writes
// the import map into the page. Neither ours nor the page's own modules are bundled.

const fromDisk = /^[./]/
const ours = /^@causeway\//
const fileOf = (name: string) => `${name.replaceAll('/', '-')}.js`

/** Follows the page's imports through our packages, and notes what is imported. */
async function findImports(entry: string): Promise<string[]> {
  const found = new Set<string>()
  const noteImports: Plugin = {
    name: 'note-imports',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (kind === 'entry-point' || fromDisk.test(path)) return undefined
        found.add(path)
        return ours.test(path) ? undefined : { external: true }
      }),
  }
  await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, plugins: [noteImports] })
  return [...found]
}

/** A module with all names of a package; those of CommonJS are known only once it has run. */
async function toModule(name: string): Promise<string> {
  const names = Object.keys(await import(name))
  const exported = names.filter((one) => one !== 'default' && /^[A-Za-z_$][\w$]*$/.test(one)).join(', ')
  return names.includes('module.exports')
    ? `import all from '${name}'\nexport default all\nexport const { ${exported} } = all\n`
    : `export { ${exported} } from '${name}'\n`
}

process.env['NODE_ENV'] = 'production'
const imports = await findImports('main.js')
const packages = imports.filter((name) => !ours.test(name))
const modules = new Map(
  await Promise.all(packages.map(async (name) => [name, await toModule(name)] as const)),
)
rmSync('vendor', { recursive: true, force: true })
await build({
  entryPoints: packages.map((name) => ({ in: `vendor:${name}`, out: fileOf(name).replace(/\.js$/, '') })),
  outdir: 'vendor',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'vendor',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'vendor' }))
        onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path }) => ({
          contents: modules.get(path) ?? '',
          resolveDir: '.',
        }))
      },
    },
  ],
})

const addressOf = (name: string) =>
  ours.test(name)
    ? import.meta.resolve(name).replace(import.meta.resolve('./'), './')
    : `./vendor/${fileOf(name)}`
const map = { imports: Object.fromEntries(imports.toSorted().map((name) => [name, addressOf(name)])) }
const page = readFileSync('page.html', 'utf8').replace('{importmap}', JSON.stringify(map, null, 2))
writeFileSync('index.html', page)
