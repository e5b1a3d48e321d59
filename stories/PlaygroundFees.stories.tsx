import type { Meta, StoryObj } from '@storybook/react-vite'
import { feesControls } from './playground/otherControls.ts'
import { QuotedFees } from './support/QuotedFees.tsx'
import { toArgTypes, toInitialArgs, toProps } from './playground/controls.ts'
import { Playground } from './playground/Playground.tsx'
import { names } from './playground/shared.ts'
import { toJsx } from './playground/toJsx.ts'
import { environmentOf } from './support/withSandbox.tsx'

/** Stands for the quote that a page has. */
const quote = {}

const meta = {
  title: 'Playground/Fees',
  tags: ['!autodocs'],
  argTypes: toArgTypes(feesControls),
  args: { ...toInitialArgs(feesControls) },
  render: (args, context) => {
    const props = toProps(feesControls, args, environmentOf(context))
    return (
      <Playground
        code={toJsx({
          component: 'FeesWidget',
          props: { quote, ...props },
          names: new Map([...names, [quote, { name: 'quote' }]]),
        })}
      >
        <QuotedFees key={JSON.stringify(args)} {...props} />
      </Playground>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every property of the Fees widget under a control, and the code for it. The page has the quote. */
export const Fees: Story = {}
