import { expect, it } from 'vitest'
import { sanitizeText } from '../../../src/utils/text/sanitizeText.ts'
import { symbolSkeleton } from '../../../src/utils/text/symbolSkeleton.ts'
import { withoutInvisible } from '../../../src/utils/text/withoutInvisible.ts'

it.each(['\u202e', '\u200b', '\u00ad', '\ufe0f', '\u3164', '\u034f', '\u{e0041}', '\u2800'])(
  'default: withoutInvisible: removes %j everywhere',
  (character) => {
    const text = `1${character}.5`
    expect([withoutInvisible(text), sanitizeText(text), symbolSkeleton(`A${character}B`)]).toEqual([
      '1.5',
      '1.5',
      'AB',
    ])
  },
)

it('behavior: withoutInvisible: keeps letters, marks and spaces', () => {
  const text = 'ç e\u0301 \u05d0 1\u00a0000,5'
  expect(withoutInvisible(text)).toBe(text)
})
