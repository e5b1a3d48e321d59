import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import { destinations } from '../../test/support/environment/nonEvmChains.ts'
import { inFrame } from '../book/inFrame.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { openReview, submitSwap } from '../support/actions/submitSwap.ts'
import type { StoryTokens } from '../support/environment/storyTokens.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

/** Swaps to networks outside the EVM: the form asks for a recipient, since the wallet has no address there. */
const meta = {
  title: 'Widgets/Swap/Non-EVM networks',
  component: SwapWidget,
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'The form with a token of a chain outside the EVM as what is received: it asks for a recipient there.',
      },
    },
  },
  render: renderSwap,
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    slots: { control: false },
  },
  args: { slots: { TokenLogo } },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

const { solana, bitcoin } = destinations

const toSolana = {
  parameters: {
    tokens: { receive: 'USDC on Solana' } satisfies StoryTokens,
    sandbox: { nonEvmChains: [solana.spec] } satisfies StoryOptions,
  },
} satisfies Story

const toBitcoin = {
  parameters: {
    tokens: { receive: 'BTC on Bitcoin' } satisfies StoryTokens,
    sandbox: { nonEvmChains: [bitcoin.spec] } satisfies StoryOptions,
  },
} satisfies Story

/** To Solana: the recipient is checked as a Solana address, reviewed and paid. */
export const Solana: Story = {
  ...toSolana,
  name: 'To Solana',
  args: { defaultValue: { amount: '100', recipient: solana.recipient } },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).not.toHaveAttribute(
      'aria-disabled',
    )
    if (await endsInStorybook(context)) return
    await submitSwap({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/^Deliver [0-9.]+ USDC on Solana/)).toBeVisible()
    await expect(canvas.getByText(solana.recipient)).toBeVisible()
  },
}

/** Without a recipient there: its field is in sight, and the button leads to it. */
export const RecipientMissing: Story = {
  ...toSolana,
  name: 'Recipient missing',
  args: { defaultAmount: '100' },
  async play(context) {
    const { canvas, userEvent } = context
    const submit = await canvas.findByRole('button', { name: 'Enter a recipient' })
    await waitFor(() => expect(canvas.getByLabelText('Recipient on Solana')).toBeVisible())
    if (await endsInStorybook(context)) return
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Recipient on Solana')).toHaveFocus()
  },
}

/** To Bitcoin: the review before anything is signed. */
export const Bitcoin: Story = {
  ...toBitcoin,
  name: 'To Bitcoin',
  args: { defaultValue: { amount: '100', recipient: bitcoin.recipient } },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^Quote ready: you receive 0\.001664\d* BTC\.$/)).toBeInTheDocument()
    if (await endsInStorybook(context)) return
    const review = within(await openReview({ canvas, userEvent }))
    // The folded details say it once more.
    await expect(review.getAllByText(bitcoin.recipient)[0]).toBeVisible()
    await expect(review.getByText('0.00166466 BTC')).toBeVisible()
  },
}

/** An address from another kind of network is rejected. */
export const WrongFamily: Story = {
  ...toBitcoin,
  name: 'Address from another network',
  parameters: { ...toBitcoin.parameters, moral: 'A Solana address can’t receive on Bitcoin.' },
  args: { defaultValue: { amount: '100', recipient: solana.recipient } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Invalid recipient' })).toBeVisible()
    // At the field, and over the button.
    await expect(canvas.getAllByText(/^Enter a valid Bitcoin address/)).toHaveLength(2)
  },
}
