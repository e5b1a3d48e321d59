import type { SwapWidgetProps } from '@causeway/react/widgets'
import type { StoryEnvironment } from './createStoryEnvironment.ts'

/** Args that only the story's sandbox knows, such as its accounts: `parameters: { argsOf: (env) => ({ … }) satisfies ArgsOf }`. */
export type ArgsOf = (env: StoryEnvironment) => Partial<SwapWidgetProps>

/** The properties that a story takes from its sandbox, for its widget and for the code that it shows. */
export function storyArgs(
  env: StoryEnvironment,
  parameters: Readonly<Record<string, unknown>> = {},
): Partial<SwapWidgetProps> {
  const { argsOf }: { argsOf?: ArgsOf } = Object(parameters)
  return argsOf?.(env) ?? {}
}
