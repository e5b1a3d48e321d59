import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface WrittenStory {
  name: string
  acts: boolean
  /** What it does, as code. */
  play: string
}

const acting = /tags: \[[^\]]*'acts'|title: 'Tests\//

function readStories(path: string): WrittenStory[] {
  const text = readFileSync(path, 'utf8')
  const [head = '', ...stories] = text.split(/^export const (?=\w+: Story)/m)
  return stories.map((story) => {
    const [body = ''] = story.split(/^\}$/m)
    const at = body.indexOf('play(')
    return {
      name: `${path} ${story.match(/^\w+/)?.[0]}`,
      acts: acting.test(head) || acting.test(body),
      play: at < 0 ? '' : body.slice(at),
    }
  })
}

const states = globSync('stories/**/*.stories.tsx')
  .flatMap(readStories)
  .filter(({ acts }) => !acts)

describe('stories that are named after a state', () => {
  it('default: more than 150 stories show a state', () => {
    expect(states.length).toBeGreaterThan(150)
  })

  it('behavior: each opens there: what a person does comes after it is looked at, and is left to its test', () => {
    const press =
      /\bawait (?:\w+\.)?(?:userEvent\.\w+|fireEvent\.\w+|pasteInto|fillIn|getAddress|open[A-Z]\w+|chooseToken|submitSwap)\(/
    const others = states.filter(({ play }) => {
      const [before = ''] = play.split('if (await endsInStorybook(context)) return')
      return press.test(before)
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })
})

describe('pages of widgets', () => {
  it('default: each names the component whose properties it lists', () => {
    const pages = globSync('stories/**/*.stories.tsx')
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
      .filter(({ text }) => text.includes("title: 'Widgets/") && !text.includes('!autodocs'))
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter(({ text }) => !/^ {2}component: \w+,$/m.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })
})
