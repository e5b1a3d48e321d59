import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import type { StoryEnvironment } from './createStoryEnvironment.ts'
import { storyTokens } from './storyTokens.ts'
import { environmentOf } from './withSandbox.tsx'

interface Context {
  loaded: { env?: StoryEnvironment }
  parameters?: Readonly<Record<string, unknown>>
}

/** Shows the form on the sandbox's own tokens, which a story names (`StoryTokens`) or gives as arguments. */
export function renderSwap(args: SwapWidgetProps, context: Context) {
  const { defaultPay, defaultReceive } = storyTokens(environmentOf(context), context.parameters)
  return (
    <SwapWidget
      {...args}
      defaultPay={args.defaultPay ?? defaultPay}
      defaultReceive={args.defaultReceive ?? defaultReceive}
    />
  )
}
