import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUsd, toUsdText } from '../../../src/utils/amounts/usd.ts'

describe('parseUsd', () => {
  const unit = 10n ** 18n
  it.each([
    ['1', unit],
    ['12.5', (25n * unit) / 2n],
    ['-0.25', -unit / 4n],
    ['0', 0n],
    ['0.000000000000000001', 1n],
    // Further digits are ignored.
    ['0.0000000000000000019', 1n],
    ['', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['+1', undefined],
    ['1 ', undefined],
    ['x1', undefined],
    ['--1', undefined],
    ['1e3', undefined],
    [undefined, undefined],
  ])('parameters: %j', (usd, units) => {
    expect(parseUsd(usd)).toBe(units)
  })

  it('behavior: reads what it has written', () => {
    expect(toUsdText(-unit / 4n)).toBe('-0.25')
    fc.assert(
      fc.property(fc.bigInt(), (units) => {
        expect(parseUsd(toUsdText(units))).toBe(units)
      }),
    )
  })
})
