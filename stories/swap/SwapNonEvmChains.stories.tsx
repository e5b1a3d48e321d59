import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, within } from 'storybook/test'
import { destinations } from '../../test/support/nonEvmChains.ts'
import { inFrame } from '../book/inFrame.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { stopsHere } from '../support/environment/stopsHere.ts'
import { openReview, submitTransfer } from '../support/actions/submitTransfer.ts'
import type { StoryTokens } from '../support/environment/storyTokens.ts'

/** Chains outside the EVM are delivered to: the recipient is asked for, since the wallet has no address there. */
const meta = {
  title: 'Widgets/Swap/To other chains',
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
  argTypes: { defaultPay: { control: false }, defaultReceive: { control: false } },
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

/** To Solana: the recipient is checked as an address of Solana, reviewed and paid. */
export const Solana: Story = {
  ...toSolana,
  name: 'To Solana',
  args: { defaultAmount: '100' },
  async play(context) {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter a recipient' }))
    const recipient = canvas.getByLabelText('Recipient on Solana')
    await expect(recipient).toHaveFocus()
    await userEvent.paste(solana.recipient)
    await submitTransfer({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    if (await stopsHere(context)) return
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/^Deliver [0-9.]+ USDC on Solana/)).toBeVisible()
    await expect(canvas.getByText(solana.recipient)).toBeVisible()
  },
}

/** To Bitcoin, as the review shows it before anything is signed. */
export const Bitcoin: Story = {
  ...toBitcoin,
  name: 'To Bitcoin',
  args: { defaultValue: { amount: '100', recipient: bitcoin.recipient } },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    // The folded details say it once more.
    await expect(review.getAllByText(bitcoin.recipient)[0]).toBeVisible()
    await expect(review.getByText('0.00166466 BTC')).toBeVisible()
  },
}

/** An address of another family is none here. */
export const WrongFamily: Story = {
  ...toBitcoin,
  name: 'An address of another family',
  parameters: { ...toBitcoin.parameters, moral: 'A Solana address is no recipient on Bitcoin.' },
  args: { defaultValue: { amount: '100', recipient: solana.recipient } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Invalid recipient' })).toBeVisible()
    // At the field, and over the button.
    await expect(canvas.getAllByText(/^Enter a valid Bitcoin address/)).toHaveLength(2)
  },
}
