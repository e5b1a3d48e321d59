import { describe, expect, it } from 'vitest'
import { parseSlippage, slippageWarning } from '../../../../../src/widgets/swap/model/entered/slippage.ts'

describe('parseSlippage', () => {
  it.each([
    ['', 'automatic'],
    ['5', 500],
    ['0.5', 50],
    ['0,5', 50],
    ['0.05', 5],
    ['5%', 500],
    ['5 %', 500],
    ['0', 0],
    ['50', 5_000],
    ['50.01', 'invalid'],
    ['500', 'invalid'],
    ['0.005', 'invalid'],
    ['1,000', 'invalid'],
    ['-1', 'invalid'],
    ['auto', 'invalid'],
    ['.', 'invalid'],
  ])('parameters: %j', (text, expected) => {
    const parsed = parseSlippage(text, 'en')
    expect(parsed.status === 'valid' ? parsed.bps : parsed.status).toBe(expected)
  })
})

describe('slippageWarning', () => {
  it.each([
    [0, 'low'],
    [4, 'low'],
    [5, undefined],
    [100, undefined],
    [101, 'high'],
    [501, 'veryHigh'],
  ])('parameters: %i basis points', (bps, warning) => {
    expect(slippageWarning(bps)).toBe(warning)
  })
})
