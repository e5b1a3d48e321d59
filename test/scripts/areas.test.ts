import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../../scripts/mutate/areas.ts'

it('behavior: every file of the money core is changed, in one area', () => {
  const held = Object.values(areas).flatMap(({ files }) => globSync([...files]))
  expect(held.toSorted()).toEqual(
    globSync([
      'src/{audit,decode,deposit,execution,hooks,proxy,query,schemas,utils}/**/*.{ts,tsx}',
      'src/widgets/*/model/**/*.{ts,tsx}',
    ]).toSorted(),
  )
})

it('error: an area names a file or a test that there is not', () => {
  const patterns = Object.values(areas).flatMap(({ files, tests }) => [...files, ...tests])
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
