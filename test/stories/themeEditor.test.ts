import * as themes from '@causeway/react/themes'
import { describe, expect, it } from 'vitest'
import { presetNames } from '../../stories/theming/editor/presets.ts'
import { fromShareText, toShareText } from '../../stories/theming/editor/shareText.ts'
import {
  emptyDraft,
  findProblem,
  setToken,
  toTheme,
  type ThemeDraft,
} from '../../stories/theming/editor/themeDraft.ts'
import { searchTokens, tokenGroups } from '../../stories/theming/editor/tokenGroups.ts'
import { toTypeScript } from '../../stories/theming/editor/toTypeScript.ts'

/** Runs what the editor writes, as a module of a page would. */
function run(code: string): unknown {
  const body = code.replace(/^import .*$/m, '').replace('export const theme =', 'return')
  return new Function(...Object.keys(themes), body)(...Object.values(themes))
}

const drafts: readonly ThemeDraft[] = [
  ...presetNames.map((preset) => ({ ...emptyDraft, preset })),
  { ...emptyDraft, shared: { background: '#101425', font: `'Space Grotesk', serif` } },
  {
    preset: 'bank',
    shared: { radius: '0px', cardShadow: 'none' },
    light: { accent: '#ffe600' },
    dark: { accent: '#7a1f5c', swapSubmitBackground: 'linear-gradient(90deg, #7a1f5c, #3c1f7a)' },
  },
]

describe('the theme editor', () => {
  it.each(drafts)('default: writes TypeScript that makes the theme that is shown', (draft) => {
    expect(run(toTypeScript(draft))).toEqual(toTheme(draft))
  })

  it.each(drafts)('default: keeps the whole theme in a link', (draft) => {
    const text = toShareText(draft)
    expect(text).toMatch(/^[\w-]+$/)
    expect(fromShareText(text)).toEqual(draft)
  })

  it('default: has every public token once', () => {
    const names = tokenGroups.flatMap((group) => group.names)
    expect(names.toSorted()).toEqual(Object.keys(themes.tokenDefinitions).toSorted())
  })

  it('default: finds tokens by name, property and meaning', () => {
    const found = (search: string) => searchTokens(search).flatMap(({ names }) => names)
    expect(found('--cw-radius')).toEqual(['radius'])
    expect(found('accent on')).toContain('accentOn')
    expect(found('under the pointer')).toEqual(['accentHover'])
    expect(found('nothing like that')).toEqual([])
  })

  it('default: removes a token that is left to the preset', () => {
    const set = setToken(emptyDraft, 'dark', 'accent', '#ffe600')
    expect(set.dark).toEqual({ accent: '#ffe600' })
    expect(setToken(set, 'dark', 'accent', undefined)).toEqual(emptyDraft)
  })

  it('error: says what is wrong with a token’s value', () => {
    expect(findProblem('accent', 'red; } body {')).toContain('must be an opaque color')
    expect(findProblem('accent', '#ffe600')).toBeUndefined()
  })

  it.each(['', 'not base64!', btoa('null'), btoa('[1]'), btoa('{"preset":"constructor","shared":7}')])(
    'error: opens an empty editor for a link without a theme: %j',
    (text) => {
      expect(fromShareText(text)).toEqual(emptyDraft)
    },
  )

  it('error: takes only valid tokens from a forged link', () => {
    const forged = {
      preset: 'neon',
      shared: { radius: '4px', accent: 'url(//x)', __proto__x: '1' },
      dark: { font: 5 },
    }
    expect(fromShareText(btoa(JSON.stringify(forged)))).toEqual({
      ...emptyDraft,
      preset: 'neon',
      shared: { radius: '4px' },
    })
  })
})
