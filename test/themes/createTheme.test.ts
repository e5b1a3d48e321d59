import fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { caseCount } from '../support/runner/caseCount.ts'
import {
  assertThemeContrast,
  checkThemeContrast,
  createTheme,
  InvalidArgumentError,
  ThemeContrastError,
  themeToCss,
  themeToJson,
  tokenDefinitions,
  type TokenName,
} from '@causeway/react/themes'
import { contrastOf } from '../../src/themes/color/contrast.ts'
import { parseColor } from '../../src/themes/color/parseColor.ts'
import { colorTokens, computedTokens } from '../../src/themes/tokens/colorTokens.ts'
import { partTokens } from '../../src/themes/tokens/partTokens.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('createTheme', () => {
  it('default: looks like the style sheet without parameters, in both modes', () => {
    const { light, dark } = createTheme()
    expect(light?.accent).toBe('#0a7a6a')
    expect([light?.background, dark?.background]).toEqual(['#ffffff', '#131918'])
    expect(light).not.toHaveProperty('radius')
  })

  it('behavior: gives every color a value, in each mode', () => {
    const { light, dark } = createTheme({ accent: '#7a1f5c' })
    const names = Object.keys({ ...colorTokens, ...computedTokens }).toSorted()
    expect(Object.keys(light ?? {}).toSorted()).toEqual(names)
    expect(Object.keys(dark ?? {}).toSorted()).toEqual(names)
  })

  it('behavior: gives a yellow brand black text, and links of its hue that are readable on white', () => {
    const theme = createTheme({ accent: '#ffe600' })
    expect(theme.light).toMatchObject({ accent: '#ffe600', accentOn: '#000000', link: '#796c00' })
    expect(theme.dark).toMatchObject({ accent: '#ffe600', accentOn: '#000000', link: '#ffe600' })
    expect(checkThemeContrast(theme)).toEqual([])
  })

  it.each(['#0a7a6a', '#0000cc', '#c00020', '#ffe600'])(
    'behavior: makes small buttons in a dark accent visible on dark surfaces: %s',
    (accent) => {
      const { accentSoft = '', surface = '' } = createTheme({ accent }).dark ?? {}
      const [button, ground] = [parseColor(accentSoft), parseColor(surface)]
      expect(button && ground && contrastOf(button, ground)).toBeGreaterThan(1.1)
    },
  )

  it('property: keeps any accent readable on any background', () => {
    fc.assert(
      fc.property(hex, hex, (accent, background) => {
        expect(checkThemeContrast(createTheme({ accent, background }))).toEqual([])
      }),
      { numRuns: caseCount(50) },
    )
  })

  it('behavior: assigns a background to one mode, unless the theme says otherwise', () => {
    expect(createTheme({ background: '#fffaf0' }).dark).toBeUndefined()
    expect(createTheme({ background: '#101425' }).light).toBeUndefined()
    expect(createTheme({ background: '#101425', mode: 'both' }).light?.foreground).toBe('#c9d5d4')
    expect(createTheme({ mode: 'light' }).dark).toBeUndefined()
  })

  it('behavior: prefers what a mode sets to what the theme sets', () => {
    const theme = createTheme({ accent: '#7a1f5c', radius: '4px', dark: { accent: '#f2b705', radius: '0' } })
    expect(theme.light).toMatchObject({ accent: '#7a1f5c', radius: '4px' })
    expect(theme.dark).toMatchObject({ accent: '#f2b705', radius: '0px' })
  })

  it('behavior: computes again what the extended theme didn’t set', () => {
    const base = createTheme({ accent: '#7a1f5c', muted: '#333333', mode: 'light' })
    const theme = createTheme({ extends: base, accent: '#ffe600' })
    expect(theme.dark).toBeUndefined()
    expect(theme.light).toMatchObject({ accent: '#ffe600', accentOn: '#000000', muted: '#333333' })
    expect(theme.light?.link).not.toBe(base.light?.link)
  })

  it('behavior: accepts a gradient for a card, and text that is readable on each of its colors', () => {
    const card = 'linear-gradient(160deg, #1b1038, #3a1d6e 60%)'
    const theme = createTheme({ background: '#1b1038', cardBackground: card, accent: '#ff3df2' })
    expect(theme.dark?.cardBackground).toBe(card)
    expect(checkThemeContrast(theme)).toEqual([])
  })

  it('behavior: text on a gradient must be readable between its stops as well', () => {
    // Black has 5.2:1 and 5.8:1 on the stops, and 3:1 on the brown between them; white has 3.6:1 on the second stop.
    const swapSubmitBackground = 'linear-gradient(90deg, #ff0000, #009696)'
    const theme = createTheme({ mode: 'light', swapSubmitBackground })
    expect(theme.light?.swapSubmitColor).toBe('#ffffff')
    const problem = { token: 'swapSubmitColor', on: 'swapSubmitBackground', least: 4.5 }
    expect(checkThemeContrast(theme)).toContainEqual(expect.objectContaining({ ...problem, ratio: 3.61 }))
    const black = createTheme({ mode: 'light', swapSubmitBackground, swapSubmitColor: '#000000' })
    expect(checkThemeContrast(black)).toContainEqual(expect.objectContaining({ ...problem, ratio: 3.02 }))
  })

  it('behavior: keeps given colors, and reports an unreadable pair', () => {
    const theme = createTheme({ mode: 'light', accent: '#ffe600', accentOn: '#ffffff', muted: '#bbbbbb' })
    expect(theme.light?.accentOn).toBe('#ffffff')
    const problems = checkThemeContrast(theme)
    expect(problems).toContainEqual({
      mode: 'light',
      token: 'accentOn',
      on: 'accent',
      ratio: 1.26,
      least: 4.5,
      message:
        'In light mode, --cw-accent-on (#ffffff) on --cw-accent (#ffe600) has a contrast of 1.26:1 and needs 4.5:1.',
    })
    expect(problems.map(({ token }) => token)).toContain('muted')
    expect(() => assertThemeContrast(theme)).toThrow(ThemeContrastError)
    expect(() => assertThemeContrast(theme)).toThrow('has a contrast of 1.26:1 and needs 4.5:1')
    expect(() => assertThemeContrast(createTheme())).not.toThrow()
  })
})

describe('tokens of parts', () => {
  it('default: are not set by a theme', () => {
    const names = Object.keys(partTokens)
    expect(names.length).toBeGreaterThan(140)
    expect(Object.keys(createTheme().light ?? {}).filter((name) => names.includes(name))).toEqual([])
  })

  it('behavior: keep the usual text on a given ground where it is readable, or take the nearest readable one', () => {
    const { light } = createTheme({
      mode: 'light',
      accent: '#0a7a6a',
      swapSubmitBackground: '#123456',
      swapSideBackground: 'linear-gradient(#2b1330, #401050)',
    })
    expect(light?.swapSubmitColor).toBe(light?.accentOn)
    expect(light?.swapSideColor).not.toBe(light?.surfaceOn)
    const problems = checkThemeContrast({ light, own: { light: {}, dark: {} } })
    expect(problems.map(({ token }) => token)).not.toContain('swapSubmitColor')
    expect(problems.map(({ token }) => token)).not.toContain('swapSideColor')
  })

  it.each<[TokenName, readonly TokenName[]]>([
    ['swapFormBackground', ['muted', 'link', 'dangerText', 'warningText', 'successText', 'infoText']],
    ['activityOpenBackground', ['muted', 'link', 'dangerText', 'warningText', 'successText', 'infoText']],
    ['swapSideBackground', ['muted', 'warningText', 'dangerText']],
    ['pickerOptionBackground', ['muted', 'link']],
    ['swapTokenBackground', ['muted']],
    // Its placeholder.
    ['pickerInputBackground', ['muted']],
    ['swapSubmitBackground', []],
    ['reviewTitleBackground', []],
  ])('error: report a ground that other text can’t be read on: %s', (ground, tokens) => {
    const problems = checkThemeContrast(createTheme({ mode: 'light', [ground]: '#000000' }))
    expect(problems.map(({ token, on }) => [token, on])).toEqual(tokens.map((token) => [token, ground]))
  })

  it('default: accept a ground about as light as the usual one', () => {
    const grounds = {
      swapFormBackground: '#fafafa',
      pickerOptionBackground: 'linear-gradient(#ffffff, #fafafa)',
    }
    expect(checkThemeContrast(createTheme({ mode: 'light', ...grounds }))).toEqual([])
  })

  it('error: reports a pair that can’t be read, with the default for whichever of the two is missing', () => {
    const pairs = (theme: Parameters<typeof createTheme>[0]) =>
      checkThemeContrast(createTheme({ mode: 'light', ...theme })).map(({ token, on }) => [token, on])
    expect(pairs({ swapSubmitColor: '#0b7b6b' })).toEqual([['swapSubmitColor', 'accent']])
    expect(pairs({ progressTitleBackground: '#222222', progressTitleColor: '#333333' })).toEqual([
      ['progressTitleColor', 'progressTitleBackground'],
    ])
  })

  it('behavior: export fonts with known names to designers', () => {
    const font = `var(--font-inter), 'Noto Sans'`
    const theme = createTheme({ mode: 'light', font, headingFont: 'var(--font-inter)' })
    expect(themeToJson(theme)['light']).toMatchObject({ font: { $value: ['Noto Sans'] } })
    expect(themeToJson(theme)['light']).not.toHaveProperty('headingFont')
  })

  it('behavior: export the border and the padding of a part to designers', () => {
    const theme = createTheme({ mode: 'light', swapSideBorder: '2px dashed #7a1f5c', swapSidePadding: '8px' })
    expect(themeToJson(theme)['light']).toMatchObject({
      swapSideBorder: {
        $type: 'border',
        $value: { width: { value: 2, unit: 'px' }, style: 'dashed', color: { colorSpace: 'srgb', alpha: 1 } },
      },
      swapSidePadding: { $type: 'dimension', $value: { value: 8, unit: 'px' } },
    })
  })

  it('behavior: export each shadow with all its lengths to designers, and none for none', () => {
    const shadows = {
      cardShadow: '0 1px 2px rgb(0 0 0 / 6%), inset -1px 0.5rem 3px -4px #7a1f5c',
      dialogShadow: '4px 5px #102030',
      buttonShadow: 'none',
    }
    const light = themeToJson(createTheme({ mode: 'light', ...shadows }))['light']
    const px = (value: number) => ({ value, unit: 'px' })
    const srgb = (components: number[], alpha = 1) => ({ colorSpace: 'srgb', components, alpha })
    expect(light?.cardShadow).toMatchObject({
      $type: 'shadow',
      $value: [
        { color: srgb([0, 0, 0], 0.06), offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
        {
          color: srgb([0.4784, 0.1216, 0.3608]),
          offsetX: px(-1),
          offsetY: { value: 0.5, unit: 'rem' },
          blur: px(3),
          spread: px(-4),
          inset: true,
        },
      ],
    })
    expect(light?.cardShadow?.$value).not.toMatchObject([{ inset: true }, {}])
    expect(light?.dialogShadow?.$value).toEqual({
      color: srgb([0.0627, 0.1255, 0.1882]),
      offsetX: px(4),
      offsetY: px(5),
      blur: px(0),
      spread: px(0),
    })
    expect(light).not.toHaveProperty('buttonShadow')
  })

  it('behavior: export values to designers that their format can’t express', () => {
    const onlyCss = {
      dialogBackground: 'linear-gradient(90deg, #101010, #202020)',
      buttonShadow: 'none',
      headingFont: 'var(--font-inter)',
      swapSidePadding: '4px 8px',
      swapSideBorder: 'none',
      radius: '2em',
      buttonTextCase: 'uppercase',
    }
    const theme = createTheme({ mode: 'dark', ...onlyCss, fontSize: '17px' })
    const { dark } = themeToJson(theme)
    expect(dark?.$extensions?.['causeway.css']).toEqual(onlyCss)
    expect(dark?.fontSize).toMatchObject({ $value: { value: 17, unit: 'px' } })
    const { $extensions: _, ...tokens } = dark ?? {}
    const names = [...Object.keys(tokens), ...Object.keys(onlyCss)]
    expect(names.toSorted()).toEqual(Object.keys(theme.dark ?? {}).toSorted())
    expect(themeToJson(createTheme({ mode: 'light', accent: '#102030' }))['light']).not.toHaveProperty(
      '$extensions',
    )
  })
})

describe('values', () => {
  it.each<[TokenName, string, string]>([
    ['accent', 'rgb(255 230 0)', '#ffe600'],
    ['backdrop', '#00000080', 'rgb(0 0 0 / 0.502)'],
    ['cardBackground', 'radial-gradient(circle, #fff, #eee)', 'radial-gradient(circle, #ffffff, #eeeeee)'],
    [
      'dialogBackground',
      'linear-gradient(to bottom right, white 0%, #eee 100%)',
      'linear-gradient(to bottom right, #ffffff 0%, #eeeeee 100%)',
    ],
    ['radius', '0', '0px'],
    ['radius', '0.5rem', '0.5rem'],
    ['duration', '.2s', ''],
    ['duration', '200ms', '200ms'],
    [
      'font',
      `Inter, "Helvetica Neue", 'Noto Sans', sans-serif`,
      `Inter, "Helvetica Neue", 'Noto Sans', sans-serif`,
    ],
    ['font', `-apple-system, 'Segoe UI', sans-serif`, `-apple-system, 'Segoe UI', sans-serif`],
    ['font', 'var(--font-inter)', 'var(--font-inter)'],
    ['headingFont', `var(--font-geist_Sans), 'Inter'`, `var(--font-geist_Sans), 'Inter'`],
    ['fontWeight', '450', '450'],
    ['fontLineHeight', '1.5', '1.5'],
    ['swapSideBorder', 'none', 'none'],
    ['swapSideBorder', '0 solid #fff', '0px solid #ffffff'],
    ['reviewDialogBorder', '2px double rgb(0 0 0 / 50%)', '2px double rgb(0 0 0 / 0.5)'],
    ['depositAddressPadding', '0', '0px'],
    ['depositAddressPadding', '1rem 8px', '1rem 8px'],
    ['cardShadow', 'none', 'none'],
    ['cardShadow', '6px 6px 0 #000', '6px 6px 0 #000000'],
    [
      'buttonShadow',
      '0 0 24px -4px rgb(255 61 242 / 60%), inset 0 1px 0 #fff',
      '0 0 24px -4px rgb(255 61 242 / 0.6), inset 0 1px 0 #ffffff',
    ],
    ['buttonTextCase', 'uppercase', 'uppercase'],
  ])('default: converts %s: %s', (name, value, expected) => {
    if (expected === '') expect(() => createTheme({ [name]: value })).toThrow(InvalidArgumentError)
    else expect(createTheme({ mode: 'light', [name]: value }).light?.[name]).toBe(expected)
  })

  const attacks = [
    'red; color: blue',
    '#fff}',
    '#fff} body { display: none',
    'url(https://evil.example/x)',
    'expression(alert(1))',
    '/* */ #fff',
    '#fff /*',
    'var(--secret)',
    'var(--secret, x)',
    'var(--secret, url(x))',
    'var(--secret) }',
    'var(secret)',
    'var(--a var(--b))',
    'attr(data-x)',
    'env(x)',
    '@import "x"',
    '\\66 oo',
    '</style><script>',
    '#fff\n}',
    '10px; } * { display: none',
    'linear-gradient(#fff, url(x))',
    'linear-gradient(#fff, #000); x: y',
    'image-set("x" 1x)',
    '0 0 1px #000; color: red',
    'Inter; }',
    `Inter", x`,
    'Infinity',
    '-1px',
    '',
  ]

  it.each(attacks)('error: refuses %j for every token', (value) => {
    for (const name of Object.keys(tokenDefinitions)) {
      // Letters alone may be the name of a font, and a custom property may hold one.
      if (/^font(Mono)?$|^headingFont$/.test(name) && /^(\w+|var\(--secret\))$/.test(value)) continue
      expect(() => createTheme({ dark: { [name]: value } }), name).toThrow(
        expect.objectContaining({ name: 'InvalidArgumentError', argument: `dark.${name}` }),
      )
    }
  })

  it.each(['inherit', 'initial', 'unset', 'Revert', 'revert-layer', 'Inter, inherit'])(
    'error: refuses %s as a font, since a custom property would inherit it',
    (font) => {
      for (const name of ['font', 'headingFont', 'fontMono']) {
        expect(() => createTheme({ mode: 'light', [name]: font }), name).toThrow('must be names of fonts')
      }
    },
  )

  it('error: refuses an unknown token, and a value that isn’t text', () => {
    expect(() => createTheme({ acent: '#fff' } as object)).toThrow(
      '"acent" of `createTheme` is invalid: is not a token',
    )
    expect(() => createTheme({ ['__proto__x']: '#fff' } as object)).toThrow('is not a token')
    expect(() => createTheme({ toString: '#fff' } as object)).toThrow('is not a token')
    expect(() => createTheme({ fontWeight: 600 } as object)).toThrow('must be a whole number from 1 to 1000')
  })

  it.each<[string, object, string]>([
    ['mode', { mode: 'purple' }, 'mode'],
    ['light', { light: '#ffffff' }, 'light'],
    ['dark', { dark: ['#000000'] }, 'dark'],
    ['extends', { extends: 'neon' }, 'extends'],
    ['extends', { extends: { accent: '#ffe600' } }, 'extends'],
  ])('error: refuses an invalid %s', (_name, parameters, argument) => {
    expect(() => createTheme(parameters)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument }),
    )
  })

  it('property: writes only declarations of tokens, whatever text is accepted', () => {
    const pieces = fc.constantFrom(
      '#fff',
      '}',
      '{',
      ';',
      ':',
      '(',
      ')',
      ',',
      ' ',
      '"',
      "'",
      '/*',
      '*/',
      '\\',
      'url(',
      'rgb(',
      '0',
      'px',
      'solid',
      'Inter',
      'var(--',
      '\n',
      '@',
      '<',
    )
    const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(tokenDefinitions) as TokenName[])), text, (name, value) => {
        let css
        try {
          css = themeToCss(createTheme({ mode: 'light', [name]: value }))
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidArgumentError)
          return
        }
        expect(declarationsOf(css).filter((property) => !/^(--cw-|color-scheme)/.test(property))).toEqual([])
      }),
      { numRuns: caseCount(500) },
    )
  })
})

describe('themeToCss', () => {
  it('default: both modes follow the system, and dark says only what differs', () => {
    const css = themeToCss(createTheme({ accent: '#ffe600', radius: '0', light: { cardShadow: 'none' } }))
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
    expect(light).toMatch(/^\.cw-root \{\n {2}color-scheme: light dark;\n {2}--cw-accent: #ffe600;\n/)
    expect(light).toContain('--cw-radius: 0px;')
    expect(dark).toContain('--cw-background: #131918;')
    expect(dark).not.toContain('--cw-accent:')
    // What only the light mode has is not carried over into the dark one.
    expect(dark).toContain('--cw-card-shadow: initial;')
    expect(declarationsOf(css).length).toBeGreaterThan(50)
  })

  it('behavior: writes a theme of one mode', () => {
    expect(themeToCss(createTheme({ mode: 'dark' }), { selector: '.brand' })).toMatch(
      /^\.brand \{\n {2}color-scheme: dark;/,
    )
  })

  it("behavior: writes a page's own switch", () => {
    const css = themeToCss(createTheme(), { selector: '.brand', darkSelector: '[data-theme="dark"], .dark' })
    expect(css).toContain(':is(.brand):is([data-theme="dark"], .dark, :is([data-theme="dark"], .dark) *) {')
    expect(css).not.toContain('@media')
    expect(declarationsOf(css).length).toBeGreaterThan(50)
  })

  it('behavior: writes the same text for the same theme', () => {
    expect(themeToCss(createTheme({ accent: '#123456' }))).toBe(
      themeToCss(createTheme({ accent: '#123456' })),
    )
  })

  it.each([
    '',
    ' ',
    '.x, ',
    ',.x',
    '.x,,.y',
    'a { } b',
    'a}',
    '/* */ a',
    'a; b',
    'a(',
    'a)',
    'a["x]',
    '@media x',
    'a\nb',
    '</style>',
  ])('error: refuses a selector such as %j', (selector) => {
    const refused = expect.objectContaining({ name: 'InvalidArgumentError', argument: 'selector' })
    expect(() => themeToCss(createTheme(), { selector })).toThrow(refused)
    for (const mode of ['both', 'light', 'dark'] as const)
      expect(() => themeToCss(createTheme({ mode }), { darkSelector: selector })).toThrow('"darkSelector"')
  })
})

/** The names of all declarations of a sheet, as a parser that throws on what it can't read has them. */
function declarationsOf(css: string): string[] {
  const names: string[] = []
  transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: (declaration) => {
        names.push(declaration.property === 'custom' ? declaration.value.name : declaration.property)
      },
    },
  })
  return names
}
