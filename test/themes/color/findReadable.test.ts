import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toShown } from '../../../src/themes/color/color.ts'
import { contrastOf, minContrast } from '../../../src/themes/color/contrast.ts'
import { findOn, findPole, findReadable } from '../../../src/themes/color/findReadable.ts'
import { toOklch } from '../../../src/themes/color/oklab.ts'
import { parseColor } from '../../../src/themes/color/parseColor.ts'

const color = (text: string) => {
  const parsed = parseColor(text)
  if (!parsed) throw new TypeError(`${text} is no color.`)
  return parsed
}
const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const anyColor = fc.tuple(channel, channel, channel).map((channels) => toShown(channels))

it('property: black or white is readable on every color', () => {
  fc.assert(
    fc.property(anyColor, (ground) => {
      expect(contrastOf(findOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(findPole(ground), ground)).toBeGreaterThan(4.57)
    }),
  )
})

it.each([
  ['#d100d1', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#777777', '#000000'],
  ['#ffe600', '#000000'],
])(
  'behavior: writes on %s in %s: white where it is readable, although black has a little more contrast',
  (ground, on) => {
    expect(findOn(color(ground))).toEqual(color(on))
  },
)

it('property: finds a readable color on any ground', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (wanted, ground) => {
      expect(minContrast(findReadable(wanted, [ground], 4.5), [ground])).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('behavior: keeps a readable color, and else its hue', () => {
  expect(findReadable(color('#0a7a6a'), [color('#ffffff')], 4.5)).toEqual(color('#0a7a6a'))
  const found = findReadable(color('#ffe600'), [color('#ffffff')], 4.5)
  expect(toOklch(found).hue).toBeCloseTo(toOklch(color('#ffe600')).hue, -1)
  expect(contrastOf(found, color('#ffffff'))).toBeLessThan(4.8)
})

it('behavior: takes the best color where none is readable on all grounds', () => {
  const grounds = [color('#000000'), color('#ffffff')]
  expect(minContrast(findReadable(color('#ff0000'), grounds, 7), grounds)).toBeGreaterThan(4.4)
})
