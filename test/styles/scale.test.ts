import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutPartTokens } from './withoutPartTokens.ts'

const isTokens = (path: string) => /styles\/(tokens|parts)\.css$/.test(path)
const declarations = globSync('src/**/*.css')
  .filter((path) => !isTokens(path))
  .flatMap((path) =>
    Array.from(
      withoutPartTokens(readFileSync(path, 'utf8'))
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/([\w-]+):\s*([^;{}]+);/g),
      ([, property = '', value = '']) => ({
        path,
        property,
        value: value.replaceAll(/\s+/g, ' ').replace(' !important', ''),
      }),
    ),
  )
const lineOf = ({ path, property, value }: (typeof declarations)[number]) => `${path}: ${property}: ${value}`

describe('type', () => {
  const sizes = [
    '--_cw-text-tiny',
    '--_cw-text-small',
    '--_cw-font-size',
    '--_cw-text-large',
    '--_cw-amount-font-size',
  ]
  const written = declarations.filter(({ property }) => property === 'font-size')

  it('default: uses one of five sizes for every text', () => {
    const others = written.filter(({ value }) => !sizes.some((size) => value === `var(${size})`))
    expect(others.map(lineOf).toSorted()).toEqual([
      // So does one in the review, which is no field.
      'src/widgets/review/review.css: font-size: clamp(var(--_cw-text-tiny), 100cqi / (var(--_cw-characters) * 0.62), 1em)',
      // A letter within a drawing.
      'src/widgets/shared/parts/icons/token-logo.css: font-size: calc(var(--_cw-font-size) * 0.5625)',
      // Four letters within a circle.
      'src/widgets/shared/parts/icons/token-logo.css: font-size: calc(var(--_cw-font-size) * 0.59375)',
      // An amount shrinks before it is cut off.
      'src/widgets/shared/variants.css: font-size: calc(1em * var(--_cw-fit))',
      // Phones zoom into the field of a smaller text.
      'src/widgets/shared/variants.css: font-size: calc(max(16px, 1em) * var(--_cw-fit))',
      'src/widgets/shared/variants.css: font-size: max(16px, var(--_cw-text-tiny))',
      'src/widgets/swap/swap.css: font-size: calc(var(--_cw-amount-font-size) * var(--_cw-fit))',
    ])
  })

  it('behavior: each of them is used', () => {
    const unused = sizes.filter((size) => !written.some(({ value }) => value.includes(`var(${size})`)))
    expect(unused).toEqual([])
  })
})

describe('space', () => {
  it('default: uses a whole number of units for every distance', () => {
    const rhythm = /^(?:0|auto|var\(--_cw-space\)|calc\(var\(--_cw-space\) \* -?\d+\))$/
    const distances = declarations.filter(({ property }) =>
      /^(?:row-|column-)?gap$|^(?:margin|padding)\b/.test(property),
    )
    const others = distances.filter(
      ({ value }) =>
        !(value.match(/(?:calc|var|max|min)\((?:[^()]|\([^()]*\))*\)|[^ ]+/g) ?? []).every((one) =>
          rhythm.test(one),
        ),
    )
    expect(others.map(lineOf)).toEqual([
      // Where the tallest dialog begins.
      'src/widgets/shared/layouts.css: margin-block-start: max(0px, (100dvh - var(--_cw-font-size) * 52) / 2)',
      'src/widgets/shared/layouts.css: margin-block-start: max(var(--_cw-space) * 2, (100dvh - var(--_cw-font-size) * 52) / 2)',
      // After the drawing of a search field, which is as large as a letter.
      'src/widgets/shared/variants.css: padding-inline-start: calc(var(--_cw-space) * 5 + var(--_cw-font-size))',
      'src/widgets/shared/variants.css: padding-inline: calc(var(--_cw-space) * 5 + var(--_cw-font-size))',
    ])
    expect(distances.length).toBeGreaterThan(100)
  })
})

describe('targets', () => {
  it('a11y: a coarse pointer enlarges every small button to 44 pixels', () => {
    const variants = readFileSync('src/widgets/shared/variants.css', 'utf8')
    const [, coarse = ''] = /@media \(pointer: coarse\) \{\s*:is\(([\s\S]*?)\)/.exec(variants) ?? []
    const [, small = ''] = /\/\* Small buttons[^\n]*\*\/\s*:is\(([\s\S]*?)\)/.exec(variants) ?? []
    const parts = (list: string) => list.match(/\[[^\]]+\]/g) ?? []
    expect(parts(small).length).toBeGreaterThan(5)
    expect(parts(coarse)).toEqual(expect.arrayContaining([...parts(small), "[data-cw-part='swap-refresh']"]))
  })
})
