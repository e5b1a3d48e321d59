import { describe, expect, it } from 'vitest'
import { findCycles } from './support/layers/findCycles.ts'
import { findCrowdedFolders } from './support/layers/findCrowdedFolders.ts'
import { findLongFunctions } from './support/layers/findLongFunctions.ts'
import { findMisnamedFiles } from './support/layers/findMisnamedFiles.ts'
import { findViolations } from './support/layers/findViolations.ts'
import { readSources } from './support/runner/readSources.ts'

const sources = { src: readSources('src'), 'sandbox/src': readSources('sandbox/src') }
const roots = Object.entries(sources)

it('behavior: keeps every file of src to the layers', () => {
  const files = sources.src
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(findViolations(files)).toEqual([])
})

it.each(roots)('behavior: has no cycle in %s: of folders, of files, or of both', (_root, files) => {
  expect(findCycles(files)).toEqual([])
})

it.each(roots)('behavior: has no function of more than a hundred lines in %s', (_root, files) => {
  expect(findLongFunctions(files, 100)).toEqual([])
})

it.each(roots)('behavior: has no file of more than 250 lines in %s, except lists', (_root, files) => {
  const lists = /\/(?:locales\/|exports\/|contracts\/generated\/|audit\/auditRules\.ts$)/
  const long = Object.entries(files).filter(
    ([path, text]) => text.trimEnd().split('\n').length > 250 && !lists.test(path),
  )
  expect(long.map(([path]) => path)).toEqual([])
})

it.each(roots)(
  'behavior: at most 16 files of %s share a folder, and ten stand beside folders',
  (_root, files) => {
    expect(findCrowdedFolders(files, { maxFiles: 16, maxBesideFolders: 10 })).toEqual([])
  },
)

it.each(roots)('behavior: names each file of %s with one exported value after an export', (_root, files) => {
  expect(findMisnamedFiles(files)).toEqual([])
})

it('error: reports a file that is not named after an export', () => {
  const files = {
    'src/a/dark.ts': 'export const darkTheme = 1; export interface Dark {}',
    'src/a/limits.ts': 'export function describeLimit() {}',
    'src/a/recordStore.ts': 'export interface RecordStore {}; export function createStore() {}',
    'src/a/many.ts': 'export const one = 1; export const two = 2',
    'src/a/types.ts': 'export interface Shape {}',
  }
  expect(findMisnamedFiles(files)).toEqual(['src/a/limits.ts: exports describeLimit'])
})

it('error: reports a folder with too many files, alone or beside its folders', () => {
  const files = { 'src/a/x.ts': '', 'src/a/y.ts': '', 'src/a/b/z.ts': '', 'src/a/b/w.ts': '' }
  const found = (maxFiles: number, maxBesideFolders: number) =>
    findCrowdedFolders(files, { maxFiles, maxBesideFolders })
  expect(found(2, 1)).toEqual(['src/a: 2 files stand beside its folders'])
  expect(found(1, 2)).toEqual(['src/a/b: 2 files'])
  expect(found(2, 2)).toEqual([])
})

it('error: reports a function with too many lines', () => {
  const text = `export function long() {\n  return () => {\n\n\n  }\n}\nfunction short() {\n}`
  expect(findLongFunctions({ 'src/a.ts': text }, 4)).toEqual(['src/a.ts: long takes 6 lines'])
})

it.each<[name: string, files: Record<string, string>, cycles: string[]]>([
  [
    'two folders',
    {
      'src/a/x.ts': `import { y } from '../b/y.ts'`,
      'src/b/y.ts': '',
      'src/b/z.ts': `import type { W } from '../a/w.ts'`,
      'src/a/w.ts': '',
    },
    ['src/a, src/b: src/a/x.ts imports src/b/y.ts, src/b/z.ts imports src/a/w.ts'],
  ],
  [
    'a folder and files beside it',
    {
      'src/hooks/useA.ts': `import { b } from './internal/b.ts'`,
      'src/hooks/internal/b.ts': '',
      'src/hooks/internal/deep/c.ts': `await import('../../useA.ts')`,
    },
    [
      'src/hooks/internal, src/hooks/useA.ts: src/hooks/internal/deep/c.ts imports src/hooks/useA.ts, src/hooks/useA.ts imports src/hooks/internal/b.ts',
    ],
  ],
  [
    'three files',
    {
      'src/a.ts': `export { b } from './b.ts'`,
      'src/b.ts': `type C = import('./c.ts').C`,
      'src/c.ts': `import './a.ts'`,
    },
    [
      'src/a.ts, src/b.ts, src/c.ts: src/a.ts imports src/b.ts, src/b.ts imports src/c.ts, src/c.ts imports src/a.ts',
    ],
  ],
  [
    'none where a folder uses what stands beside it',
    {
      'src/swap/SwapWidget.ts': `import { a } from './parts/a.ts'; import { b } from './usePart.ts'`,
      'src/swap/parts/a.ts': `import { usePart } from '../usePart.ts'`,
      'src/swap/usePart.ts': `import { useMemo } from 'react'`,
    },
    [],
  ],
])('error: reports a cycle: %s', (_name, files, cycles) => {
  expect(findCycles(files)).toEqual(cycles)
})

describe('error: each rule names the file that breaks it', () => {
  it.each<[path: string, text: string, violation: string]>([
    ['src/helpers/a.ts', '', '"helpers" is not a layer; add it to the table or move the file'],
    ['src/a.ts', '', '"a.ts" is not a layer; add it to the table or move the file'],
    ['src/utils/a.ts', `import { x } from '../errors/x.ts'`, 'imports errors, which utils may not'],
    ['src/errors/a.ts', `import { x } from '../client/x.ts'`, 'imports client, which errors may not'],
    [
      'src/schemas/a.ts',
      `import type { X } from '../actions/x.ts'`,
      'imports actions, which schemas may not',
    ],
    ['src/client/a.ts', `await import('../actions/x.ts')`, 'imports actions, which client may not'],
    [
      'src/actions/a.ts',
      `type A = import('../execution/x.ts').X`,
      'imports execution, which actions may not',
    ],
    ['src/execution/core/a.ts', `import '../../query/x.ts'`, 'imports query, which execution may not'],
    ['src/query/a.ts', `import { x } from '../hooks/x.ts'`, 'imports hooks, which query may not'],
    ['src/hooks/a.ts', `import { X } from '../widgets/X.tsx'`, 'imports widgets, which hooks may not'],
    ['src/hooks/a.ts', `import { english } from '../locales/english.ts'`, valueOf('locales', 'hooks')],
    ['src/locales/a.ts', `import { x } from '../utils/x.ts'`, 'imports utils, which locales may not'],
    ['src/widgets/a.tsx', `import { x } from '../query/x.ts'`, valueOf('query', 'widgets')],
    ['src/widgets/a.tsx', `import { type X } from '../query/x.ts'`, valueOf('query', 'widgets')],
    ['src/widgets/a.tsx', `import { x } from '../execution/core/x.ts'`, valueOf('execution', 'widgets')],
    ['src/widgets/a.tsx', `import { x } from '../execution/states/x.ts'`, valueOf('execution', 'widgets')],
    ['src/widgets/a.tsx', `import { x } from '../deposit/request/x.ts'`, valueOf('deposit', 'widgets')],
    ['src/wagmi/a.ts', `import { x } from '../widgets/x.ts'`, 'imports widgets, which wagmi may not'],
    ['src/proxy/a.ts', `import { x } from '../actions/x.ts'`, 'imports actions, which proxy may not'],
    ['src/decode/a.ts', `import { x } from '../audit/x.ts'`, 'imports audit, which decode may not'],
    ['src/audit/a.ts', `import { x } from '../execution/x.ts'`, 'imports execution, which audit may not'],
    ['src/deposit/a.ts', `import { x } from '../config/x.ts'`, 'imports config, which deposit may not'],
    ['src/config/a.ts', `import { x } from '../query/x.ts'`, 'imports query, which config may not'],
    ['src/sandbox/a.ts', '', '"sandbox" is not a layer; add it to the table or move the file'],
    ['src/hooks/a.ts', `import { x } from '../exports/index.ts'`, 'imports exports, which hooks may not'],
    [
      'src/exports/a.ts',
      `export { x } from '../../test/x.ts'`,
      'imports "../../test/x.ts", which is outside src',
    ],
    ['src/utils/a.ts', `import { x } from './x'`, 'imports "./x" without .ts or .tsx'],
    ['src/utils/a.ts', `import { x } from './x.js'`, 'imports "./x.js" without .ts or .tsx'],
    ['src/utils/a.ts', 'await import(`./${name}.ts`)', 'imports a module by a name that only a run can tell'],
    [
      'src/utils/a.ts',
      `export { x } from './x.ts'`,
      "re-exports x; only src/exports and a widget's index.ts may",
    ],
    [
      'src/utils/a.ts',
      `export * as x from './x.ts'`,
      "re-exports x; only src/exports and a widget's index.ts may",
    ],
    [
      'src/utils/a.ts',
      `import { y } from './y.ts'; export { y as x }`,
      "re-exports x; only src/exports and a widget's index.ts may",
    ],
    [
      'src/widgets/swap/parts/index.ts',
      `export { x } from './x.ts'`,
      "re-exports x; only src/exports and a widget's index.ts may",
    ],
    [
      'src/exports/a.ts',
      `export * from '../utils/x.ts'`,
      'exports everything of a module; name what is exported',
    ],
    ['src/utils/a.ts', 'export default 1', 'has a default export'],
    ['src/utils/a.ts', 'export default function a() {}', 'has a default export'],
    ['src/utils/a.ts', 'const a = 1; export { a as default }', 'has a default export'],
    ...['utils', 'schemas', 'client', 'actions', 'decode', 'audit', 'execution', 'deposit', 'config'].flatMap(
      (layer) => ['react', 'react-dom/client', '@tanstack/react-query'].map((name) => packageIn(layer, name)),
    ),
    packageIn('query', 'react'),
    packageIn('proxy', 'viem'),
    ...['errors', 'schemas', 'client', 'actions', 'widgets'].map((layer): [string, string, string] => [
      `src/${layer}/a.ts`,
      `import { toHex } from 'viem/utils'`,
      `imports a value of viem/utils; ${layer} may import only its types`,
    ]),
    ['src/widgets/a.tsx', `import { useAccount } from 'wagmi'`, 'imports wagmi, which only wagmi may'],
    [
      'src/hooks/a.ts',
      `import { x } from '@causeway/sandbox/simulated'`,
      'imports @causeway/sandbox/simulated, which no page may load',
    ],
    ['src/utils/a.ts', `import { join } from 'node:path'`, 'imports node:path, which only Node has'],
    ['src/execution/run/a.ts', `import fs from 'fs'`, 'imports fs, which only Node has'],
    ['src/widgets/a.ts', `fetch('/x')`, 'calls fetch, which widgets may not'],
    ['src/hooks/a.ts', `const load = globalThis.fetch`, 'calls fetch, which hooks may not'],
    [
      'src/widgets/swap/a.ts',
      `import { FeesRow } from '../fees/parts/FeesRow.tsx'`,
      'imports fees/parts/FeesRow.tsx; of another widget only what stands in fees/ itself may be imported',
    ],
    ['src/schemas/base/a.ts', `import { x } from '../quote/x.ts'`, 'imports quote, which base may not'],
    ['src/execution/a.ts', '', 'stands beside the folders of execution; move it into one'],
    ['src/execution/flows/a.ts', '', '"flows" is not a room of execution; add it to the table'],
    ['src/utils/text/a.ts', `import { x } from '../locale/x.ts'`, 'imports locale, which text may not'],
    [
      'src/errors/codes/a.ts',
      `import { x } from '../redaction/x.ts'`,
      'imports redaction, which codes may not',
    ],
    ['src/client/transport/a.ts', `import { x } from '../request.ts'`, besideIn('client', 'transport')],
    ['src/actions/requestV3/a.ts', `import { x } from '../getRequests.ts'`, besideIn('actions', 'requestV3')],
    ['src/decode/calls/a.ts', `import { x } from '../order/x.ts'`, 'imports order, which calls may not'],
    [
      'src/audit/input/a.ts',
      `import type { x } from '../rules/order/x.ts'`,
      'imports rules, which input may not',
    ],
    [
      'src/deposit/request/a.ts',
      `import { x } from '../progress/x.ts'`,
      'imports progress, which request may not',
    ],
    [
      'src/deposit/request/a.ts',
      `import { x } from '../deriveDepositAddress.ts'`,
      'imports deriveDepositAddress.ts, which request may not',
    ],
    ['src/config/tokens/a.ts', `import { x } from '../checks/x.ts'`, 'imports checks, which tokens may not'],
    [
      'src/query/keys.ts',
      `import type { X } from './service/x.ts'`,
      'imports service, which the files beside the folders of query may not',
    ],
    ['src/query/service/a.ts', `import { x } from '../chain/x.ts'`, 'imports chain, which service may not'],
    [
      'src/hooks/useX.ts',
      `import { x } from './internal/x.ts'`,
      'imports internal, which the files beside the folders of hooks may not',
    ],
    ['src/hooks/context/a.ts', `import { useX } from '../useX.ts'`, besideIn('hooks', 'context')],
    [
      'src/hooks/deposits/a.ts',
      `import { x } from '../internal/x.ts'`,
      'imports internal, which deposits may not',
    ],
    [
      'src/proxy/request/a.ts',
      `import { x } from '../response/x.ts'`,
      'imports response, which request may not',
    ],
    [
      'src/execution/state/a.ts',
      `import type { Wallet } from '../ports/wallet/wallet.ts'`,
      'imports ports, which state may not',
    ],
    [
      'src/execution/ports/locks/a.ts',
      `import { x } from '../../core/x.ts'`,
      'imports core, which ports may not',
    ],
    ['src/execution/watch/a.ts', `import type { X } from '../run/x.ts'`, 'imports run, which watch may not'],
    ['src/execution/run/a.ts', `await import('../core/x.ts')`, 'imports core, which run may not'],
    [
      'src/execution/core/a.ts',
      `import { x } from '../run/x.ts'`,
      'imports a value of execution/run, which only an `import()` may load',
    ],
    [
      'src/config/a.ts',
      `import { type X } from '../execution/run/x.ts'`,
      'imports a value of execution/run, which only an `import()` may load',
    ],
    [
      'src/widgets/fees/parts/a.tsx',
      `import { SwapWidget } from '../../swap/SwapWidget.tsx'`,
      'imports swap, which fees may not',
    ],
    [
      'src/widgets/shared/render/a.ts',
      `import type { WidgetProps } from '../../widgetProps.ts'`,
      besideIn('widgets', 'shared'),
    ],
    [
      'src/widgets/shared/render/a.ts',
      `import type { Part } from '../../attributes/widgetParts.ts'`,
      'imports attributes/widgetParts.ts; what all widgets share knows none of them',
    ],
  ])('%s: %s', (path, text, violation) => {
    expect(findViolations({ [path]: text })).toEqual([`${path}: ${violation}`])
  })
})

it.each<[path: string, text: string]>([
  ['src/widgets/a.tsx', `import type { X } from '../execution/x.ts'; import type { Hex } from 'viem'`],
  ['src/widgets/a.tsx', `import { x } from '../execution/state/x.ts'; import { y } from '../decode/y.ts'`],
  ['src/widgets/a.tsx', `import { x } from '../deposit/request/findDepositRefusal.ts'`],
  [
    'src/widgets/swap/SwapWidget.tsx',
    `import { useX } from '../../hooks/useX.ts'; import { SwapRoot } from './parts/SwapRoot.tsx'`,
  ],
  [
    'src/widgets/swap/parts/a.tsx',
    `import { DepositAddressWidget } from '../../deposit-address/DepositAddressWidget.tsx'`,
  ],
  ['src/widgets/swap/parts/a.tsx', `import { Dialog } from '../../dialog/parts/Dialog.tsx'`],
  ['src/hooks/internal/a.ts', `import { useX } from '../useX.ts'; import { y } from '../deposits/y.ts'`],
  ['src/audit/rules/order/a.ts', `import type { X } from '../../ruleFinding.ts'`],
  [
    'src/execution/core/a.ts',
    `import type { X } from '../run/x.ts'; const { y } = await import('../run/y.ts')`,
  ],
  ['src/deposit/request/a.ts', `import { x } from '../depositTerms.ts'`],
  ['src/execution/ports/wallet/a.ts', `import { x } from '../locks/x.ts'`],
  ['src/client/a.ts', `import { x } from '../errors/x.ts'; export const load = () => fetch('/x')`],
  ['src/widgets/a.ts', 'query.fetchNextPage(); service.fetch(request)'],
  ['src/widgets/a.ts', 'function answer({ fetch }: Handler) { return () => fetch(request) }'],
  ['src/exports/a.ts', `export { x } from '../utils/x.ts'; export type { Y } from '../wagmi/y.ts'`],
  ['src/widgets/swap/index.ts', `export { SwapRoot as Root } from './parts/SwapRoot.tsx'`],
  ['src/exports/widgets.ts', `export * as Swap from '../widgets/swap/index.ts'`],
  ['src/utils/a.ts', `const a = 1; export { a as b }`],
  ['src/wagmi/a.ts', `import { useAccount } from 'wagmi'`],
])('default: accepts %s with %s', (path, text) => {
  expect(findViolations({ [path]: text })).toEqual([])
})

function valueOf(target: string, layer: string): string {
  return `imports a value of ${target}; ${layer} may import only its types`
}

function besideIn(layer: string, room: string): string {
  return `imports the files beside the folders of ${layer}, which ${room} may not`
}

function packageIn(layer: string, name: string): [path: string, text: string, violation: string] {
  const room = layer === 'execution' ? 'core/' : ''
  return [
    `src/${layer}/${room}a.ts`,
    `import { x } from '${name}'`,
    `imports ${name}, which ${layer} may not`,
  ]
}
