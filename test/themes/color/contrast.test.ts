import { expect, it } from 'vitest'
import { contrastOf } from '../../../src/themes/color/contrast.ts'
import { parseColor } from '../../../src/themes/color/parseColor.ts'

const color = (text: string) => {
  const parsed = parseColor(text)
  if (!parsed) throw new TypeError(`${text} is no color.`)
  return parsed
}
it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ffe600', '#ffffff', 1.267],
  ['#ffe600', '#000000', 16.571],
])('default: computes the contrast of %s on %s as %d', (one, other, ratio) => {
  expect(contrastOf(color(one), color(other))).toBeCloseTo(ratio, 2)
})
