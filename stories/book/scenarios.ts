import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { titleInSidebar } from './storyTitle.ts'

/** A situation, and the story that shows it. */
export interface Scenario {
  /** What the situation teaches, in a line. */
  moral: string
  /** What the story is called. */
  name: string
  /** The widget or topic that it is about. */
  topic: string
  tags: readonly string[]
  href: string
}

interface StoryModule {
  readonly default: { title: string; tags?: readonly string[] }
  readonly [story: string]: object
}

/** What of a story is looked at. */
interface Story {
  name?: string
  tags?: readonly string[]
  parameters?: { moral?: string }
}

/** Every story with a moral, as the stories themselves tell it. */
export async function loadScenarios(): Promise<readonly Scenario[]> {
  const files = Object.values(import.meta.glob<StoryModule>('../**/*.stories.tsx'))
  const modules = await Promise.all(files.map((load) => load()))
  return modules.flatMap(({ default: meta, ...stories }) => {
    const seen = new Set<string>()
    return Object.entries(stories).flatMap(([exported, story]) => {
      const { name = storyNameFromExport(exported), tags = [], parameters } = story as Story
      const moral = parameters?.moral
      // A story that another one begins with would tell it again.
      if (moral === undefined || seen.has(moral)) return []
      seen.add(moral)
      const all = [...(meta.tags ?? []), ...tags]
      const id = toId(titleInSidebar(meta.title, all), storyNameFromExport(exported))
      const [, topic = meta.title] = meta.title.split('/')
      return [{ moral, name, topic, tags: all, href: `?path=/story/${id}` }]
    })
  })
}
