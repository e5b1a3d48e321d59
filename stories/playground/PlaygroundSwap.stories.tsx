import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { checkoutControls, swapControls } from './controls/swapControls.ts'
import { toArgTypes, toInitialArgs, toProps, type PropControls } from './controls/controls.ts'
import { pageCode } from './code/pageCode.ts'
import { pageProps } from './code/pageProps.ts'
import { Playground } from './Playground.tsx'
import { besideCode } from './besideCode.ts'
import { names } from './code/shared.ts'
import { toJsx } from './code/toJsx.ts'
import { readToolbar } from '../../.storybook/toolbar.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Playground/Swap',
  tags: ['!autodocs'],
  parameters: besideCode,
} satisfies Meta

export default meta
type Story = StoryObj

/** A control for every property of the Swap widget, and the code for it. */
export const Swap: Story = storyOf(swapControls, { defaultAmount: '100' })

/** The same in the mode `checkout`, which has other properties. */
export const Checkout: Story = storyOf(checkoutControls, { defaultPay: 'USDC on Alder' })

function storyOf(controls: PropControls, args: Record<string, unknown>): Story {
  return {
    argTypes: toArgTypes(controls),
    args: { ...toInitialArgs(controls), ...args },
    render: (args, context) => {
      const env = environmentOf(context)
      const props = toProps(controls, args, env)
      return (
        <Playground
          code={pageCode(
            toJsx({ component: 'SwapWidget', props: pageProps(env, props), names }),
            readToolbar(context.globals),
          )}
        >
          {/* The tokens of a page have logos; those of the sandbox get theirs here. */}
          <SwapWidget key={JSON.stringify(args)} slots={{ TokenLogo }} {...props} />
        </Playground>
      )
    },
  }
}
