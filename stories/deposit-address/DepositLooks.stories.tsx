import { onlineManager } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { ReloadableDepositPage } from './DepositPages.tsx'
import {
  ownWalletLabel,
  eth,
  fillIn,
  getAddress,
  pay,
  getAddressLabel,
} from '../support/actions/depositActions.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import {
  changingRecords,
  unreachable,
  withoutHistory,
  type RawRecord,
} from '../support/environment/services.ts'

const quick = { fillDelayMs: 40, sweepDelayMs: 40 }

/** Each state of a deposit address. */
const meta = {
  title: 'Tests/Deposit address in every state',
  tags: ['acts', '!autodocs'],
  component: DepositAddressWidget,
  globals: { width: '360' },
  parameters: { sandbox: { isConnected: false, policy: quick } satisfies StoryOptions },
} satisfies Meta<typeof DepositAddressWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Changes of the usual sandbox of these stories. */
function sandboxOf(options: StoryOptions): { sandbox: StoryOptions } {
  return { sandbox: { isConnected: false, policy: quick, ...options } }
}

/** Waits until the widget says it. */
async function says(context: Pick<Context, 'canvas'>, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(context.canvas.getAllByText(text)[0]).toBeVisible())
}

/** Waits until the widget is in a state. */
async function isIn({ canvasElement }: Pick<Context, 'canvasElement'>, state: string): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-cw-part="deposit-address"]')).toHaveAttribute(
      'data-state',
      state,
    ),
  )
}

/** A record whose recipient gets half of what is paid. */
function halveWorth(record: RawRecord): RawRecord {
  const halved = structuredClone(record) as RawRecord & {
    data: { route: { quoted: { destination: { outputCurrency: { amountUsd: string } } } } }
  }
  const { outputCurrency } = halved.data.route.quoted.destination
  outputCurrency.amountUsd = String(Number(outputCurrency.amountUsd) / 2)
  return halved
}

export const Form: Story = {
  async play(context) {
    await says(context, 'Pay from an exchange or any wallet')
    await isIn(context, 'form')
  },
}

export const Incomplete: Story = {
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    await userEvent.type(canvas.getByLabelText('Recipient on Birch'), '0x123')
    await userEvent.click(canvas.getByRole('checkbox', { name: ownWalletLabel }))
    await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(2),
    )
  },
}

export const Refused: Story = {
  args: { quoteParameters: { type: 'open', tradeType: 'EXACT_OUTPUT' } },
  play: (context) => says(context, 'This app’s deposit addresses can’t deliver an exact amount.'),
}

export const NotReached: Story = {
  name: 'Provider unreachable',
  parameters: sandboxOf({ service: unreachable }),
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: getAddressLabel }))
    await says(context, /^(Can’t reach the provider|Couldn’t reach the provider)\./)
  },
}

export const Waiting: Story = {
  name: 'Awaiting deposit',
  async play(context) {
    await getAddress(context)
    await isIn(context, 'payable')
    await says(context, 'Deposit address on Alder')
    await context.canvas.findByRole('img', { name: 'QR code of the deposit address', hidden: true })
  },
}

export const Offline: Story = {
  beforeEach: () => () => onlineManager.setOnline(true),
  async play(context) {
    await getAddress(context)
    await isIn(context, 'payable')
    onlineManager.setOnline(false)
    await says(context, /^You’re offline\. A deposit already sent/)
  },
}

/** Gets an address, reloads the page and opens it again. */
async function reopenDeposit(context: Context): Promise<void> {
  const { canvas, userEvent } = context
  await getAddress(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Show address: ETH from Alder to Birch' }))
  await isIn(context, 'unaccepted')
}

export const FoundAgain: Story = {
  name: 'Found again',
  render: (args, context) => <ReloadableDepositPage {...args} env={environmentOf(context)} />,
  async play(context) {
    await reopenDeposit(context)
    await says(context, 'Confirm these addresses')
  },
}

export const FoundAgainAtALoss: Story = {
  name: 'Found again at a loss',
  render: (args, context) => <ReloadableDepositPage {...args} env={environmentOf(context)} />,
  parameters: sandboxOf({ service: changingRecords(halveWorth) }),
  async play(context) {
    await reopenDeposit(context)
    await says(context, 'Confirm addresses and amounts')
  },
}

export const Open: Story = {
  name: 'Any amount',
  args: { quoteParameters: { type: 'open' } },
  async play(context) {
    await getAddress(context)
    await context.userEvent.click(context.canvas.getByText('What if…?'))
    await says(context, 'You send another amount')
  },
}

export const AddressRequested: Story = {
  name: 'Address requested',
  render: (args, context) => <ReloadableDepositPage {...args} env={environmentOf(context)} />,
  async play(context) {
    const { canvas, userEvent } = context
    await getAddress(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByRole('heading', { name: '1 deposit address in use' })).toBeVisible()
  },
}

export const OnItsWay: Story = {
  name: 'Deposit in progress',
  parameters: sandboxOf({ policy: { sweepDelayMs: 60_000 } }),
  async play(context) {
    pay(context, await getAddress(context), eth('1'))
    await says(context, 'Deposit pending')
    await isIn(context, 'paid')
  },
}

export const Exact: Story = {
  name: 'Exact amount sent',
  async play(context) {
    pay(context, await getAddress(context), eth('1'))
    await says(context, 'Completed')
    await says(context, 'Delivery on Birch')
  },
}

export const Under: Story = {
  name: 'Too little sent',
  async play(context) {
    pay(context, await getAddress(context), eth('0.4'))
    await says(context, 'Refunded')
    await says(context, 'Refund on Alder')
    await says(context, /^(Refunded\. )?Only 0\.4 ETH of 1 ETH arrived/)
  },
}

export const Over: Story = {
  name: 'Too much sent',
  async play(context) {
    pay(context, await getAddress(context), eth('1.25'))
    await says(context, 'Completed')
    await says(context, 'Refund on Alder')
    await says(context, /The extra 0\.25 ETH was refunded on Alder\.$/)
  },
}

export const Expired: Story = {
  args: { quoteParameters: { ttl: 4 } },
  async play(context) {
    await getAddress(context)
    await says(context, 'Address expired')
    await isIn(context, 'expired')
  },
}

export const OtherAddress: Story = {
  name: 'Another address',
  parameters: sandboxOf({
    service: changingRecords((record) => ({
      ...record,
      depositAddress: { address: '0x000000000000000000000000000000000000bEEF', type: 'strict' },
    })),
  }),
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: getAddressLabel }))
    await isIn(context, 'otherAddress')
    await says(context, 'STOP – don’t send')
  },
}

export const MaybePaid: Story = {
  name: 'Activity without a deposit',
  parameters: sandboxOf({ service: changingRecords((record) => ({ ...record, status: 'pending' })) }),
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: getAddressLabel }))
    await isIn(context, 'maybePaid')
    await says(context, 'Deposit not confirmed')
  },
}

export const EndedUnpaid: Story = {
  name: 'Ended without a deposit',
  parameters: sandboxOf({
    service: changingRecords((record) => ({
      ...record,
      status: 'failure',
      data: { ...record.data, failReason: 'TTL_EXPIRED' },
    })),
  }),
  async play(context) {
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: getAddressLabel }))
    await isIn(context, 'ended')
    await says(context, 'Ended, no deposit reported')
  },
}

export const WithoutHistory: Story = {
  name: 'Activity unavailable',
  parameters: sandboxOf({ service: withoutHistory }),
  async play(context) {
    pay(context, await getAddress(context), eth('1'))
    await says(context, 'Completed')
    await says(context, /^Amounts and transactions are unavailable right now\./)
  },
}

export const Superseded: Story = {
  parameters: sandboxOf({ policy: { ...quick, regeneratesDeposits: true } }),
  async play(context) {
    pay(context, await getAddress(context), eth('1'))
    await context.canvas.findByRole('heading', { name: 'Completed' }, { timeout: 60_000 })
    await says(context, /under a new request ID, whose status is shown here\.$/)
  },
}

export const Foreign: Story = {
  name: 'Someone else’s request',
  args: { defaultRequestId: `0x${'12'.repeat(32)}` },
  play: (context) => says(context, /^We can’t find this swap right now/),
}

export const Recovery: Story = {
  name: 'With a recovery address',
  args: { quoteParameters: { recoveryAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
  async play(context) {
    await getAddress(context)
    await says(context, 'Recovery address')
  },
}
