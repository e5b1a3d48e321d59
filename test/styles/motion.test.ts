import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

const declarations = globSync('src/**/*.css').flatMap((path) =>
  Array.from(
    read(path).matchAll(
      /(?<![\w-])((?:-webkit-)?(?:transition|animation)[a-z-]*|--_cw-motion|--_cw-loop):\s*([^;{}]+);/g,
    ),
    ([, property = '', value = '']) => ({ path, property, value: value.replaceAll(/\s+/g, ' ') }),
  ),
)
const moving = declarations.filter(
  ({ property, value }) => !property.startsWith('--') && !value.startsWith('none'),
)
const lineOf = ({ path, property, value }: (typeof declarations)[number]) => `${path}: ${property}: ${value}`

describe('the single duration', () => {
  it('default: is used by everything that moves', () => {
    const own = moving.filter(({ property, value }) => {
      const isWhole = property === 'transition' || property === 'animation'
      return (
        !isWhole ||
        !value.split(',').every((one) => /var\(--_cw-(?:motion|loop)\)/.test(one)) ||
        /\d+m?s\b/.test(value)
      )
    })
    expect(own.map(lineOf)).toEqual([])
    expect(moving.length).toBeGreaterThan(10)
  })

  it('default: sets the time of transitions and of loops', () => {
    const spans = declarations.filter(({ property }) => property.startsWith('--'))
    expect(spans.map(lineOf)).toEqual([
      'src/styles/derived.css: --_cw-motion: var(--_cw-duration) ease-out',
      'src/styles/derived.css: --_cw-loop: calc(var(--_cw-duration) * 6) linear infinite',
    ])
  })

  it('default: moves dialog, chevron, hover, reverse, tick and figures', () => {
    const files = new Set(moving.map(({ path }) => path))
    const shared = moving.filter(({ path }) => path.endsWith('variants.css')).map(({ value }) => value)
    expect(shared).toEqual(
      expect.arrayContaining([
        'cw-appear var(--_cw-motion)',
        'cw-rise var(--_cw-motion)',
        'transform var(--_cw-motion)',
      ]),
    )
    for (const file of ['styles/base.css', 'swap/swap.css', 'steps/steps.css']) {
      expect(
        [...files].some((path) => path.endsWith(file)),
        file,
      ).toBe(true)
    }
  })

  it('behavior: moves nothing by a script', () => {
    const scripts = globSync('src/**/*.{ts,tsx}').filter((path) =>
      /\.animate\(|behavior:\s*'smooth'|startViewTransition/.test(readFileSync(path, 'utf8')),
    )
    expect(scripts).toEqual([])
  })
})

it('a11y: reduced motion stops every animation of the root and of all within it', () => {
  const [, rule = ''] =
    /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?\})\s*\}/.exec(read('src/styles/base.css')) ?? []
  const [selectors = '', body = ''] = rule.split('{')
  expect(selectors.split(',').map((selector) => selector.trim())).toEqual(['&', '*', '*::before', '*::after'])
  expect(body).toContain('animation: none !important;')
  expect(body).toContain('transition: none !important;')
  // Nothing else could override it.
  expect(moving.filter(({ value }) => value.includes('!important')).map(lineOf)).toEqual([])
})
