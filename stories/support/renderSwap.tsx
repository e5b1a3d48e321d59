import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import type { StoryEnvironment } from './environment/createStoryEnvironment.ts'
import { storyArgs } from './environment/storyArgs.ts'
import { storyTokens } from './environment/storyTokens.ts'
import { environmentOf } from './environment/withSandbox.tsx'

interface Context {
  loaded: { env?: StoryEnvironment }
  parameters?: Readonly<Record<string, unknown>>
}

/** Shows the form on the sandbox's own tokens, which a story names (`StoryTokens`) or gives as arguments. */
export function renderSwap(args: SwapWidgetProps, context: Context) {
  const env = environmentOf(context)
  const { defaultPay, defaultReceive } = storyTokens(env, context.parameters)
  return (
    <SwapWidget
      {...args}
      {...storyArgs(env, context.parameters)}
      defaultPay={args.defaultPay ?? defaultPay}
      defaultReceive={args.defaultReceive ?? defaultReceive}
    />
  )
}
