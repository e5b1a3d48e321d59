import { expect, it } from 'vitest'
import { isRightToLeft } from '../../../src/utils/locale/isRightToLeft.ts'

it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur'])('default: %s is written from right to left', (language) => {
  expect(isRightToLeft(language)).toBe(true)
})

it.each(['en', 'de', 'ja', 'az', 'heh', 'es-ar', ''])('default: %s is not', (language) => {
  expect(isRightToLeft(language)).toBe(false)
})
