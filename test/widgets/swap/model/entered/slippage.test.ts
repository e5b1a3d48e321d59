import { describe, expect, it } from 'vitest'
import { parseSlippage } from '../../../../../src/widgets/swap/model/entered/slippage.ts'

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

describe('warnings', () => {
  it.each([
    ['0', 'low'],
    ['0.04', 'low'],
    ['0.05', undefined],
    ['1', undefined],
    ['1.01', 'high'],
    ['5', 'high'],
    ['5.01', 'veryHigh'],
  ])('parameters: %s percent', (text, warning) => {
    expect(parseSlippage(text, 'en')).toMatchObject({ status: 'valid', warning })
  })
})
