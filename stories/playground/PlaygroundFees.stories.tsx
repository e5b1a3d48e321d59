import type { Meta, StoryObj } from '@storybook/react-vite'
import { feesControls } from './controls/otherControls.ts'
import { PaidFees } from '../fees/PaidFees.tsx'
import { QuotedFees } from '../fees/QuotedFees.tsx'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { toArgTypes, toInitialArgs, toProps } from './controls/controls.ts'
import { feesCode } from './code/feesCode.ts'
import { pageProps } from './code/pageProps.ts'
import { Playground } from './Playground.tsx'
import { besideCode } from './besideCode.ts'
import { readToolbar } from '../../.storybook/toolbar.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Playground/Fees',
  tags: ['!autodocs'],
  parameters: { ...besideCode, sandbox: { addPastSwaps: 1 } satisfies StoryOptions },
  argTypes: toArgTypes(feesControls),
  args: { ...toInitialArgs(feesControls) },
  render: (args, context) => {
    const env = environmentOf(context)
    const { quote: _quote, record, ...options } = toProps(feesControls, args, env)
    // A widget has either.
    const Shown = record ? PaidFees : QuotedFees
    return (
      <Playground
        code={feesCode(record ? 'record' : 'quote', pageProps(env, options), readToolbar(context.globals))}
      >
        <Shown key={JSON.stringify(args)} {...options} />
      </Playground>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A control for every property of the Fees widget, and the code for it. */
export const Fees: Story = {}
