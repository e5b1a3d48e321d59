import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { describeTokens } from '../../../scripts/describe/describeTokens.ts'
import { partsToCss } from '../../../scripts/describe/styles/partsToCss.ts'
import { partTokens, themedPartNames } from '../../../src/themes/tokens/partTokens.ts'
import { tokensToCss } from '../../../scripts/describe/styles/tokensToCss.ts'
import { propertyOf, tokenNames, toKebabCase } from '../../../src/themes/tokens/tokens.ts'
import { widgetParts } from '@causeway/react/widgets'
import { withoutPartTokens } from '../../styles/withoutPartTokens.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const minify = (css: string) =>
  transform({ filename: 'tokens.css', code: Buffer.from(css), minify: true }).code.toString()

const sheets = globSync('src/**/*.css').map((path) => ({
  path,
  css: read(path),
}))
const isTokens = (path: string) => /styles\/(tokens|parts)\.css$/.test(path)
const all = (pattern: RegExp, texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name))),
]

describe('the definitions of tokens', () => {
  it('default: are read in the style sheet as they are declared', () => {
    expect(minify(read('src/styles/tokens.css')), 'Run: npm run describe').toBe(minify(tokensToCss()))
    expect(minify(read('src/styles/parts.css')), 'Run: npm run describe').toBe(minify(partsToCss()))
  })

  it('default: are shown in the guide', () => {
    const page = read('docs/themes.md')
    expect(describeTokens(page), 'Run: npm run describe').toBe(page)
  })

  it('behavior: are read in no other sheet', () => {
    const others = sheets.filter(({ path }) => !isTokens(path)).map(({ css }) => css)
    expect(all(/(--cw-[a-z-]+)/g, others)).toEqual([])
  })

  it('behavior: are the only tokens that the guide names', () => {
    const named = all(/(--cw-[a-z-]+\b)(?!-<)/g, [read('docs/themes.md')])
    const ofParts = Object.keys(partTokens)
    const others = tokenNames.filter((name) => !ofParts.includes(name))
    expect(tokenNames.map(propertyOf)).toEqual(expect.arrayContaining(named))
    expect(named).toEqual(expect.arrayContaining(others.map(propertyOf)))
  })

  it('behavior: each is used, and whatever is used is defined', () => {
    const texts = globSync('src/**/*.css').map(read)
    const used = all(/var\((--_cw-[a-z-]+)/g, texts)
    expect(used.toSorted()).toEqual(all(/(--_cw-[a-z-]+):/g, texts).toSorted())
  })
})

it('behavior: applies the padding of a field on all sides, except at its search icon', () => {
  const own = sheets.flatMap(({ css }) =>
    Array.from(
      css.matchAll(/\[data-cw-part='([a-z-]+-input)'\][^{},]* \{([^{}]*)\}/g),
      ([, part = '', rule = '']) => ({
        part,
        isOwn: /^ *padding(?!:[^;]*--_cw-part-padding)/m.test(rule),
      }),
    ).flatMap(({ part, isOwn }) => (isOwn ? [part] : [])),
  )
  expect(own.toSorted()).toEqual(['activity-input', 'picker-input'])
})

it('behavior: gives every rule the rank of three IDs, so that no rule of the page with one or two wins', () => {
  const weak = sheets.flatMap(({ path, css }) =>
    Array.from(css.matchAll(/^([^\s@}/][^{]*) \{$/gm), ([, selector = '']) => `${path}: ${selector}`),
  )
  expect(weak.filter((line) => !line.endsWith(': .cw-root:not(#cw#cw#cw)'))).toEqual([])
})

describe('tokens of parts', () => {
  const themed = themedPartNames.map(toKebabCase)
  const declarationsOfParts = sheets
    .filter(({ path }) => !isTokens(path))
    .flatMap(({ css }) => readDeclarations(css))

  it('default: each is one of the parts', () => {
    expect(Object.keys(widgetParts)).toEqual(expect.arrayContaining(themed))
  })

  it('behavior: are read by no other part, which would take those of the part around it', () => {
    // These are text of the part that contains them.
    const within = ['picker-option-text', 'swap-token-text']
    const readers = declarationsOfParts
      .filter(({ text }) => text.includes('--_cw-part-'))
      .flatMap(({ parts }) => parts)
    expect(readers.length).toBeGreaterThan(20)
    expect(readers.filter((part) => ![...themed, ...within].includes(part))).toEqual([])
  })

  it('behavior: keep a part’s themed background under the pointer, since its text was checked on that', () => {
    const hovered = declarationsOfParts.filter(
      ({ text, selector, parts }) =>
        /^\s*background:/.test(text) &&
        selector.includes(':hover') &&
        parts.some((part) => themed.includes(part)),
    )
    expect(hovered.length).toBeGreaterThan(3)
    expect(hovered.filter(({ text }) => !text.includes('var(--_cw-part-background,'))).toEqual([])
  })
})

/** Each declaration, with the selectors around it and the parts in the innermost one that names some. */
function readDeclarations(css: string): { text: string; selector: string; parts: string[] }[] {
  const around: string[] = []
  return Array.from(css.matchAll(/([^{};]*)([{};])/g)).flatMap(([, text = '', end]) => {
    if (end === '{') around.push(text)
    if (end === '}') around.pop()
    if (end !== ';') return []
    const innermost = around.findLast((one) => one.includes('data-cw-part')) ?? ''
    const parts = Array.from(innermost.matchAll(/data-cw-part='([a-z-]+)'/g), ([, part = '']) => part)
    return [{ text, selector: around.join(' '), parts }]
  })
}

describe('effects of tokens', () => {
  const declarations = sheets
    .filter(({ path }) => !isTokens(path))
    .flatMap(({ path, css }) =>
      Array.from(
        withoutPartTokens(css).matchAll(/([a-z-]+):\s*([^;{}]+);/g),
        ([, property = '', value = '']) => ({
          path,
          property,
          value,
        }),
      ),
    )
  const others = (property: RegExp, allowed: RegExp) =>
    declarations
      .filter((declaration) => property.test(declaration.property) && !allowed.test(declaration.value))
      .map(({ path, property: name, value }) => `${path}: ${name}: ${value}`)

  it('behavior: rounds no corner by itself, except of the spinner', () => {
    const round = others(/border-.*radius$/, /var\(--_cw-radius|^0$|inherit/)
    expect(round).toEqual(['src/widgets/swap/swap.css: border-radius: 50%'])
  })

  it('behavior: paints possible gradients as a background, never as a color', () => {
    const fill = /var\(--_cw-(?:card|dialog)-background\b|var\(--_cw-part-background\b/
    const wrong = declarations.filter(({ property, value }) => fill.test(value) && property !== 'background')
    expect(wrong.map(({ path, property, value }) => `${path}: ${property}: ${value}`)).toEqual([])
  })

  it('behavior: cast no accent shadow under a main button that isn’t painted in the accent', () => {
    const bare = /([^{}]*)\{\s*box-shadow: none;/.exec(read('src/widgets/shared/variants.css'))?.[1] ?? ''
    const gray = sheets.flatMap(({ css }) =>
      Array.from(
        css.matchAll(
          /data-cw-part='((?:swap-submit|deposit-address-submit|review-accept|progress-action))'[^{}]*\{(?:[^{}]*&(?:[^{}]*)\{)?[^{}]*background: var\(--_cw-(?:surface|background)\)/g,
        ),
        ([, part = '']) => part,
      ),
    )
    expect(new Set(gray).size).toBeGreaterThan(2)
    expect(gray.filter((part) => !bare.includes(`'${part}'`))).toEqual([])
  })

  it('behavior: set weights, fonts and rings in one place', () => {
    expect(others(/^font-weight$/, /var\(--_cw-|inherit/)).toEqual([])
    expect(others(/^font-family$/, /var\(--_cw-|inherit/)).toEqual([])
    expect(others(/^outline$/, /var\(--_cw-|none/)).toEqual([
      'src/widgets/picker/picker.css: outline: 2px solid Highlight',
    ])
  })

  it('behavior: set no length by the page’s root, which may be 10px', () => {
    const outsideQueries = sheets
      .filter(({ path }) => !isTokens(path))
      .map(({ path, css }) => ({ path, css: css.replaceAll(/@media[^{]+/g, '') }))
    expect(outsideQueries.filter(({ css }) => /\d(?<!99)rem/.test(css)).map(({ path }) => path)).toEqual([])
  })

  it('behavior: set no fixed color, except for logos without a picture and what scanners read', () => {
    const fixed = others(/./, /^(?!.*(?:#[0-9a-f]{3,8}\b|rgb\(|\bwhite\b(?!-)|\bblack\b))/s)
    expect(
      fixed.filter(
        (line) =>
          !line.includes('--_cw-tone') && !line.startsWith('src/widgets/shared/parts/icons/token-logo.css'),
      ),
    ).toEqual([
      'src/widgets/deposit-address/deposit-address.css: background: #ffffff',
      'src/widgets/deposit-address/deposit-address.css: fill: #000000',
      'src/widgets/deposit-address/deposit-address.css: fill: #ffffff',
    ])
  })
})
