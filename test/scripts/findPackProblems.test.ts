import { sandboxAccounts } from '@causeway/sandbox'
import { expect, it } from 'vitest'
import { findPackProblems, type PackedFile } from '../../scripts/build/pack/findPackProblems.ts'

const good: readonly PackedFile[] = [
  { path: 'package.json', text: '{}' },
  { path: 'README.md', text: 'See https://your.app/home/ and /tmp.' },
  { path: 'LICENSE', text: 'MIT' },
  { path: 'dist/query/keys.js', text: 'export const path = "../root/home.js"' },
  {
    path: 'dist/query/keys.js.map',
    text: JSON.stringify({ sources: ['../../src/query/keys.ts'], sourcesContent: ['export {}'] }),
  },
]

const builtIn = '/builds/causeway'
const check = (...files: PackedFile[]) =>
  findPackProblems([...good, ...files], { allowsTestKeys: false, builtIn })
const map = (facts: object) => ({ path: 'dist/a.js.map', text: JSON.stringify(facts) })
const key = `0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80`

it('default: finds no problem in the intended files', () => expect(check()).toEqual([]))

it.each<[title: string, file: PackedFile, problem: RegExp]>([
  ['a source', { path: 'src/index.ts', text: '' }, /does not belong/],
  ['a file of settings', { path: '.npmrc', text: '' }, /does not belong/],
  ['a link to what is not packed', { path: 'README.md', text: '[a](docs/a.md#b)' }, /links to docs\/a\.md/],
  ['a link upwards', { path: 'docs/a.md', text: '[a](../bench/README.md)' }, /links to bench\/README\.md/],
  ['a picture that is not packed', { path: 'README.md', text: '<img src="docs/a.png" />' }, /links to docs/],
  ['a path of this machine', { path: 'dist/a.js', text: '// /home/me/app/a.ts' }, /path of the machine/],
  ['a path of Windows', { path: 'dist/a.js', text: '"C:\\\\Users\\\\me"' }, /path of the machine/],
  ['the folder of the build', { path: 'dist/a.js', text: `"${builtIn}/src/a.ts"` }, /was built in/],
  ['a test key', { path: 'dist/a.js', text: key }, /test account/],
  ['the solver’s key', { path: 'dist/a.js', text: sandboxAccounts.solver.privateKey }, /test account/],
  ['the sandbox’s key', { path: 'dist/a.js', text: "'sandbox-key'" }, /API key/],
  ['a registry’s token', { path: 'dist/a.js', text: `npm_${'a'.repeat(36)}` }, /token of a registry/],
  ['a map to elsewhere', map({ sources: ['/src/a.ts'], sourcesContent: [''] }), /no source of the package/],
  [
    'a map to a file',
    map({ sources: ['file:///src/a.ts'], sourcesContent: [''] }),
    /no source of the package/,
  ],
  ['a map upwards', map({ sources: ['../../other/a.ts'], sourcesContent: [''] }), /no source of the package/],
  ['a map with a root', map({ sourceRoot: 'x', sources: ['../src/a.ts'], sourcesContent: [''] }), /root/],
  ['a map without sources', map({ sources: ['../src/a.ts'] }), /lacks its sources/],
  [
    'a source twice',
    map({ sources: ['../src/a.ts', '../src/a.ts'], sourcesContent: ['', ''] }),
    /holds a source twice/,
  ],
])('error: reports %s', (_, file, problem) => {
  expect(check(file)).toEqual([expect.stringMatching(problem)])
})

it('error: reports a missing license', () => {
  const files = good.filter(({ path }) => path !== 'LICENSE')
  expect(findPackProblems(files, { allowsTestKeys: false, builtIn })).toEqual(['LICENSE is missing'])
})

it('behavior: links to pages beside it, to other sites and to what only the repository has', () => {
  const text =
    '[a](b.md#c), [d](../README.md), [e](https://x.example), [f](#g), [h](../CONTRIBUTING.md), [i](../examples/proxy)'
  expect(check({ path: 'docs/a.md', text }, { path: 'docs/b.md', text: '' })).toEqual([])
})

it('behavior: allows pages to name the keys for tests', () => {
  expect(check({ path: 'docs/testing.md', text: 'The key is `sandbox-key`.' })).toEqual([])
})

it('parameters: keys of tests, in a package for tests', () => {
  expect(
    findPackProblems([...good, { path: 'dist/a.js', text: key }], { allowsTestKeys: true, builtIn }),
  ).toEqual([])
})
