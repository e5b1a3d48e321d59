import { expect, it } from 'vitest'
import { formatList } from '../../../src/utils/format/formatList.ts'

it('default: joins the items as the locale does', () => {
  expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B, and C')
  expect(formatList(['A', 'B', 'C'], 'de')).toBe('A, B und C')
  expect(formatList([], 'en')).toBe('')
})

it('parameters: narrow', () => {
  expect(formatList(['A', 'B', 'C'], 'en', 'narrow')).toBe('A, B, C')
})
