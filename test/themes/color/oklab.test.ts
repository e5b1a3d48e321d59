import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatColor, toShown } from '../../../src/themes/color/color.ts'
import { fromOklch, mixColors, toOklch } from '../../../src/themes/color/oklab.ts'
import { parseColor } from '../../../src/themes/color/parseColor.ts'

const color = (text: string) => {
  const parsed = parseColor(text)
  if (!parsed) throw new TypeError(`${text} is no color.`)
  return parsed
}
const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const anyColor = fc.tuple(channel, channel, channel).map((channels) => toShown(channels))

it('property: converting a color to OKLab and back gives the same color', () => {
  fc.assert(
    fc.property(anyColor, (any) => {
      expect(fromOklch(toOklch(any))).toEqual(any)
    }),
  )
})

it('behavior: reduces a chroma that no screen shows, at the same hue and lightness', () => {
  const found = toOklch(fromOklch({ lightness: 0.7, chroma: 0.4, hue: 150 }))
  expect(found.lightness).toBeCloseTo(0.7, 2)
  expect(found.hue).toBeCloseTo(150, 0)
  expect(found.chroma).toBeLessThan(0.25)
})

it('default: mixes as color-mix() does in Chromium', () => {
  expect(formatColor(mixColors(color('#0a7a6a'), 0.12, color('#ffffff')))).toBe('#e5eeec')
  expect(formatColor(mixColors(color('#d3342b'), 0.09, color('#131918')))).toBe('#241e1b')
  expect(formatColor(mixColors(color('#000000'), 0.5, color('#ffffff')))).toBe('#636363')
})
