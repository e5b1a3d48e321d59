import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { depositControls } from './controls/otherControls.ts'
import { toArgTypes, toInitialArgs, toProps } from './controls/controls.ts'
import { pageCode } from './code/pageCode.ts'
import { pageProps } from './code/pageProps.ts'
import { Playground } from './Playground.tsx'
import { besideCode } from './besideCode.ts'
import { names } from './code/shared.ts'
import { toJsx } from './code/toJsx.ts'
import { readToolbar } from '../../.storybook/toolbar.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Playground/Deposit address',
  tags: ['!autodocs'],
  parameters: besideCode,
  argTypes: toArgTypes(depositControls),
  args: { ...toInitialArgs(depositControls) },
  render: (args, context) => {
    const env = environmentOf(context)
    const props = toProps(depositControls, args, env)
    return (
      <Playground
        code={pageCode(
          toJsx({ component: 'DepositAddressWidget', props: pageProps(env, props), names }),
          readToolbar(context.globals),
        )}
      >
        <DepositAddressWidget key={JSON.stringify(args)} {...props} />
      </Playground>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A control for every property of the Deposit address widget, and the code for it. */
export const DepositAddress: Story = { name: 'Deposit address' }
