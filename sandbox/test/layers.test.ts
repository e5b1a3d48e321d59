import { expect, it } from 'vitest'
import { readSources } from '../../test/support/runner/readSources.ts'
import { findViolations, reachableFrom } from './support/layers/findViolations.ts'
import { nodePlaces } from './support/layers/table.ts'

const files = readSources('sandbox/src')

it('behavior: keeps every file to the layers', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(findViolations(files)).toEqual([])
})

it.each([
  ['simulated', 'http/createApp.ts'],
  ['page', 'domain/chains/accounts.ts'],
])('behavior: loads nothing of Node with ./%s', (entry, path) => {
  const loaded = [...reachableFrom(`sandbox/src/exports/${entry}.ts`, files)]
  expect(loaded).toContain(`sandbox/src/${path}`)
  expect(loaded.filter((path) => nodePlaces.test(path))).toEqual([])
})

it.each<[path: string, text: string, violation: string]>([
  ['domain/a.ts', `import type { A } from '../http/a.ts'`, 'imports http, which domain may not'],
  ['quote/a/b.ts', `import { a } from '../../requests/a.ts'`, 'imports requests, which quote may not'],
  ['deposits/a.ts', `import { a } from '../settlement/a.ts'`, 'imports settlement, which deposits may not'],
  ['anvil/a.ts', `import { a } from '../simulated/a.ts'`, 'imports simulated, which anvil may not'],
  ['misc/a.ts', `import { a } from '../domain/a.ts'`, '"misc" is not a layer; add it to the table'],
  [
    'quote/a.ts',
    `import { a } from '../../../src/utils/a.ts'`,
    'imports "../../../src/utils/a.ts", which is outside sandbox/src',
  ],
  ['http/a.ts', `import { useState } from 'react'`, 'imports react, which is for pages'],
  ['quote/a.ts', `import { getQuote } from '@causeway/react/actions'`, 'imports @causeway/react/actions'],
  ['http/a.ts', `import { join } from 'node:path'`, 'imports node:path, which needs Node'],
  [
    'simulated/a.ts',
    `import { serve } from '@hono/node-server'`,
    'imports @hono/node-server, which needs Node',
  ],
  ['http/a.ts', `export { b } from './b.ts'`, 're-exports b'],
])('error: reports %s: %s', (path, text, violation) => {
  expect(findViolations({ [`sandbox/src/${path}`]: text })).toEqual([`sandbox/src/${path}: ${violation}`])
})

it.each([
  ['quote/a.ts', `import { amountPattern } from '@causeway/react/schemas'`],
  ['anvil/node/a.ts', `import { spawn } from 'node:child_process'`],
  ['http/server/startServer.ts', `import { getRequestListener } from '@hono/node-server'`],
  ['exports/index.ts', `export { a } from '../anvil/a.ts'`],
])('default: accepts %s with %s', (path, text) => {
  expect(findViolations({ [`sandbox/src/${path}`]: text })).toEqual([])
})
