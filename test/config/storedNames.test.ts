import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('behavior: lists every browser storage key in the table of docs/privacy.md', () => {
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
    'src/execution/watch/tabs/statusChannel.ts',
  ])
})
