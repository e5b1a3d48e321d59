import { names } from '../stories/playground/shared.ts'
import { toJsx } from '../stories/playground/toJsx.ts'
import { createStoryEnvironment, type StoryOptions } from '../stories/support/createStoryEnvironment.ts'
import { storyTokens } from '../stories/support/storyTokens.ts'

/** What is known of a story whose code is shown. */
interface ShownStory {
  component?: unknown
  args: Readonly<Record<string, unknown>>
  parameters?: Readonly<Record<string, unknown>>
}

/**
 * The code of a story as a page would write it: the widget with what it is given, and none of what makes it a story. One that needs more
 * than its properties says the code itself (`parameters.code`).
 */
export function storyCode(code: string, { component, args, parameters = {} }: ShownStory): string {
  const { code: written } = parameters
  if (typeof written === 'string') return written.trim()
  const name = nameOf(component)
  if (!name?.endsWith('Widget')) return code
  const props = name === 'SwapWidget' ? { ...tokensOf(parameters), ...args } : args
  return toJsx({ component: name, props, names }).trimEnd()
}

/** The tokens that the story's form begins with, as a page names them. */
function tokensOf(parameters: Readonly<Record<string, unknown>>) {
  const options: StoryOptions = Object(parameters['sandbox'])
  const tokens = Object.entries(storyTokens(createStoryEnvironment(options), parameters))
  return Object.fromEntries(tokens.map(([name, { chainId, address }]) => [name, { chainId, address }]))
}

function nameOf(component: unknown): string | undefined {
  if (typeof component === 'function') return component.name
  const { displayName, render }: { displayName?: string; render?: unknown } = Object(component)
  return displayName ?? (typeof render === 'function' ? render.name : undefined)
}
