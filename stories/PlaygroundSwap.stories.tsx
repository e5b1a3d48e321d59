import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { swapControls } from './playground/swapControls.ts'
import { toArgTypes, toInitialArgs, toProps } from './playground/controls.ts'
import { Playground } from './playground/Playground.tsx'
import { names } from './playground/shared.ts'
import { toJsx } from './playground/toJsx.ts'
import { environmentOf } from './support/withSandbox.tsx'

const meta = {
  title: 'Playground/Swap',
  tags: ['!autodocs'],
  argTypes: toArgTypes(swapControls),
  args: { ...toInitialArgs(swapControls), defaultAmount: '100', slots: 'pictures of tokens' },
  render: (args, context) => {
    const props = toProps(swapControls, args, environmentOf(context))
    return (
      <Playground code={toJsx({ component: 'SwapWidget', props, names })}>
        <SwapWidget key={JSON.stringify(args)} {...props} />
      </Playground>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every property of the Swap widget under a control, and the code for it. */
export const Swap: Story = {}
