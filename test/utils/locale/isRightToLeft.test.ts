import { expect, it } from 'vitest'
import { isRightToLeft } from '../../../src/utils/locale/isRightToLeft.ts'

it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur'])('default: is true for %s', (language) => {
  expect(isRightToLeft(language)).toBe(true)
})

it.each(['en', 'de', 'ja', 'az', 'heh', 'es-ar', ''])('default: is false for %s', (language) => {
  expect(isRightToLeft(language)).toBe(false)
})
