import { describe, expect, it } from 'vitest'
import { toJsonText } from '../../../src/utils/text/toJsonText.ts'

describe('toJsonText', () => {
  it('default: writes amounts as digits, drops undefined values, and keeps the rest', () => {
    const query = { amount: 5n, list: [1n, 'x'], deep: { on: true, none: null }, missing: undefined }
    expect(toJsonText(query)).toBe('{"amount":"5","list":["1","x"],"deep":{"on":true,"none":null}}')
  })
})
