import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseModule } from '../../test/support/layers/parseModule.ts'
import { extractExamples, extractFences, type Fence } from './docs/extractFences.ts'
import { toModule, type PublicName } from './docs/toModule.ts'

// Compiles the TypeScript of every page, and every `@example` of what is public, against the packages' own sources: a part of `npm run check`. What
// fragments take for granted is declared in docs/context.d.ts.

const folder = 'node_modules/.cache/docs'
const pages = [
  'README.md',
  ...globSync(['docs/**/*.md', 'sandbox/**/*.md', '.changeset/*.md'], { exclude: ['**/node_modules/**'] }),
]
const names = publicNames()
const isPublic = new Set(names.map(({ name }) => name))
const modules = globSync('{src,sandbox/src}/**/*.{ts,tsx}')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ path, text }) => parseModule(path, text).exports.some(({ name }) => isPublic.has(name)))
const fences = [
  ...pages.toSorted().flatMap((page) => extractFences(page, readFileSync(page, 'utf8'))),
  ...modules.flatMap(({ path, text }) => extractExamples(path, text)),
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const byFile = new Map<string, Fence>()
for (const [index, fence] of fences.entries()) {
  const file = `${index}.${fence.language}`
  byFile.set(file, fence)
  writeFileSync(`${folder}/${file}`, toModule(fence, names))
}
writeFileSync(
  `${folder}/tsconfig.json`,
  JSON.stringify({
    extends: '../../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    files: [...byFile.keys(), '../../../docs/context.d.ts'],
    include: [],
  }),
)

try {
  execFileSync(
    process.execPath,
    ['node_modules/typescript-native/bin/tsc', '-p', folder, '--pretty', 'false', '--singleThreaded'],
    {
      encoding: 'utf8',
    },
  )
} catch (error) {
  // Only that much is known of what is thrown.
  const { stdout } = error as { stdout: string }
  console.log(stdout.replace(/^\S*?([^/\s]+)\((\d+),/gm, locate).trim())
  process.exitCode = 1
}

/** Names the line of the page in place of the line of a module. */
function locate(found: string, file: string, line: string): string {
  const fence = byFile.get(file)
  return fence ? `${fence.page}(${fence.line + Number(line) - 2},` : found
}

function publicNames(): PublicName[] {
  const entries = [
    ...readEntries('src/exports', '@causeway/react'),
    ...readEntries('sandbox/src/exports', '@causeway/sandbox'),
  ]
  const seen = new Set<string>()
  return entries.filter(({ name }) => !seen.has(name) && seen.add(name))
}

/** The main entry comes first: what it exports is imported from there. */
function readEntries(exports: string, packageName: string): PublicName[] {
  const files = globSync(`${exports}/*.ts`).toSorted(
    (a, b) => Number(b.endsWith('/index.ts')) - Number(a.endsWith('/index.ts')),
  )
  return files.flatMap((path) => {
    const name = basename(path, '.ts')
    const entry = name === 'index' ? packageName : `${packageName}/${name}`
    return parseModule(path, readFileSync(path, 'utf8')).exports.map((exported) => ({ ...exported, entry }))
  })
}
