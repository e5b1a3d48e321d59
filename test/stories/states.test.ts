import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { english } from '../../src/locales/english.ts'

interface WrittenStory {
  name: string
  /** As in the sidebar. */
  title: string
  acts: boolean
  /** The code of its play function. */
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
      title:
        /(?:^ {2}|\{ (?:\.\.\.\w+, )?)name: (['"])(.*?)\1/m.exec(body)?.[2] ?? story.match(/^\w+/)?.[0] ?? '',
      acts: acting.test(head) || acting.test(body),
      play: at < 0 ? '' : body.slice(at),
    }
  })
}

const states = globSync('stories/**/*.stories.tsx')
  .flatMap(readStories)
  .filter(({ acts }) => !acts)

describe('stories that are named after a state', () => {
  it('default: show more than 150 states', () => {
    expect(states.length).toBeGreaterThan(150)
  })

  it('behavior: opens in its state: interactions come later, and are left to its test', () => {
    const press =
      /\bawait (?:\w+\.)?(?:userEvent\.\w+|fireEvent\.\w+|pasteInto|fillIn|getAddress|open[A-Z]\w+|chooseToken|submitSwap)\(/
    const others = states.filter(({ play }) => {
      const [before = ''] = play.split('if (await endsInStorybook(context)) return')
      return press.test(before)
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })
})

/** What a story expects before Storybook ends it, in order. */
function expectationsOf({ play }: WrittenStory): string[] {
  const [before = ''] = play.split('if (await endsInStorybook(context)) return')
  return before.split(/(?=\bexpect\()/).slice(1)
}

/** The words by which an element is found: texts, names and expressions. */
function wordsIn(expectation: string): string[] {
  const found = expectation.matchAll(/(?:ByText\(|name: )(['/])(\^?.{4,}?)\1/g)
  return Array.from(found, ([, , words = '']) => words)
}

function headingIn(expectation: string): string | undefined {
  return /'heading', \{ name: ['/]\^?([^'/]+)/.exec(expectation)?.[1]
}

/** Whether the beginning of a word of one is in the other: “Completed” matches “Bridge complete”. */
function sharesWord(one: string, other: string): boolean {
  const words = one.toLowerCase().split(/[^a-z]+/)
  return words.some((word) => word.length > 3 && other.toLowerCase().includes(word.slice(0, 7)))
}

describe('stories that are named after a state, and do not pass it by', () => {
  it('behavior: doesn’t lose at the end what it has found', () => {
    const gone = states.filter((story) => {
      const there = expectationsOf(story).filter((one) => !one.includes('.not.'))
      const absent = expectationsOf(story).filter((one) => /not\.toBe(InTheDocument|Visible)/.test(one))
      return absent
        .flatMap(wordsIn)
        .some((words) => there.some((one) => wordsIn(one).some((word) => word.startsWith(words))))
    })
    expect(gone.map(({ name }) => name)).toEqual([])
  })

  it('behavior: are named after the last title that they wait for', () => {
    const passing = states.filter((story) => {
      const expected = expectationsOf(story)
      const titles = expected.flatMap((one) => headingIn(one) ?? [])
      const said = expected.slice(expected.findLastIndex((one) => headingIn(one) !== undefined)).join(' ')
      return new Set(titles).size > 1 && !sharesWord(story.title, said)
    })
    expect(passing.map(({ name }) => name)).toEqual([])
  })

  it('behavior: shows no other title than the one it is named after', () => {
    const titles = new Set(Object.values(english).map((message) => String(message).toLowerCase()))
    const others = states.filter((story) => {
      const shown = expectationsOf(story).flatMap((one) => headingIn(one) ?? [])
      if (shown.length === 0 || !titles.has(story.title.toLowerCase())) return false
      return !expectationsOf(story).some((one) => sharesWord(story.title, one))
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('behavior: checks the text of an error story', () => {
    const read = /toBeVisible|toHaveTextContent|toHaveAccessible|toHaveLength/
    const unread = states.filter(
      (story) =>
        story.name.includes('Faults.stories.tsx') && !expectationsOf(story).some((one) => read.test(one)),
    )
    expect(unread.map(({ name }) => name)).toEqual([])
  })
})

describe('names of stories', () => {
  it('behavior: each is a phrase: of an export of several words, Storybook would make a heading', () => {
    const stories = globSync('stories/**/*.stories.tsx').flatMap(readStories)
    // Those are named after what is exported.
    const unnamed = stories.filter(
      ({ title, name }) => /^[A-Z][a-z]+[A-Z]/.test(title) && !/examples|Playground/.test(name),
    )
    expect(unnamed.map(({ name }) => name)).toEqual([])
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
