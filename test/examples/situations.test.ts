import { expect, it } from 'vitest'
import { firstSituations, situations } from '../../examples/dapp/src/sandbox/situations.ts'
import { scenarios } from '@causeway/sandbox'

const morals = Array.from(situations.values(), ({ moral }) => moral)

it('default: describes every scenario of the sandbox in the demo', () => {
  expect([...situations.keys()].toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted())
  expect(situations.size).toBeGreaterThan(firstSituations)
})

it('default: gives each its own moral, one line that ends as a sentence', () => {
  expect(new Set(morals).size).toBe(morals.length)
  expect(morals.filter((moral) => moral.length > 100 || !moral.endsWith('.'))).toEqual([])
})
