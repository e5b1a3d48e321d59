import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleStyles } from '../../scripts/build/styles/bundleStyles.ts'
import { findStyleProblems } from '../../scripts/build/styles/findStyleProblems.ts'

const [plain, layered] = [bundleStyles('styles.css'), bundleStyles('styles.layered.css')]

describe('the two sheets', () => {
  it('default: both pass the checks of a published sheet', () => {
    expect(findStyleProblems(plain)).toEqual([])
    expect(findStyleProblems(layered)).toEqual([])
  })

  it('behavior: puts the layered sheet between a framework’s base and its utilities, whichever comes first', () => {
    const named = Array.from(layered.matchAll(/@layer ([^;{]+)/g), ([, names = '']) =>
      names.split(','),
    ).flat()
    expect(named.map((name) => name.trim())).toEqual(['theme', 'base', 'components', 'cw', 'utilities'])
  })

  it('behavior: have all rules in that layer', () => {
    const inside = /@layer cw\{([\s\S]*)\}@layer utilities;$/.exec(layered)?.[1] ?? ''
    expect(layered).toBe(`@layer theme,base,components;@layer cw{${inside}}@layer utilities;`)
    expect(inside).toContain('[data-cw-part=swap-submit]')
  })

  it('behavior: marks nothing in it as important but reduced motion and the backdrop', () => {
    expect(layered.match(/[a-z-]+:[^;{}]*!important/g)?.toSorted()).toEqual([
      'animation:none!important',
      'display:none!important',
      'transition:none!important',
    ])
    expect(layered).toContain('::backdrop{display:none!important}')
    expect(plain.match(/!important/g)?.length).toBeGreaterThan(40)
  })

  it('behavior: keeps the resets of rotate, scale and translate after bundling', () => {
    const sources = globSync('src/styles/*.css')
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    for (const property of ['rotate', 'scale', 'translate']) {
      const written = sources.match(new RegExp(`^ *${property}: initial;$`, 'gm')) ?? []
      expect(written.length).toBeGreaterThan(0)
      expect(plain.split(`;${property}:initial`)).toHaveLength(written.length + 1)
      // It would be merged into `transform`.
      expect(sources).not.toMatch(new RegExp(`^ *${property}: none;$`, 'm'))
    }
  })

  it('behavior: both sheets have the same declarations', () => {
    const bare = (css: string) => css.replaceAll('!important', '').replaceAll(/@layer [^;{]+;/g, '')
    expect(bare(layered).length - '@layer cw{}'.length).toBe(bare(plain).length)
  })
})
