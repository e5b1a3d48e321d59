import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guides, type GuidePath } from '../../stories/book/guides.ts'
import { linkGuides } from '../../stories/book/linkGuides.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const pages = globSync('stories/guides/**/*.mdx').map(read)
const paths = Object.keys(guides) as GuidePath[]

describe('the guides in Storybook', () => {
  it('default: include every page of docs/', () => {
    const missing = globSync('docs/*.md').filter((path) => !paths.includes(path as GuidePath))
    expect(missing).toEqual([])
  })

  it('default: puts every page and story into a group, since Storybook lists others above them', () => {
    const stories = globSync('stories/**/*.stories.tsx').map(read)
    const titles = [...pages, ...stories].flatMap((text) =>
      [...text.matchAll(/<Meta title="(.+?)"|^(?:const meta = \{ | {2})title: '(.+?)',/gm)].map(
        ([, page, story]) => page ?? story ?? '',
      ),
    )
    expect(titles.length).toBeGreaterThan(80)
    expect(titles.filter((title) => !title.includes('/'))).toEqual([])
  })

  it.each(paths.filter((path) => path !== 'README.md'))('default: shows %s under its title', (path) => {
    const page = pages.find((text) => text.includes(`from '../../../${path}?raw'`))
    expect(page).toContain(`<Meta title="${guides[path]}" />`)
    expect(page).toContain(`path="${path}"`)
  })

  it.each(paths)(
    'default: turn every link of %s into one to a guide or to another site, or into plain text',
    (path) => {
      const targets = [...linkGuides(path, read(path)).matchAll(/(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g)]
      const strange = targets
        .map(([, target = '']) => target)
        .filter((target) => !/^(https?:|mailto:|#|\?path=\/docs\/[a-z\d-]+--docs$)/.test(target))
      expect(strange).toEqual([])
    },
  )

  it('default: imports none of our packages in a page, which Vite would find only after the build', () => {
    expect(pages.filter((page) => /^import .*'@causeway\//m.test(page))).toEqual([])
  })

  it('default: resolves a link from its own folder', () => {
    expect(linkGuides('docs/install.md', '[here](embedding.md#frames), [there](../SECURITY.md)')).toBe(
      '[here](?path=/docs/start-iframes-and-csp--docs), [there](?path=/docs/safety-threat-model--docs)',
    )
    expect(linkGuides('sandbox/README.md', '[page](docs/behavior.md)')).toBe(
      '[page](?path=/docs/reference-sandbox-responses--docs)',
    )
  })

  it('default: turn a link to a page that Storybook doesn’t show into plain text', () => {
    expect(linkGuides('docs/hooks.md', '[why](decisions/mutations-run-once.md).')).toBe('why.')
  })
})
