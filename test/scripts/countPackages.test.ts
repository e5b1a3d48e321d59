import { expect, it } from 'vitest'
import { countPackages } from '../../scripts/size/countPackages.ts'

const own = { dependencies: { dialog: '1' }, peerDependencies: { framework: '1' } }

it('default: names what comes with a dependency, each once', () => {
  const lock = {
    '': own,
    'node_modules/dialog': { dependencies: { slot: '1', '@focus/scope': '1' } },
    'node_modules/slot': { dependencies: { '@focus/scope': '1', dialog: '1' } },
    'node_modules/@focus/scope': {},
    'node_modules/unrelated': {},
  }
  expect(countPackages(lock)).toEqual(['@focus/scope', 'dialog', 'slot'])
})

it('behavior: doesn’t count what the peer dependencies bring', () => {
  const lock = {
    '': own,
    'node_modules/dialog': { dependencies: { scheduler: '1' }, peerDependencies: { framework: '1' } },
    'node_modules/framework': { dependencies: { scheduler: '1' } },
    'node_modules/scheduler': {},
  }
  expect(countPackages(lock)).toEqual(['dialog'])
})

it('behavior: npm installs the peers of a dependency, but not the optional ones', () => {
  const lock = {
    '': own,
    'node_modules/dialog': {
      peerDependencies: { needed: '1', optional: '1' },
      peerDependenciesMeta: { optional: { optional: true } },
    },
    'node_modules/needed': {},
    'node_modules/optional': {},
  }
  expect(countPackages(lock)).toEqual(['dialog', 'needed'])
})

it('behavior: follows the nearest of two versions', () => {
  const lock = {
    '': own,
    'node_modules/dialog': { dependencies: { slot: '2' } },
    'node_modules/slot': { dependencies: { old: '1' } },
    'node_modules/dialog/node_modules/slot': { dependencies: { '@scope/new': '1' } },
    'node_modules/old': {},
    'node_modules/@scope/new': {},
  }
  expect(countPackages(lock)).toEqual(['@scope/new', 'dialog', 'slot'])
})
