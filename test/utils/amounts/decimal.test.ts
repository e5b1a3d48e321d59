import { describe, expect, it } from 'vitest'
import { parseDecimal } from '../../../src/utils/amounts/decimal.ts'

describe(parseDecimal, () => {
  it('default: reads a decimal exactly, with as many decimals as are written', () => {
    expect(parseDecimal('12.050')).toEqual({ amount: 12050n, decimals: 3 })
    expect(parseDecimal('7')).toEqual({ amount: 7n, decimals: 0 })
    expect(parseDecimal('0.000000000000000000000001')).toEqual({ amount: 1n, decimals: 24 })
  })

  it.each(['', '1e5', '-1', '1,000', '.5', '5.', ' 1', '0x10', '∞', '1'.repeat(121)])(
    'error: refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined()
    },
  )

  it('error: refuses undefined', () => {
    expect(parseDecimal(undefined)).toBeUndefined()
  })
})
