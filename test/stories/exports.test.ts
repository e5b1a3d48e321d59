import { globSync, readFileSync } from 'node:fs'
import * as hooks from '@causeway/react'
import * as themes from '@causeway/react/themes'
import * as widgets from '@causeway/react/widgets'
import { describe, expect, it } from 'vitest'

const stories = globSync(['stories/**/*.{ts,tsx}'])
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
/** The imports of stories from the package: a name in prose shows nothing. */
const imported = new Set(
  Array.from(stories.matchAll(/^import \{([^}]*)\} from '@causeway\/react(?:\/\w+)?'$/gm), ([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ).flat(),
)
const guides = globSync('docs/*.md')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

function isNamed(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text)
}

describe('public exports', () => {
  const shown = { ...widgets, ...themes, ...hooks }
  const errors = Object.keys(shown).filter((name) => name.endsWith('Error'))

  it('default: shows every hook, widget and theme in a story', () => {
    const names = Object.keys(shown).filter((name) => !errors.includes(name))
    // The page of anatomy shows these two lists whole: `anatomy.test.ts`.
    expect(names.filter((name) => !imported.has(name))).toEqual(['widgetAttributes', 'widgetParts'])
  })

  it('default: builds a widget in a story from every namespace of parts', () => {
    const names = Object.entries(widgets).flatMap(([name, value]) => ('Root' in value ? [name] : []))
    expect(names).toContain('Review')
    expect(names.filter((name) => !stories.includes(`<${name}.Root`))).toEqual([])
  })

  it('default: lists an example for every hook', () => {
    const names = Object.keys({ ...hooks, ...widgets }).filter((name) => /^use[A-Z]/.test(name))
    const page = readFileSync('stories/guides/hooks/AllHooks.mdx', 'utf8')
    const examples = globSync('stories/examples/hooks/*.tsx').map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
    expect(examples.toSorted()).toEqual(names.toSorted())
    expect(names.filter((name) => !page.includes(`### ${name}\n`))).toEqual([])
  })

  it('default: names every error in the guide about errors, which Storybook shows', () => {
    expect(errors.filter((name) => !isNamed(name, guides))).toEqual([])
  })
})
