import { describe, expect, it } from 'vitest'
import { hasNonLatinLetters } from '../../../src/utils/text/hasNonLatinLetters.ts'

describe('hasNonLatinLetters', () => {
  it.each([
    ['USDC', false],
    ['1INCH', false],
    ['USD₮', false],
    ['USDC.e', false],
    ['ЕТН', true],
    ['ՍSDT', true],
    ['你好', true],
  ])('parameters: %s: %s', (symbol, isForeign) => {
    expect(hasNonLatinLetters(symbol)).toBe(isForeign)
  })
})
