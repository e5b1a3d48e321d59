import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, within } from 'storybook/test'
import { delivering, destinations, type Destination } from '../test/support/nonEvmChains.ts'
import type { StoryOptions } from './support/createStoryEnvironment.ts'
import { renderSwap } from './support/renderSwap.tsx'
import { openReview, submitTransfer } from './support/submitTransfer.ts'

/** Chains outside the EVM are delivered to: the recipient is asked for, since the wallet has no address there. */
const meta = {
  title: 'Widgets/SwapWidget/Other chains',
  component: SwapWidget,
  render: renderSwap,
  argTypes: { defaultPay: { control: false }, defaultReceive: { control: false } },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

const to = (destination: Destination): StoryOptions => ({
  service: (fetch, { chains, accounts }) => delivering({ chains, accounts, fetch }, destination),
  nonEvmChains: [destination.chain],
  tokens: (tokens) => [...tokens, destination.token],
})

const { solana, bitcoin } = destinations

/** To Solana: the recipient is checked as an address of Solana, reviewed and paid. */
export const Solana: Story = {
  parameters: { sandbox: to(solana) },
  args: { defaultReceive: solana.token, defaultAmount: '100' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter a recipient' }))
    const recipient = canvas.getByLabelText('Recipient on Solana')
    await expect(recipient).toHaveFocus()
    await userEvent.paste(solana.recipient)
    await submitTransfer({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Swap complete' })).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/^Receive [0-9.]+ USDC on Solana/)).toBeVisible()
    await expect(canvas.getByText(solana.recipient)).toBeVisible()
  },
}

/** To Bitcoin, as the review shows it before anything is signed. */
export const Bitcoin: Story = {
  parameters: { sandbox: to(bitcoin) },
  args: { defaultReceive: bitcoin.token, defaultValue: { amount: '100', recipient: bitcoin.recipient } },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText(bitcoin.recipient)).toBeVisible()
    await expect(review.getByText('0.9986975 BTC')).toBeVisible()
  },
}

/** An address of another family is none here. */
export const WrongFamily: Story = {
  parameters: { sandbox: to(bitcoin) },
  args: { defaultReceive: bitcoin.token, defaultValue: { amount: '100', recipient: solana.recipient } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Invalid recipient' })).toBeVisible()
    // At the field, and over the button.
    await expect(canvas.getAllByText(/^Enter a valid Bitcoin address/)).toHaveLength(2)
  },
}
