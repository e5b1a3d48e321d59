import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { attackFiles } from '../../scripts/soak/attackFiles.ts'

it('error: finds at least one file for every pattern of the attack suite', () => {
  expect(attackFiles.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

it('behavior: includes every test file named after an attack', () => {
  const attacks = globSync('{test,sandbox/test}/**/*[aA]ttack*.test.{ts,tsx}', {
    exclude: ['test/scripts/**'],
  })
  const suite = new Set(attackFiles.flatMap((pattern) => globSync(pattern)))
  expect(attacks.length).toBeGreaterThan(0)
  expect(attacks.filter((file) => !suite.has(file))).toEqual([])
})
