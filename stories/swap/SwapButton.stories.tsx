import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { SwapButton, type SwapButtonProps } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryEnvironment, StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { StorySwap } from '../support/swaps/StorySwap.tsx'
import { storyTokens } from '../support/environment/storyTokens.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const meta = {
  title: 'Widgets/Swap/Button',
  component: SwapButton,
  args: { widget: { defaultAmount: '100' }, slots: { TokenLogo } },
  argTypes: { widget: { control: false }, slots: { control: false } },
  render: renderButton,
} satisfies Meta<typeof SwapButton>

export default meta
type Story = StoryObj<typeof meta>
type Act = Pick<StoryContext, 'canvasElement' | 'userEvent'>

function renderButton(args: SwapButtonProps, context: { loaded: { env?: StoryEnvironment } }) {
  const { widget } = args
  // A checkout names what is paid, and takes no sides.
  const shown = widget?.mode === 'checkout' ? widget : { ...storyTokens(environmentOf(context)), ...widget }
  return <SwapButton {...args} widget={shown} />
}

/** As wide as its label. */
export const Closed: Story = {}

/** A swap continues while the dialog is closed, and the button says so. */
export const InProgress: Story = {
  name: 'Swap in progress',
  parameters: { sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions },
  render: (args, context) => (
    <>
      <div hidden>
        <StorySwap startsAtOnce />
      </div>
      {renderButton(args, context)}
    </>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Swap in progress' })).toBeVisible()
  },
}

/** The form in a dialog. */
export const Dialog: Story = { args: { defaultOpen: true }, play: waitForQuote }

/** The form in a drawer at the side of the page. */
export const Drawer: Story = { args: { presentation: 'drawer', defaultOpen: true }, play: waitForQuote }

/** In Arabic the drawer opens on the left. */
export const DrawerArabicDark: Story = {
  name: 'Drawer, Arabic, dark',
  args: { presentation: 'drawer', defaultOpen: true },
  globals: { language: 'ar', direction: 'rtl', mode: 'dark' },
  async play(act) {
    await waitForQuote(act)
    await expect(dialogOf(act)).toHaveProperty('offsetLeft', 0)
  },
}

/** The review opens above it and returns the focus. */
export const Review: Story = {
  tags: ['acts'],
  async play(act) {
    await act.userEvent.click(within(act.canvasElement).getByRole('button'))
    await waitForQuote(act)
    const { userEvent, canvasElement } = act
    const submit = within(dialogOf(act)).getByRole('button', { name: 'Review bridge' })
    await userEvent.click(submit)
    const review = await within(canvasElement).findByRole('dialog', { name: /^Review/ })
    await waitFor(() =>
      expect(within(review).getByRole('button', { name: 'Approve and bridge' })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(review).not.toBeInTheDocument())
    await expect(submit).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[role=dialog]')).toBeNull())
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}

async function waitForQuote({ canvasElement }: Pick<Act, 'canvasElement'>): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-cw-part="swap-submit"]')).toHaveAttribute(
      'data-state',
      'ready',
    ),
  )
}

function dialogOf({ canvasElement }: Pick<Act, 'canvasElement'>): HTMLElement {
  const dialog = canvasElement.querySelector<HTMLElement>('[data-cw-part="swap-dialog"]')
  if (!dialog) throw new Error('It is closed.')
  return dialog
}
