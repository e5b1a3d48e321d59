import { expect, it } from 'vitest'
import {
  findLicenseProblems,
  isPermissive,
  type LockedPackages,
} from '../../scripts/build/pack/findLicenseProblems.ts'

const lock: LockedPackages = {
  '': {
    dependencies: { direct: '1' },
    peerDependencies: { peer: '1', extra: '1' },
    peerDependenciesMeta: { extra: { optional: true } },
  },
  'node_modules/direct': {
    version: '1.2.3',
    license: 'MIT',
    dependencies: { shared: '2' },
    optionalDependencies: { binary: '1', elsewhere: '1' },
  },
  'node_modules/direct/node_modules/shared': { version: '2.0.0', license: 'GPL-3.0-only' },
  'node_modules/shared': { version: '1.0.0', license: 'AGPL-3.0' },
  'node_modules/binary': { version: '4.0.0', license: '(MIT OR GPL-2.0)' },
  'node_modules/peer': { version: '5.0.0', dependencies: { direct: '1' } },
  'node_modules/extra': { version: '6.0.0', license: 'SSPL-1.0' },
  'node_modules/@own/react': { resolved: '', link: true },
  workspace: { dependencies: { shared: '1' }, peerDependencies: { '@own/react': '1' } },
}

it('default: finds what is installed with a package, as Node resolves it, without optional peers', () => {
  expect(findLicenseProblems(lock, '')).toEqual({
    installed: [
      'node_modules/binary',
      'node_modules/direct',
      'node_modules/direct/node_modules/shared',
      'node_modules/peer',
    ],
    problems: ['shared@2.0.0 is under GPL-3.0-only', 'peer@5.0.0 is under no license'],
  })
})

it('behavior: reviews the dependencies of a linked workspace, but not the workspace', () => {
  const { installed, problems } = findLicenseProblems(lock, 'workspace')
  expect(installed).toContain('node_modules/shared')
  expect(installed).toContain('node_modules/direct/node_modules/shared')
  expect(installed).not.toContain('')
  expect(problems).toHaveLength(3)
})

it('error: reports a lock that lacks a dependency', () => {
  expect(() => findLicenseProblems({ '': { dependencies: { gone: '1' } } }, '')).toThrow(
    'package-lock.json does not hold gone of the root',
  )
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-2.0', false],
  ['GPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('default: decides whether %s is permissive: %s', (license, expected) => {
  expect(isPermissive(license)).toBe(expected)
})
