import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import { tokenOf, type StoryEnvironment } from './createStoryEnvironment.ts'
import { environmentOf } from './withSandbox.tsx'

/** Shows the form on the sandbox's own tokens: USDC on Alder for USDC on Birch, where a story names no others. */
export function renderSwap(args: SwapWidgetProps, context: { loaded: { env?: StoryEnvironment } }) {
  const env = environmentOf(context)
  return (
    <SwapWidget
      {...args}
      defaultPay={args.defaultPay ?? tokenOf(env, 'USDC', 'Alder')}
      defaultReceive={args.defaultReceive ?? tokenOf(env, 'USDC', 'Birch')}
    />
  )
}
