import { describe, expect, it } from 'vitest'
import { isUnambiguousAmount } from '../../../src/utils/amounts/isUnambiguousAmount.ts'

describe('isUnambiguousAmount', () => {
  it.each([
    ['1234', true],
    ['1.5', true],
    ['0.001', true],
    ['.125', true],
    ['5.', true],
    ['1.2345', true],
    ['1.234', false],
    ['1.2.3', false],
    ['1,5', false],
    ['1,234.5', false],
    ['1 234', false],
    ['١٢', false],
  ])('parameters: %s in English: %s', (text, isEvident) => {
    expect(isUnambiguousAmount(text, 'en')).toBe(isEvident)
  })
})
