import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityWidget } from '@causeway/react/widgets'
import { activityControls } from './controls/otherControls.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
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
  title: 'Playground/Activity',
  tags: ['!autodocs'],
  argTypes: toArgTypes(activityControls),
  args: { ...toInitialArgs(activityControls) },
  parameters: { ...besideCode, sandbox: { addPastSwaps: 12 } satisfies StoryOptions },
  render: (args, context) => {
    const env = environmentOf(context)
    const props = toProps(activityControls, args, env)
    return (
      <Playground
        code={pageCode(
          toJsx({ component: 'ActivityWidget', props: pageProps(env, props), names }),
          readToolbar(context.globals),
        )}
      >
        <ActivityWidget key={JSON.stringify(args)} {...props} />
      </Playground>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A control for every property of the Activity widget, and the code for it. */
export const Activity: Story = {}
