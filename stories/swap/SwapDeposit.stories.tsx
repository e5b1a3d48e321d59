import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { addressOn, confirm, eth, pay, accountsOf, show } from '../support/actions/depositActions.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import type { StoryTokens } from '../support/environment/storyTokens.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { pasteInto } from '../support/actions/pasteInto.ts'

const meta = {
  title: 'Widgets/Swap/Paid from elsewhere',
  component: SwapWidget,
  render: renderSwap,
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    depositAddress: { control: false },
  },
  args: { defaultAmount: '1.5', depositAddress: DepositAddressWidget },
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

const open = 'Pay from an exchange or another wallet'
const back = 'Back to the form'
const showPending = 'Show pending deposit addresses'

/** Opens the panel, fills in whose money it is, and has the address shown. */
async function getAddress({ canvas, loaded, userEvent }: Context): Promise<`0x${string}`> {
  const { refundTo, recipient } = accountsOf(environmentOf({ loaded }))
  await userEvent.click(await canvas.findByRole('button', { name: open }))
  await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Recipient on Birch' }), recipient)
  await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Refund address on Alder' }), refundTo)
  await userEvent.click(canvas.getByRole('checkbox', { name: confirm }))
  await userEvent.click(canvas.getByRole('button', { name: show }))
  await canvas.findByRole('heading', { name: 'Awaiting deposit' })
  return addressOn({ canvas })
}

/** The panel takes the form's place, for the form's networks and amount; back in the form, all is as it was. */
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

/** Paid from a wallet that the page does not know, and done. */
export const Paid: Story = {
  name: 'Paid from elsewhere',
  async play(context) {
    const { canvas, loaded } = context
    pay({ loaded }, await getAddress(context), eth('1.5'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
  },
}

/** Whoever goes back while an address is under way finds it again, whatever the form is about by then. */
export const FoundAgain: Story = {
  name: 'Found again in the form',
  tags: ['acts'],
  parameters: { moral: 'An address under way is found again, whatever the form says by then.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    await userEvent.click(canvas.getByRole('button', { name: back }))
    await userEvent.click(await canvas.findByRole('button', { name: showPending }))
    await canvas.findByRole('heading', { name: 'Awaiting deposit' })
    await expect(addressOn(context)).toBe(address)
  },
}

/** Only native currencies can be paid so: of others, that is said in the place of the button. */
export const NotOffered: Story = {
  name: 'Tokens that can’t be paid so',
  parameters: { tokens: { pay: 'USDC on Alder', receive: 'USDC on Birch' } satisfies StoryTokens },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Deposit addresses only work for native tokens, like ETH/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: open })).not.toBeInTheDocument()
  },
}

/** A pair that the page does not offer is not offered by this way either. */
export const Denied: Story = {
  name: 'A pair the page does not offer',
  args: { deny: { pair: () => true } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This pair isn’t available here\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: open })).not.toBeInTheDocument()
  },
}

/** An amount to receive is asked for as such. */
export const AmountToReceive: Story = {
  name: 'An amount to receive',
  args: { defaultAmount: '2', defaultValue: { side: 'receive' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: open }))
    await expect(canvas.getByRole('textbox', { name: 'You receive (ETH)' })).toHaveValue('2')
  },
}

/** Dark, very narrow, and from right to left. */
export const DarkNarrowAndRightToLeft: Story = {
  name: 'Dark, on a phone, right to left',
  globals: { mode: 'dark', width: '320', direction: 'rtl' },
  async play(context) {
    const { canvas, canvasElement } = context
    await getAddress(context)
    await expect(within(canvasElement).getByRole('button', { name: back })).toBeVisible()
    await expect(canvas.getByText('Deposit address on Alder')).toBeVisible()
  },
}
