import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { titleInSidebar } from './storyTitle.ts'

/** A situation, and the story that shows it. */
export interface Scenario {
  /** The lesson of the situation, in a line. */
  moral: string
  /** The name of the story. */
  name: string
  /** The widget or topic that it is about. */
  topic: string
  tags: readonly string[]
  href: string
}

/** A module of stories. */
export interface StoryModule {
  readonly default: { title: string; tags?: readonly string[] }
  /** The stories as the file has them, which Storybook adds: a module names its exports by the alphabet. */
  readonly __namedExportsOrder?: readonly string[]
  readonly [story: string]: object | undefined
}

/** The fields of a story that are read. */
interface Story {
  name?: string
  tags?: readonly string[]
  parameters?: { moral?: string }
}

/** Every story with a moral, from the stories themselves. */
export async function loadScenarios(): Promise<readonly Scenario[]> {
  const files = Object.values(import.meta.glob<StoryModule>('../**/*.stories.tsx'))
  const modules = await Promise.all(files.map((load) => load()))
  return modules.flatMap(scenariosOf)
}

/** The situations of a file, each with the first story that shows it: stories that extend another one repeat it. */
export function scenariosOf({
  default: meta,
  __namedExportsOrder: order,
  ...stories
}: StoryModule): Scenario[] {
  const seen = new Set<string>()
  return (order ?? Object.keys(stories)).flatMap((exported) => {
    const { name = storyNameFromExport(exported), tags = [], parameters } = (stories[exported] ?? {}) as Story
    const moral = parameters?.moral
    if (moral === undefined || seen.has(moral)) return []
    seen.add(moral)
    const all = [...(meta.tags ?? []), ...tags]
    const id = toId(titleInSidebar(meta.title, all), storyNameFromExport(exported))
    const [, topic = meta.title] = meta.title.split('/')
    return [{ moral, name, topic, tags: all, href: `?path=/story/${id}` }]
  })
}
