import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatColor, toShown } from '../../src/themes/color/color.ts'
import { contrastOf, leastContrast } from '../../src/themes/color/contrast.ts'
import { findOn, findReadable } from '../../src/themes/color/findReadable.ts'
import { fromOklch, mixColors, toOklch } from '../../src/themes/color/oklab.ts'
import { parseColor } from '../../src/themes/color/parseColor.ts'

const color = (text: string) => {
  const parsed = parseColor(text)
  if (!parsed) throw new TypeError(`${text} is no colour.`)
  return parsed
}
const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const anyColor = fc.tuple(channel, channel, channel).map((channels) => toShown(channels))

describe('parseColor', () => {
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
  ])('default: %s is %s', (text, expected) => {
    expect(formatColor(color(text))).toBe(expected)
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
  ])('error: %s is none', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })

  it('property: whatever is read is written so that it reads the same', () => {
    fc.assert(
      fc.property(anyColor, (any) => {
        expect(parseColor(formatColor(any))).toEqual(any)
      }),
    )
  })
})

describe('OKLCH', () => {
  it('property: there and back again is the same colour', () => {
    fc.assert(
      fc.property(anyColor, (any) => {
        expect(fromOklch(toOklch(any))).toEqual(any)
      }),
    )
  })

  it('behavior: a chroma that no screen shows is thinned at the same hue and lightness', () => {
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
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ffe600', '#ffffff', 1.267],
    ['#ffe600', '#000000', 16.571],
  ])('default: %s on %s is %d', (one, other, ratio) => {
    expect(contrastOf(color(one), color(other))).toBeCloseTo(ratio, 2)
  })

  it('property: black or white is read on every colour', () => {
    fc.assert(
      fc.property(anyColor, (ground) => {
        expect(contrastOf(findOn(ground), ground)).toBeGreaterThan(4.57)
      }),
    )
  })

  it('property: on any ground a colour is found that is read there', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (wanted, ground) => {
        expect(leastContrast(findReadable(wanted, [ground], 4.5), [ground])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('behavior: what is read already stays; else the hue does', () => {
    expect(findReadable(color('#0a7a6a'), [color('#ffffff')], 4.5)).toEqual(color('#0a7a6a'))
    const found = findReadable(color('#ffe600'), [color('#ffffff')], 4.5)
    expect(toOklch(found).hue).toBeCloseTo(toOklch(color('#ffe600')).hue, -1)
    expect(contrastOf(found, color('#ffffff'))).toBeLessThan(4.8)
  })

  it('behavior: where nothing is read on all grounds, the best is taken', () => {
    const grounds = [color('#000000'), color('#ffffff')]
    expect(leastContrast(findReadable(color('#ff0000'), grounds, 7), grounds)).toBeGreaterThan(4.4)
  })
})
