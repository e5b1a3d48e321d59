import { describe, expect, it } from 'vitest'
import { toJsonText } from '../../../src/utils/text/toJsonText.ts'

describe('toJsonText', () => {
  it('default: amounts become digits, what is undefined goes, the rest stays', () => {
    const query = { amount: 5n, list: [1n, 'x'], deep: { on: true, none: null }, missing: undefined }
    expect(toJsonText(query)).toBe('{"amount":"5","list":["1","x"],"deep":{"on":true,"none":null}}')
  })
})
