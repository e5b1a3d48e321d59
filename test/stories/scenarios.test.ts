import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hostileTopic } from '../../stories/book/hostileTopic.ts'
import { scenariosOf } from '../../stories/book/scenarios.ts'
import { titleInSidebar } from '../../stories/book/storyTitle.ts'

const files = globSync('stories/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'))
const morals = files.flatMap((text) =>
  [...text.matchAll(/\bmoral: (['"])(.+?)\1,?\s/g)].map(([, , moral = '']) => moral),
)

describe('scenarios', () => {
  it('default: have at least sixty morals, each different', () => {
    expect(new Set(morals).size).toBeGreaterThanOrEqual(60)
    expect(morals.filter((moral, index) => morals.indexOf(moral) !== index)).toEqual([])
  })

  it('default: have a moral of one line that ends as a sentence', () => {
    expect(morals.filter((moral) => moral.length > 100 || !moral.endsWith('.'))).toEqual([])
  })

  it('default: has at least twenty-five hostile stories', () => {
    const stories = files.flatMap((text) => text.split(/^export const /m).slice(1))
    const hostile = stories.filter(
      (story) => /\bmoral: /.test(story) && /'hostile-(data|page|service)'/.test(story),
    )
    expect(hostile.length).toBeGreaterThanOrEqual(25)
  })

  it('default: finds the topic of a hostile story by its tag', () => {
    expect(hostileTopic(['acts', 'hostile-page'])).toBe('Hostile pages')
    expect(hostileTopic(['acts'])).toBeUndefined()
  })

  it('default: link a situation to the story that shows it, not to one that only starts with it', () => {
    const told = { name: 'Running in the background', parameters: { moral: 'It continues.' } }
    // A module has its exports by the alphabet.
    const stories = { DarkAndNarrow: { ...told, name: 'Dark, on a phone' }, LeftToRun: told }
    const meta = { title: 'Widgets/Pending swaps' }
    expect(
      scenariosOf({ default: meta, __namedExportsOrder: ['LeftToRun', 'DarkAndNarrow'], ...stories }),
    ).toEqual([
      {
        moral: 'It continues.',
        name: 'Running in the background',
        topic: 'Pending swaps',
        tags: [],
        href: '?path=/story/widgets-pending-swaps--left-to-run',
      },
    ])
  })

  it('default: lists interactive stories under Tests', () => {
    expect(titleInSidebar('Widgets/Swap/Form', ['acts'])).toBe('Tests/Swap/Form')
    expect(titleInSidebar('Widgets/Swap/Form', undefined)).toBe('Widgets/Swap/Form')
  })
})
