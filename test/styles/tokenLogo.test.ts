import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { white } from '../../src/themes/color/color.ts'
import { contrastOf } from '../../src/themes/color/contrast.ts'
import { fromOklch } from '../../src/themes/color/oklab.ts'

const sheet = readFileSync('src/widgets/shared/parts/icons/token-logo.css', 'utf8')
const tones = [
  ...sheet.matchAll(/data-state='(tone-\d)'\] \{\s*--_cw-tone: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g),
].map(([, name = '', ...values]) => {
  const [lightness = 0, chroma = 0, hue = 0] = values.map(Number)
  return { name, color: fromOklch({ lightness, chroma, hue }) }
})

describe('letters of a token without a logo', () => {
  it('default: have seven tones', () => {
    expect(tones.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6].map((number) => `tone-${number}`))
  })

  it.each(tones)('behavior: are readable in white at 7:1 on $name', ({ color }) => {
    expect(contrastOf(color, white)).toBeGreaterThanOrEqual(7)
  })
})
