import fc from 'fast-check'
import { expect, it } from 'vitest'
import { black, formatColor, toShown } from '../../../src/themes/color/color.ts'
import { parseColor } from '../../../src/themes/color/parseColor.ts'

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const anyColor = fc.tuple(channel, channel, channel).map((channels) => toShown(channels))

it.each([
  ['#0a7', '#00aa77'],
  ['#0A7a6A', '#0a7a6a'],
  ['#0a7a6a80', 'rgb(10 122 106 / 0.502)'],
  ['rgb(10, 122, 106)', '#0a7a6a'],
  ['rgb(10 122 106 / 45%)', 'rgb(10 122 106 / 0.45)'],
  ['rgba(0,0,0,.3)', 'rgb(0 0 0 / 0.3)'],
  ['rgb(100% 0% 50%)', '#ff0080'],
  ['hsl(174 85% 26%)', '#0a7b6f'],
  ['hsl(0deg, 100%, 50%)', '#ff0000'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.7 0.1 150)', '#6fb07d'],
  ['oklch(86.64% 0.29483 142.5deg)', '#00ff00'],
  [' White ', '#ffffff'],
])('default: reads %s as %s', (text, expected) => {
  expect(formatColor(parseColor(text) ?? black)).toBe(expected)
})

it.each([
  '',
  'red',
  '#12',
  '#12345',
  'rgb(1 2)',
  'rgb(1 2 3 4 5)',
  'rgb(calc(1) 2 3)',
  'var(--x)',
  'rgb(1 2 3); color: red',
  'url(x)',
  'constructor',
  `#${'0'.repeat(99)}`,
])('error: refuses %s', (text) => {
  expect(parseColor(text)).toBeUndefined()
})

it('property: writes every color so that it reads the same', () => {
  fc.assert(
    fc.property(anyColor, (any) => {
      expect(parseColor(formatColor(any))).toEqual(any)
    }),
  )
})
