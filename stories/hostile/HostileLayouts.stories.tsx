import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapButton, SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import {
  tokenOf,
  type StoryEnvironment,
  type StoryOptions,
} from '../support/environment/createStoryEnvironment.ts'
import { findDisturbances, sheetsInTurn } from '../support/hostile/findDisturbances.ts'
import { HostilePage } from '../support/hostile/HostilePage.tsx'
import { hostileSheets, type HostileSheetName } from '../support/hostile/hostileSheets.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

interface HostileLayoutArgs {
  /** The page's own style sheet. */
  sheet?: HostileSheetName
  /** The form's options on this page. */
  widget: SwapWidgetProps
}

const meta = {
  title: 'Theming/Hostile pages/Layouts',
  tags: ['!autodocs', 'acts', 'hostile-page'],
  argTypes: { sheet: { control: 'select', options: Object.keys(hostileSheets) }, widget: { control: false } },
  globals: { language: 'de' },
  // No quote changes while the story is shown.
  parameters: { sandbox: { quoteMaxAgeMs: 600_000 } satisfies StoryOptions },
  render: ({ sheet, widget }, context) => (
    <HostilePage sheet={sheet}>
      <SwapWidget {...filled(environmentOf(context))} {...widget} />
    </HostilePage>
  ),
} satisfies Meta<HostileLayoutArgs>

export default meta
type Story = StoryObj<typeof meta>

function filled(env: StoryEnvironment): SwapWidgetProps {
  const [defaultPay, defaultReceive] = [tokenOf(env, 'USDC', 'Alder'), tokenOf(env, 'USDC', 'Birch')]
  return { defaultAmount: '100', defaultPay, defaultReceive }
}

async function ready(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-cw-part="swap-submit"]')).toHaveAttribute(
      'data-state',
      'ready',
    ),
  )
}

/** Both sides next to each other. */
export const Wide: Story = {
  args: { widget: { layout: 'wide' } },
  parameters: { moral: 'The two sides stay next to each other on any page.' },
  async play({ canvasElement }) {
    await ready(canvasElement)
    await expect(findDisturbances(canvasElement, sheetsInTurn(0))).toEqual([])
  },
}

/** Small, with every optional section hidden. */
export const Compact: Story = {
  args: { widget: { density: 'compact', layout: 'inline', hidden: ['balance', 'fees', 'quoteRefresh'] } },
  parameters: { moral: 'A compact form keeps its spacing.' },
  async play({ canvasElement }) {
    await ready(canvasElement)
    await expect(findDisturbances(canvasElement, sheetsInTurn(1))).toEqual([])
  },
}

/** The form in a dialog. */
export const Dialog: Story = {
  args: { widget: {} },
  parameters: { moral: 'The dialog opens even on pages that hide dialogs.' },
  render: ({ sheet, widget }, context) => (
    <HostilePage sheet={sheet}>
      <SwapButton defaultOpen widget={{ ...filled(environmentOf(context)), ...widget }} />
    </HostilePage>
  ),
  async play({ canvasElement }) {
    await ready(canvasElement)
    await expect(findDisturbances(canvasElement, sheetsInTurn(2))).toEqual([])
  },
}
