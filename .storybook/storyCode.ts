import { names } from '../stories/playground/shared.ts'
import { toJsx } from '../stories/playground/toJsx.ts'

/** What is known of a story whose code is shown. */
interface ShownStory {
  component?: unknown
  args: Readonly<Record<string, unknown>>
}

/** The code of a story as a page would write it: the widget with what it is given, and none of what makes it a story. */
export function storyCode(code: string, { component, args }: ShownStory): string {
  const name = nameOf(component)
  return name?.endsWith('Widget') ? toJsx({ component: name, props: args, names }).trimEnd() : code
}

function nameOf(component: unknown): string | undefined {
  if (typeof component === 'function') return component.name
  const { displayName, render }: { displayName?: string; render?: unknown } = Object(component)
  return displayName ?? (typeof render === 'function' ? render.name : undefined)
}
