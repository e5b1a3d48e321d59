import * as widgets from '../src/exports/widgets.ts'
import { pageProps } from '../stories/playground/code/pageProps.ts'
import { names } from '../stories/playground/code/shared.ts'
import { toJsx } from '../stories/playground/code/toJsx.ts'
import {
  createStoryEnvironment,
  type StoryOptions,
} from '../stories/support/environment/createStoryEnvironment.ts'
import { storyArgs } from '../stories/support/environment/storyArgs.ts'
import { storyTokens } from '../stories/support/environment/storyTokens.ts'

/** What is known of a story whose code is shown. */
export interface ShownStory {
  component?: unknown
  args: Readonly<Record<string, unknown>>
  parameters?: Readonly<Record<string, unknown>>
}

/**
 * The code of a story as a page would write it: the widget with what it is given, and none of what makes it a story. One that needs more
 * than its properties says the code itself (`parameters.code`), or writes it of its arguments. Of the others, mostly tests, the file is named.
 */
export function storyCode({ component, args, parameters = {} }: ShownStory): string {
  const { code: written } = parameters
  if (typeof written === 'string') return written.trim()
  if (typeof written === 'function') return String(written(args))
  const name = nameOf(component)
  // Storybook would print what a build makes of it.
  if (!name?.endsWith('Widget') && name !== 'SwapButton') {
    return `// See ${String(parameters['fileName']).replace('./', '')}.`
  }
  const options: StoryOptions = Object(parameters['sandbox'])
  const env = createStoryEnvironment(options)
  // The tokens that its form begins with, and what else only its sandbox knows.
  const ofForm = () => ({ ...storyTokens(env, parameters), ...storyArgs(env, parameters) })
  const props =
    name === 'SwapButton'
      ? { ...args, widget: { ...ofForm(), ...Object(args['widget']) } }
      : { ...(name === 'SwapWidget' && ofForm()), ...args }
  return toJsx({ component: name, props: pageProps(env, props), names }).trimEnd()
}

/** What a page imports a widget as: a build shortens the names of functions. */
function nameOf(component: unknown): string | undefined {
  return Object.entries(widgets).find(([, widget]) => widget === component)?.[0]
}
