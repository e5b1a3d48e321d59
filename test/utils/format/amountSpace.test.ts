import { expect, it } from 'vitest'
import { amountSpace } from '../../../src/utils/format/amountSpace.ts'

it.each([
  ['99.86975', 'USDC', '\u00a0'],
  ['~99.86975', 'USDC', ' '],
  ['0.9989725', 'ETH', '\u00a0'],
  ['100', 'LONGSYMBOL', ' '],
  ['0.999999999999999999', 'ETH', ' '],
])(
  'default: allows a break between amount and unit if both are longer than a narrow line: %s %s',
  (amount, unit, space) => {
    expect(amountSpace(amount, unit)).toBe(space)
  },
)
