import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../../scripts/mutate/areas.ts'

it('behavior: puts every file that decides about funds into exactly one area of mutation tests', () => {
  const held = Object.values(areas).flatMap(({ files }) => globSync([...files]))
  expect(held.toSorted()).toEqual(
    globSync([
      'src/{audit,decode,deposit,execution,hooks,proxy,query,schemas,utils}/**/*.{ts,tsx}',
      'src/widgets/*/model/**/*.{ts,tsx}',
      'src/widgets/shared/messages/**/*.ts',
      'src/widgets/shared/steps/*.ts',
    ]).toSorted(),
  )
})

it('error: finds at least one file for every pattern of an area', () => {
  const patterns = Object.values(areas).flatMap(({ files, tests }) => [...files, ...tests])
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
