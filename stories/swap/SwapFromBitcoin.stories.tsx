import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import { destinations } from '../../test/support/environment/nonEvmChains.ts'
import { inFrame } from '../book/inFrame.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { scanQr } from '../support/actions/scanQr.ts'
import type { StoryTokens } from '../support/environment/storyTokens.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { pasteInto } from '../support/actions/pasteInto.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const { bitcoin } = destinations

/** Paid from Bitcoin, where the page has no wallet: the form leads to a deposit address, without any wallet connected. */
const meta = {
  title: 'Widgets/Swap/Paid with bitcoin',
  component: SwapWidget,
  render: renderSwap,
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    depositAddress: { control: false },
    slots: { control: false },
  },
  args: { defaultAmount: '0.05000001', depositAddress: DepositAddressWidget, slots: { TokenLogo } },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'The form with bitcoin as what is paid: no wallet signs that, so that it leads to a deposit address.',
      },
    },
    tokens: { pay: 'BTC on Bitcoin' } satisfies StoryTokens,
    sandbox: {
      isConnected: false,
      nonEvmChains: [bitcoin.spec],
      policy: { fillDelayMs: 40, sweepDelayMs: 40 },
    } satisfies StoryOptions,
  },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const amount = '0.05000001'

/** The chain that is paid on, who receives, and a wallet that the page does not know. */
function worldOf({ loaded }: Pick<Context, 'loaded'>) {
  const { sandbox } = environmentOf({ loaded })
  const [chain] = sandbox.nonEvmChains
  const [, recipient, , payer] = sandbox.accounts
  if (!chain || !recipient || !payer) throw new TypeError('The sandbox has too little.')
  return { chain, recipient, payer }
}

/** From the form to the panel, filled in: who receives on the EVM, and whose Bitcoin it is. */
async function fillIn(context: Context): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay from an exchange or any wallet' }))
  await pasteInto(
    userEvent,
    canvas.getByRole('textbox', { name: 'Recipient on Birch' }),
    worldOf(context).recipient,
  )
  const refund = canvas.getByRole('textbox', { name: 'Refund address on Bitcoin' })
  await pasteInto(userEvent, refund, bitcoin.recipient)
  await expect(refund).toBeValid()
}

async function getAddress(context: Context): Promise<string> {
  const { canvas, userEvent } = context
  await fillIn(context)
  await userEvent.click(
    canvas.getByRole('checkbox', { name: /^The refund address is my own wallet on Bitcoin/ }),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Get deposit address' }))
  await canvas.findByRole('heading', { name: 'Awaiting deposit' })
  const field = canvas.getByText('Deposit address on Bitcoin').closest('div')
  return field?.querySelector('code')?.textContent ?? ''
}

/** No wallet signs it: the form leads to a deposit address. */
export const Ready: Story = {
  name: 'With bitcoin',
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Pay from an exchange or any wallet' }),
    ).toBeVisible()
  },
}

/** Before an address is requested: recipient and refund address, each checked by its network’s rules, and the terms. */
export const FilledIn: Story = {
  name: 'Form filled in',
  tags: ['acts'],
  // Its amount is typed in the English way.
  globals: { locale: 'en' },
  async play(context) {
    const { canvas, userEvent } = context
    await fillIn(context)
    await expect(canvas.getByRole('combobox', { name: 'From network' })).toHaveDisplayValue('Bitcoin')
    await expect(canvas.getByRole('combobox', { name: 'To network' })).toHaveDisplayValue('Birch')
    await expect(canvas.getByRole('combobox', { name: 'You receive' })).toHaveDisplayValue('USDC')
    await expect(canvas.getByRole('textbox', { name: 'You send (BTC)' })).toHaveValue(amount)
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(7)
    await expect(canvas.queryByText('Deposit address on Bitcoin')).not.toBeInTheDocument()
    // The account that receives is no wallet on Bitcoin.
    const refund = canvas.getByRole('textbox', { name: 'Refund address on Bitcoin' })
    await userEvent.clear(refund)
    await pasteInto(userEvent, refund, worldOf(context).recipient)
    await userEvent.tab()
    await expect(refund).toBeInvalid()
    await expect(canvas.getByText(/^Enter a valid Bitcoin address/)).toBeVisible()
  },
}

/** A Bitcoin address, the exact amount, and QR codes of the address alone and of a BIP-21 link. */
export const ToBePaid: Story = {
  name: 'Awaiting deposit',
  tags: ['acts'],
  parameters: { moral: 'The amount of bitcoin is exact, and in the QR code.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    await expect(address).toMatch(/^bc1q[0-9a-z]{38}$/)
    await expect(address).not.toBe(bitcoin.recipient)
    await expect(canvas.getByText(amount)).toBeVisible()
    await expect(scanQr(await canvas.findByRole('img', { name: 'QR code of the deposit address' }))).toBe(
      address,
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Full payment request' }))
    const payment = canvas.getByRole('img', { name: 'QR code of the payment: address, network and amount' })
    await expect(scanQr(payment)).toBe(`bitcoin:${address}?amount=${amount}`)
    await expect(canvas.getByText(/\(BIP-21\)/)).toBeVisible()
  },
}

/** Paid from a wallet that isn’t connected, tracked, and delivered; each transaction links to its network’s explorer. */
export const Paid: Story = {
  name: 'Paid and delivered',
  tags: ['acts'],
  async play(context) {
    const { canvas } = context
    const { chain, payer, recipient } = worldOf(context)
    const to = await getAddress(context)
    chain.transfer({ from: payer, to, amount: 5_000_001n })
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    // The delivery's transaction comes with the history.
    await waitFor(async () => {
      const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
      const delivery: unknown = expect.stringMatching(/^http:\/\/birch\.localhost\/tx\/0x[0-9a-f]{64}$/)
      // The delivery has a button, and is among the transactions.
      await expect(links).toEqual([
        delivery,
        expect.stringMatching(/^http:\/\/bitcoin\.localhost\/tx\/[0-9a-f]{64}$/),
        delivery,
      ])
    })
    await expect(canvas.getByTitle(recipient)).toBeVisible()
    await expect(canvas.getByTitle(bitcoin.recipient)).toBeVisible()
  },
}

/** The same in the format of public deployments. */
export const PaidAtDeployment: Story = {
  ...Paid,
  name: 'Paid, deployment format',
  tags: ['acts'],
  globals: { dialect: 'deployment' },
}

/** Too little arrived, and was refunded to the payer’s Bitcoin address. */
export const Underpaid: Story = {
  name: 'Too little sent',
  tags: ['acts'],
  parameters: { moral: 'Too little bitcoin sent: you see the refund to your address.' },
  async play(context) {
    const { canvas } = context
    const { chain, payer } = worldOf(context)
    const before = chain.balanceOf(bitcoin.recipient)
    chain.transfer({ from: payer, to: await getAddress(context), amount: 5_000_000n })
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    await expect(String(chain.balanceOf(bitcoin.recipient))).toBe(String(before + 5_000_000n))
  },
}

/** The same in the format of public deployments. */
export const UnderpaidAtDeployment: Story = {
  ...Underpaid,
  name: 'Too little sent, deployment format',
  tags: ['acts'],
  globals: { dialect: 'deployment' },
}

/** Dark mode on a small phone, right to left: address and amount stay whole. */
export const DarkNarrowAndRightToLeft: Story = {
  name: 'Dark, on a phone, right to left',
  tags: ['acts'],
  globals: { mode: 'dark', width: '360', direction: 'rtl' },
  async play(context) {
    const address = await getAddress(context)
    await expect(address).toMatch(/^bc1q[0-9a-z]{38}$/)
    const { scrollWidth, clientWidth } = context.canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
