import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import {
  addressOn,
  ownWalletLabel,
  eth,
  pay,
  accountsOf,
  getAddressLabel,
} from '../support/actions/depositActions.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import type { StoryTokens } from '../support/environment/storyTokens.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { pasteInto } from '../support/actions/pasteInto.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const meta = {
  title: 'Widgets/Swap/Pay from an exchange',
  component: SwapWidget,
  render: renderSwap,
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    depositAddress: { control: false },
    slots: { control: false },
  },
  args: { defaultAmount: '1.5', depositAddress: DepositAddressWidget, slots: { TokenLogo } },
  parameters: {
    docs: {
      description: {
        component:
          'The form offers a deposit address in place of a wallet: `depositAddress={DepositAddressWidget}`.',
      },
    },
    tokens: { pay: 'ETH on Alder', receive: 'ETH on Birch' } satisfies StoryTokens,
    sandbox: { isConnected: false, policy: { fillDelayMs: 40, sweepDelayMs: 40 } } satisfies StoryOptions,
  },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const open = 'Pay from an exchange or any wallet'
const back = 'Back to swap'
const showPending = 'Show pending deposit addresses'

/** Opens the panel, fills in the accounts, and gets the address. */
async function getAddress({ canvas, loaded, userEvent }: Context): Promise<`0x${string}`> {
  const { refundTo, recipient } = accountsOf(environmentOf({ loaded }))
  await userEvent.click(await canvas.findByRole('button', { name: open }))
  await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Recipient on Birch' }), recipient)
  await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Refund address on Alder' }), refundTo)
  await userEvent.click(canvas.getByRole('checkbox', { name: ownWalletLabel }))
  await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
  await canvas.findByRole('heading', { name: 'Awaiting deposit' })
  return addressOn({ canvas })
}

/** Below the button of a wallet, another one leads to a deposit address. */
export const Ready: Story = {
  name: 'Without a wallet',
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: open })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  },
}

/** The deposit panel replaces the form, with its networks and amount; going back restores the form. */
export const Offered: Story = {
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: open }))
    await expect(canvas.getByRole('button', { name: back })).toHaveFocus()
    await expect(canvas.queryByLabelText('Amount you pay')).not.toBeInTheDocument()
    for (const [name, chain] of [
      ['From network', 'Alder'],
      ['To network', 'Birch'],
    ] as const) {
      const network = canvas.getByRole('combobox', { name })
      await expect(network).toHaveDisplayValue(chain)
      await expect(network).toBeDisabled()
    }
    await expect(canvas.getByRole('textbox', { name: 'You send (ETH)' })).toHaveValue('1.5')
    await expect(canvas.getByRole('textbox', { name: 'Refund address on Alder' })).toHaveValue('')

    await userEvent.click(canvas.getByRole('button', { name: back }))
    const amount = await canvas.findByLabelText('Amount you pay')
    await expect(amount).toHaveValue('1.5')
    await waitFor(() => expect(amount).toHaveFocus())
  },
}

/** Paid from a wallet that isn’t connected, and completed. */
export const Paid: Story = {
  name: 'Paid from another wallet',
  tags: ['acts'],
  async play(context) {
    const { canvas, loaded } = context
    pay({ loaded }, await getAddress(context), eth('1.5'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
  },
}

/** After going back, a deposit in progress can be opened again, whatever the form shows by then. */
export const FoundAgain: Story = {
  name: 'Found again in the form',
  tags: ['acts'],
  parameters: { moral: 'A deposit in progress is found again, whatever the form shows by then.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    await userEvent.click(canvas.getByRole('button', { name: back }))
    await userEvent.click(await canvas.findByRole('button', { name: showPending }))
    await canvas.findByRole('heading', { name: 'Awaiting deposit' })
    await expect(addressOn(context)).toBe(address)
  },
}

/** Only native tokens can be sent this way: for others, a sentence replaces the button. */
export const NotOffered: Story = {
  name: 'Unsupported token',
  parameters: { tokens: { pay: 'USDC on Alder', receive: 'USDC on Birch' } satisfies StoryTokens },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Paying from an exchange needs the same native token/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: open })).not.toBeInTheDocument()
  },
}

/** A pair that the page doesn’t allow isn’t available this way either. */
export const Denied: Story = {
  name: 'Pair not allowed',
  args: { deny: { pair: () => true } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This pair isn’t available here\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: open })).not.toBeInTheDocument()
  },
}

/** An amount to receive is requested as such. */
export const AmountToReceive: Story = {
  name: 'Amount to receive',
  tags: ['acts'],
  args: { defaultAmount: '2', defaultValue: { side: 'receive' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: open }))
    await expect(canvas.getByRole('textbox', { name: 'You receive (ETH)' })).toHaveValue('2')
  },
}

/** Dark mode on a phone, right to left. */
export const DarkNarrowAndRightToLeft: Story = {
  name: 'Dark, on a phone, right to left',
  tags: ['acts'],
  globals: { mode: 'dark', width: '320', direction: 'rtl' },
  async play(context) {
    const { canvas, canvasElement } = context
    await getAddress(context)
    await expect(within(canvasElement).getByRole('button', { name: back })).toBeVisible()
    await expect(canvas.getByText('Deposit address on Alder')).toBeVisible()
  },
}
