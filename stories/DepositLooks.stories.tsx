import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryOptions } from './support/createStoryEnvironment.ts'
import { EveryLook, lookCount } from './support/EveryLook.tsx'
import { Reloadable } from './support/DepositPages.tsx'
import { confirm, eth, fillIn, getAddress, pay, show } from './support/depositActions.ts'
import { environmentOf } from './support/withSandbox.tsx'
import { changingRecords, unreachable, withoutHistory, type RawRecord } from './support/services.ts'

const quick = { fillDelayMs: 40, sweepDelayMs: 40 }

/** Each state of a deposit address in light and dark, and in both directions, side by side. */
const meta = {
  title: 'Tests/Deposit address in every look',
  tags: ['!autodocs'],
  component: DepositAddressWidget,
  decorators: [
    (Story) => (
      <EveryLook>
        <Story />
      </EveryLook>
    ),
  ],
  parameters: { sandbox: { isConnected: false, policy: quick } satisfies StoryOptions },
} satisfies Meta<typeof DepositAddressWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** What differs from the usual sandbox of these stories. */
function sandboxOf(options: StoryOptions): { sandbox: StoryOptions } {
  return { sandbox: { isConnected: false, policy: quick, ...options } }
}

/** The widgets, one of each look. */
function looksIn({ canvasElement }: Pick<Context, 'canvasElement'>): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-cw-part="deposit"]')]
}

/** Waits until each look says it. */
async function eachSays(context: Pick<Context, 'canvasElement'>, text: string | RegExp): Promise<void> {
  await waitFor(async () => {
    const looks = looksIn(context)
    await expect(looks).toHaveLength(lookCount)
    for (const look of looks) await expect(within(look).getAllByText(text)[0]).toBeVisible()
  })
}

/** Waits until each look is in a state. */
async function eachIs(context: Pick<Context, 'canvasElement'>, state: string): Promise<void> {
  await waitFor(() =>
    expect(looksIn(context).map((look) => look.dataset['state'])).toEqual(Array(lookCount).fill(state)),
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

/** Has an address given out in the first look, and opens it in the others, where it is under way as well. */
async function showInEach(context: Context): Promise<`0x${string}`> {
  const { loaded, userEvent } = context
  const [first, ...others] = looksIn(context)
  if (!first) throw new TypeError('There is no look.')
  const address = await getAddress({ canvas: within(first), loaded, userEvent })
  for (const look of others) {
    await userEvent.click(await within(look).findByRole('button', { name: /^Show (1 )?ETH/ }))
  }
  await eachSays(context, 'Waiting for payment')
  return address
}

export const Form: Story = {
  async play(context) {
    await eachSays(context, 'Pay from an exchange or any wallet')
    await eachIs(context, 'form')
  },
}

export const Incomplete: Story = {
  async play(context) {
    for (const look of looksIn(context)) {
      const { getByRole, getByLabelText } = within(look)
      await context.userEvent.type(getByLabelText('Recipient on Birch'), '0x123')
      await context.userEvent.click(getByRole('checkbox', { name: confirm }))
      await context.userEvent.click(getByRole('button', { name: show }))
      await waitFor(() => expect(look.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(2))
    }
  },
}

export const Refused: Story = {
  args: { quoteParameters: { type: 'open', tradeType: 'EXACT_OUTPUT' } },
  play: (context) => eachSays(context, 'Receiving an exact amount needs a strict deposit address.'),
}

export const NotReached: Story = {
  parameters: sandboxOf({ service: unreachable }),
  async play(context) {
    const { loaded, userEvent } = context
    for (const look of looksIn(context)) {
      const canvas = within(look)
      await fillIn({ canvas, loaded, userEvent })
      await userEvent.click(canvas.getByRole('button', { name: show }))
    }
    await eachSays(context, /^(Can’t reach the provider|Couldn’t connect)\./)
  },
}

export const Waiting: Story = {
  async play(context) {
    await showInEach(context)
    await eachIs(context, 'payable')
    await eachSays(context, 'Deposit address on Alder')
    await waitFor(() =>
      expect(
        context.canvas.getAllByRole('img', { name: 'QR code of the deposit address', hidden: true }),
      ).toHaveLength(lookCount),
    )
  },
}

/** Opens the address of the first look after a reload, in each look. */
async function findAgainInEach(context: Context): Promise<void> {
  const { canvas, loaded, userEvent } = context
  const [first] = looksIn(context)
  if (!first) throw new TypeError('There is no look.')
  await getAddress({ canvas: within(first), loaded, userEvent })
  for (const reload of canvas.getAllByRole('button', { name: 'Reload' })) await userEvent.click(reload)
  for (const look of looksIn(context)) {
    await userEvent.click(await within(look).findByRole('button', { name: 'Show ETH from Alder to Birch' }))
  }
  await eachIs(context, 'unacknowledged')
}

export const FoundAgain: Story = {
  render: (args, context) => <Reloadable {...args} env={environmentOf(context)} />,
  async play(context) {
    await findAgainInEach(context)
    await eachSays(context, 'Confirm these addresses')
  },
}

export const FoundAgainAtALoss: Story = {
  render: (args, context) => <Reloadable {...args} env={environmentOf(context)} />,
  parameters: sandboxOf({ service: changingRecords(halveWorth) }),
  async play(context) {
    await findAgainInEach(context)
    await eachSays(context, 'Confirm addresses and amounts')
  },
}

export const Open: Story = {
  args: { quoteParameters: { type: 'open' } },
  async play(context) {
    await showInEach(context)
    for (const look of looksIn(context)) await context.userEvent.click(within(look).getByText('What if…?'))
    await eachSays(context, 'You send another amount')
  },
}

export const AddressRequested: Story = {
  async play(context) {
    const { loaded, userEvent } = context
    const [first] = looksIn(context)
    if (!first) throw new TypeError('There is no look.')
    await getAddress({ canvas: within(first), loaded, userEvent })
    const others = looksIn(context).slice(1)
    for (const look of others) {
      await expect(
        await within(look).findByRole('heading', { name: '1 deposit address in use' }),
      ).toBeVisible()
    }
  },
}

export const OnItsWay: Story = {
  parameters: sandboxOf({ policy: { sweepDelayMs: 60_000 } }),
  async play(context) {
    pay(context, await showInEach(context), eth('1'))
    await eachSays(context, 'Payment detected')
    await eachIs(context, 'paid')
  },
}

export const Exact: Story = {
  async play(context) {
    pay(context, await showInEach(context), eth('1'))
    await eachSays(context, 'Completed')
    await eachSays(context, 'Delivery on Birch')
  },
}

export const Under: Story = {
  async play(context) {
    pay(context, await showInEach(context), eth('0.4'))
    await eachSays(context, 'Refunded')
    await eachSays(context, 'Refund on Alder')
    await eachSays(context, /^(Refunded\. )?Only 0\.4 ETH of 1 ETH arrived/)
  },
}

export const Over: Story = {
  async play(context) {
    pay(context, await showInEach(context), eth('1.25'))
    await eachSays(context, 'Completed')
    await eachSays(context, 'Refund on Alder')
    await eachSays(context, /The extra 0\.25 ETH was refunded on Alder\.$/)
  },
}

export const Expired: Story = {
  args: { quoteParameters: { ttl: 4 } },
  async play(context) {
    await showInEach(context)
    await eachSays(context, 'Address expired')
    await eachIs(context, 'expired')
  },
}

export const OtherAddress: Story = {
  parameters: sandboxOf({
    service: changingRecords((record) => ({
      ...record,
      depositAddress: { address: '0x000000000000000000000000000000000000bEEF', type: 'strict' },
    })),
  }),
  async play(context) {
    const { loaded, userEvent } = context
    const [first, ...others] = looksIn(context)
    if (!first) throw new TypeError('There is no look.')
    const canvas = within(first)
    await fillIn({ canvas, loaded, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: show }))
    for (const look of others) {
      await userEvent.click(await within(look).findByRole('button', { name: /^Show (1 )?ETH/ }))
    }
    await eachIs(context, 'otherAddress')
    await eachSays(context, /^STOP – don’t send\. The provider now names/)
  },
}

export const WithoutHistory: Story = {
  parameters: sandboxOf({ service: withoutHistory }),
  async play(context) {
    pay(context, await showInEach(context), eth('1'))
    await eachSays(context, 'Completed')
    await eachSays(context, /^Amounts and transactions are unavailable right now\./)
  },
}

export const Superseded: Story = {
  parameters: sandboxOf({ policy: { ...quick, regeneratesDeposits: true } }),
  async play(context) {
    pay(context, await showInEach(context), eth('1'))
    await waitFor(
      () => expect(context.canvas.getAllByRole('heading', { name: 'Completed' })).toHaveLength(lookCount),
      {
        timeout: 60_000,
      },
    )
    await eachSays(context, /under a new request ID\. We’re following it\.$/)
  },
}

export const Foreign: Story = {
  args: { defaultRequestId: `0x${'12'.repeat(32)}` },
  play: (context) => eachSays(context, /^We can’t find this swap right now/),
}

export const Recovery: Story = {
  args: { quoteParameters: { recoveryAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
  async play(context) {
    await showInEach(context)
    await eachSays(context, 'Recovery address')
  },
}
