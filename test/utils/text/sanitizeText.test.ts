import { describe, expect, it } from 'vitest'
import { sanitizeText } from '../../../src/utils/text/sanitizeText.ts'

describe('sanitizeText', () => {
  it.each([
    ['USD Coin', 'USD Coin'],
    ['  USD \n\t Coin ', 'USD Coin'],
    ['USD\u202eCoin\u200b\u0000', 'USDCoin'],
    ['\u00adUSD\ue000\u{10ffff}', 'USD'],
    ['\u200b USD \u200b', 'USD'],
    // Invisible letters, marks and signs, by their category.
    ['US\u3164\u2800\u115f\u1160\uffa0\u034f\u17b4DC\ufe0f', 'USDC'],
    ['', ''],
  ])('parameters: %j becomes %j', (text, clean) => {
    expect(sanitizeText(text)).toBe(clean)
  })

  it('behavior: cuts long text between characters, with an ellipsis', () => {
    expect(sanitizeText('x'.repeat(300))).toBe('x'.repeat(300))
    expect(sanitizeText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`)
    expect(sanitizeText('😀😀😀', { maxLength: 3 })).toBe('😀😀😀')
    expect(sanitizeText('😀😀😀😀', { maxLength: 3 })).toBe('😀😀…')
  })
})
