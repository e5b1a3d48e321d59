import fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { createTheme, InvalidArgumentError, themeToCss, themeToJson } from '@causeway/react/themes'
import { caseCount } from '../support/runner/caseCount.ts'

/** The type of a declaration's value, as a parser that knows CSS has it; undefined where it makes no sense of it. */
function typeOf(property: string, value: string): string | undefined {
  let type: string | undefined
  try {
    transform({
      filename: 'value.css',
      code: Buffer.from(`a { ${property}: ${value} }`),
      visitor: {
        Declaration: ({ property: found }) => void (type = found === 'unparsed' ? undefined : found),
      },
    })
  } catch {
    return undefined
  }
  return type
}

/** The value of a token in a theme; undefined where it is refused. */
function taken(name: string, value: string): string | undefined {
  try {
    return themeValue(createTheme({ mode: 'light', [name]: value }).light, name)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidArgumentError)
    return undefined
  }
}

function themeValue(values: object | undefined, name: string): string {
  return String(Object.entries(values ?? {}).find(([key]) => key === name)?.[1])
}

const joined = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''))

const channels = ['1', '20%', '.5', '5.', '-3', '+4', '45deg', '20%deg', 'none', '1e2', '']
const breaks = [' ', ', ', ',', '/', ' / ', '  ', '\t', '\u00a0']
const colorCall = fc
  .tuple(
    fc.constantFrom('rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklcha', 'lab'),
    fc.array(fc.tuple(fc.constantFrom(...breaks), fc.constantFrom(...channels)), {
      minLength: 3,
      maxLength: 5,
    }),
  )
  .map(
    ([name, parts]) => `${name}(${parts.map(([gap, part], at) => (at === 0 ? part : gap + part)).join('')})`,
  )

describe('values of tokens', () => {
  it.each([
    'rgb(1 2 3 4)',
    'rgb(1, 2 3)',
    'rgb(1, 20%, 3)',
    'rgb(5. 2 3)',
    'hsl(10%, 50%, 50%)',
    'hsl(10, 50, 50)',
    'hsl(10%deg 50% 50%)',
    'oklch(50%, 0.1, 20)',
    'oklcha(50% 0.1 20)',
    'rgb(1/2/3)',
  ])('error: refuses %s as a color', (value) => {
    expect(() => createTheme({ accent: value })).toThrow(InvalidArgumentError)
    expect(() => createTheme({ cardShadow: `0 0 1px ${value}` })).toThrow(InvalidArgumentError)
  })

  it.each([
    'radial-gradient(to right, #fff, #eef)',
    'radial-gradient(45deg, #0a7a6a, #06594d)',
    'linear-gradient(circle, #fff, #eef)',
    'linear-gradient(ellipse, #fff, #eef)',
    'linear-gradient(to top top, #fff, #eef)',
    'linear-gradient(to left right, #fff, #eef)',
    'linear-gradient(#fff, rgb(1 2 3 4))',
  ])('error: refuses %s as a gradient', (value) => {
    expect(() => createTheme({ cardBackground: value })).toThrow(InvalidArgumentError)
  })

  it('property: a color', () => {
    fc.assert(
      fc.property(colorCall, (value) => {
        const made = taken('backdrop', value)
        if (made === undefined) return
        expect([typeOf('color', value), typeOf('color', made)]).toEqual(['color', 'color'])
      }),
      { numRuns: caseCount(2_000) },
    )
  })

  it('property: a gradient', () => {
    const first = joined(
      ['to ', 'top', 'left', 'right', 'bottom', ' ', '45deg', '-9.5deg', 'circle', 'ellipse'],
      5,
    )
    const stop = fc.constantFrom('#fff', '#000 20%', 'rgb(9 9 9) 40%', 'rgb(1 2 3 4)', '#abc 5px', '30%')
    const gradient = fc
      .tuple(
        fc.constantFrom('linear', 'radial', 'conic'),
        first,
        fc.array(stop, { minLength: 1, maxLength: 3 }),
      )
      .map(
        ([kind, direction, stops]) => `${kind}-gradient(${[direction, ...stops].filter(Boolean).join(', ')})`,
      )
    fc.assert(
      fc.property(gradient, (value) => {
        const made = taken('cardBackground', value)
        if (made === undefined) return
        expect([typeOf('background-image', value), typeOf('background-image', made)]).toEqual([
          'background-image',
          'background-image',
        ])
      }),
      { numRuns: caseCount(2_000) },
    )
  })
})

describe('fonts', () => {
  it.each([
    [`'__Inter_d65c78', '__Inter_Fallback_d65c78'`, ['__Inter_d65c78', '__Inter_Fallback_d65c78']],
    ['__Inter_d65c78', ['__Inter_d65c78']],
    [`'Font_Name'`, ['Font_Name']],
    [`"O'Neil"`, [`O'Neil`]],
    [`"A & B", serif`, ['A & B', 'serif']],
    [`"One, Two", 'C++ (Mono) #2!'`, ['One, Two', 'C++ (Mono) #2!']],
    [`'</style><script>'`, ['</style><script>']],
    [`"In\\"ter"`, ['In"ter']],
    [`"a{b}c;d@e/*f\\\\"`, ['a{b}c;d@e/*f\\']],
    [`"\\49 nter"`, ['Inter']],
  ])('default: %s', (font, names) => {
    const theme = createTheme({ mode: 'light', font })
    expect(themeToJson(theme)['light']).toMatchObject({ font: { $value: names } })
    expect(familiesOf(theme.light?.font ?? '')).toEqual(names)
    // A theme that was stored is read again.
    expect(createTheme({ extends: theme }).light?.font).toBe(theme.light?.font)
    expect(themeToCss(theme)).not.toMatch(/<|url\(|\/\*|@/)
  })

  it.each([
    '""',
    `" "`,
    `"a`,
    `"a" "b"`,
    `a, `,
    `"\\0"`,
    `"\\110000"`,
    `"a\nb"`,
    `"a\\`,
    '3D',
    'Inter inherit',
    'a;b',
  ])('error: refuses %j', (font) => {
    expect(() => createTheme({ font })).toThrow('must be names of fonts')
  })

  it('property: takes any quoted text as the name of a font, and nothing else', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(text, fc.constantFrom('"', "'"), (name, quote) => {
        const made = taken('font', quote + name.replaceAll(/["'\\]/g, '\\$&') + quote)
        if (made === undefined) return
        expect(familiesOf(made)).toEqual([name])
      }),
      { numRuns: caseCount(500) },
    )
  })
})

function familiesOf(css: string): unknown {
  let families: unknown
  transform({
    filename: 'font.css',
    code: Buffer.from(`a { font-family: ${css} }`),
    visitor: {
      Declaration: (declaration) => {
        if (declaration.property === 'font-family') families = declaration.value
      },
    },
  })
  return families
}

describe('selectors', () => {
  const theme = createTheme()

  it.each([
    '.brand',
    '#swap.page',
    'main > .bridge, [data-theme="dark"] *',
    ':root[lang|="en" i] :is(.a, .b:not([x])):has(> .c)',
    'section:nth-child(2n + 1) ~ div',
    ':host(.dark)',
    '[a=":is(]"]',
    '.größe',
    'html:lang(pt-BR):not(:dir(rtl)) .a:first-child',
    ':where(:is(.a, #b:hover)) > .c:has(+ .d)',
  ])('default: %s', (selector) => {
    expect(themeToCss(theme, { selector, darkSelector: selector })).toContain(selector)
    expect(rulesOf(`${selector} { color: red }`)).toBe(1)
  })

  it.each([
    '[a="\f"]',
    '[a="\v"]',
    '[a="\0"]',
    '[a="\\"]',
    '..',
    '.1',
    '#1',
    '.a..b',
    '> .a',
    '.a >',
    '.a > > .b',
    '.a::before',
    ':not(.a',
    ':is()',
    ':nth-child(x)',
    ':nth-child(1)é',
    '[=a]',
    '[a=1]',
    '"a"',
    '&',
    '|a',
    '$',
    '.a!',
    // A parser may take these; browsers drop their rule.
    '.a:bogus',
    '.a:-x',
    '.a:not',
    '.a:is',
    'a:has',
    '.a:nth-child',
    '.a:nth-foo(2)',
    '.a:lang(,)',
    '.a:lang(1)',
    'a:lang(en,)',
    'a:lang(en, de)',
    '.a:has(:has(.b))',
    '.a:has(:is(:has(.b)))',
    ':host(.a,.b)',
    ':host(.a .b)',
    ':host(:has(.a))',
    '[a=b s]',
    '.a:before',
    '.a:first-line',
    '.a:hover2',
    '.a:root-',
  ])('error: refuses %j', (selector) => {
    expect(() => themeToCss(theme, { selector })).toThrow('must be a plain selector')
    expect(() => themeToCss(theme, { darkSelector: selector })).toThrow('must be a plain selector')
  })

  it('property: accepts only valid selectors, which don’t break the next rule', () => {
    const pieces = [
      '.',
      '#',
      'a',
      '1',
      '-',
      '_',
      '[',
      ']',
      '=',
      '~=',
      '"',
      "'",
      ':',
      '::',
      '(',
      ')',
      ',',
      ' ',
      '>',
      '+',
    ]
    const more = [
      '~',
      '*',
      '|',
      '&',
      '\f',
      '\\',
      ':is(',
      ':not(',
      ':has(',
      ':nth-child(',
      ':lang(',
      ':host(',
      ':is',
      ':before',
      '2n',
      ':hover',
      'é',
      '.a',
      '[b]',
    ]
    fc.assert(
      fc.property(joined([...pieces, ...more], 9), (selector) => {
        try {
          themeToCss(theme, { selector })
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidArgumentError)
          return
        }
        expect(rulesOf(`${selector.trim()} { color: red } .after { color: blue }`), selector).toBe(2)
      }),
      { numRuns: caseCount(5_000) },
    )
  })
})

/** The number of rules in a sheet, for a parser that throws on invalid ones. */
function rulesOf(css: string): number {
  let count = 0
  transform({
    filename: 'selector.css',
    code: Buffer.from(css),
    visitor: { Rule: { style: () => void (count += 1) } },
  })
  return count
}
