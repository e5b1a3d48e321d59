import { expect, it } from 'vitest'
import { amountSpace } from '../../../src/utils/format/amountSpace.ts'

it.each([
  ['0.9989725', '\u00a0'],
  ['1,234,567.89', '\u00a0'],
  ['12,345,678.90', ' '],
  ['0.999999999999999999', ' '],
])('default: only a long amount leaves its symbol to the next line: %s', (amount, space) => {
  expect(amountSpace(amount)).toBe(space)
})
