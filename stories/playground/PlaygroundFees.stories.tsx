import type { Meta, StoryObj } from '@storybook/react-vite'
import { feesControls } from './controls/otherControls.ts'
import { QuotedFees } from '../fees/QuotedFees.tsx'
import { toArgTypes, toInitialArgs, toProps } from './controls/controls.ts'
import { feesCode } from './code/feesCode.ts'
import { pageProps } from './code/pageProps.ts'
import { Playground } from './Playground.tsx'
import { readToolbar } from '../../.storybook/toolbar.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Playground/Fees',
  tags: ['!autodocs'],
  argTypes: toArgTypes(feesControls),
  args: { ...toInitialArgs(feesControls) },
  render: (args, context) => {
    const env = environmentOf(context)
    const props = toProps(feesControls, args, env)
    return (
      <Playground code={feesCode(pageProps(env, props), readToolbar(context.globals))}>
        <QuotedFees key={JSON.stringify(args)} {...props} />
      </Playground>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A control for every property of the Fees widget, and the code for it. */
export const Fees: Story = {}
