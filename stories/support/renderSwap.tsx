import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import { tokenOf, type Bench } from './createBench.ts'
import { benchOf } from './withSandbox.tsx'

/** Shows the form on the sandbox's own tokens: USDC on Alder for USDC on Birch, where a story names no others. */
export function renderSwap(args: SwapWidgetProps, context: { loaded: { bench?: Bench } }) {
  const bench = benchOf(context)
  return (
    <SwapWidget
      {...args}
      defaultPay={args.defaultPay ?? tokenOf(bench, 'USDC', 'Alder')}
      defaultReceive={args.defaultReceive ?? tokenOf(bench, 'USDC', 'Birch')}
    />
  )
}
