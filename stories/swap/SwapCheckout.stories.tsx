import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget, type Checkout, type CheckoutWidgetProps } from '@causeway/react/widgets'
import { encodeFunctionData, erc20Abi, getAddress, maxUint256, numberToHex } from 'viem'
import { expect, fn, waitFor, within } from 'storybook/test'
import { codeOf } from '../book/codes.ts'
import { heightOf, wordsOf } from '../support/actions/measureDialog.ts'
import { openPicker } from '../support/actions/chooseToken.ts'
import { tokenOf, type StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

interface CheckoutArgs extends CheckoutWidgetProps {
  /** Changes of 25 USDC on Birch for a shop. */
  change?: Partial<Omit<Checkout, 'token'>>
  /** Whether the shop is paid by a call of the token. */
  isByCall?: boolean
  /** Which token to pay with at first. */
  payWith?: string
}

const shop = getAddress(`0x${'5b'.repeat(20)}`)
const price = 25_000_000n

const meta = {
  title: 'Widgets/Swap/Checkout',
  component: SwapWidget,
  render: ({ change, isByCall, payWith = 'USDC', ...props }, context) => {
    const env = environmentOf(context)
    const token = tokenOf(env, 'USDC', 'Birch')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, price] })
    const called = { recipient: undefined, txs: [{ to: token.address, value: 0n, data }] }
    return (
      <SwapWidget
        {...props}
        mode="checkout"
        defaultPay={tokenOf(env, payWith, 'Alder')}
        checkout={
          {
            token,
            amount: price,
            recipient: shop,
            title: 'Order 1042',
            merchant: 'Ada’s Books',
            ...(isByCall && called),
            ...change,
          } as Checkout
        }
      />
    )
  },
  args: { slots: { TokenLogo }, onPaid: fn() },
  parameters: { code: codeOf('PayOrder') },
  argTypes: {
    // The stories' own.
    ...Object.fromEntries(
      ['change', 'isByCall', 'payWith'].map((name) => [name, { table: { disable: true } }]),
    ),
    // Controls write JSON, which has no bigint.
    checkout: { control: false },
    defaultPay: { control: false },
    slots: { control: false },
  },
} satisfies Meta<CheckoutArgs>

export default meta
type Story = StoryObj<CheckoutArgs>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Presses the form's button, and confirms in the review. */
async function pay({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review payment' }))
  const review = await canvas.findByRole('dialog', { name: 'Review payment' })
  await expect(review).toHaveTextContent(/Recipient gets|For “Order 1042”/)
  await userEvent.click(within(review).getByRole('button', { name: /^(Confirm payment|Approve and pay)$/ }))
}

/** The order, and its price in the chosen token. */
export const WithQuote: Story = {
  name: 'With a quote',
  async play({ canvas }) {
    const order = await canvas.findByRole('region', { name: 'Order 1042' })
    await expect(order).toHaveTextContent('25 USDC on Birch')
    await expect(order).toHaveTextContent(shop)
    await expect(await canvas.findByRole('button', { name: 'Review payment' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await expect(canvas.getByLabelText('Amount you pay')).toHaveAttribute('readonly')
    await expect(canvas.queryByLabelText('Amount you receive')).not.toBeInTheDocument()
  },
}

/** Its review, like any other: at most sixty words, without scrolling in a low window, and who receives in full. */
export const Reviewed: Story = {
  name: 'Review of the payment',
  tags: ['acts'],
  parameters: { moral: 'A payment is reviewed in sixty words.' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review payment' }))
    const review = await canvas.findByRole('dialog', { name: 'Review payment' })
    await waitFor(() => expect(review).toBeVisible())
    await expect(within(review).getAllByText(shop)[0]).toBeVisible()
    await expect(within(review).getByText('Security checks passed')).toBeVisible()
    // A shopper pays, and deposits nothing.
    await expect(within(review).getByText(/^Pay 25\.\d+\sUSDC$/)).toBeVisible()
    await expect(review).not.toHaveTextContent(/deposit/i)
    await expect(wordsOf(review)).toBeLessThanOrEqual(60)
    await expect(heightOf(review)).toBeLessThanOrEqual(740)
  },
}

/** The same in a language with long words, on a phone. Nothing is found by its text. */
function reviewedIn(language: string, name: string): Story {
  return {
    name: `Review in ${name}`,
    tags: ['acts'],
    globals: { language, width: '360' },
    async play({ canvasElement, userEvent }) {
      const find = (part: string) =>
        waitFor(() => {
          const found = canvasElement.querySelector<HTMLElement>(`[data-cw-part=${part}]`)
          if (!found) throw new Error(`There is no ${part}.`)
          return found
        })
      const submit = await find('swap-submit')
      await waitFor(() => expect(submit).toHaveAttribute('data-state', 'ready'))
      await userEvent.click(submit)
      const review = await find('review-dialog')
      await expect(wordsOf(review)).toBeLessThanOrEqual(60)
      await expect(heightOf(review)).toBeLessThanOrEqual(740)
    },
  }
}

export const ReviewedInFrench = reviewedIn('fr', 'French')
export const ReviewedInGerman = reviewedIn('de', 'German')
export const ReviewedInItalian = reviewedIn('it', 'Italian')
export const ReviewedInPortuguese = reviewedIn('pt', 'Portuguese')
export const ReviewedInRussian = reviewedIn('ru', 'Russian')
export const ReviewedInSpanish = reviewedIn('es', 'Spanish')

/** Paid with another token in the wallet. */
export const AnotherToken: Story = {
  name: 'Another token',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('button', { name: 'Review payment' })
    // A search result keeps its place while balances load.
    await userEvent.type(await openPicker({ canvas, userEvent }, 'Token you pay with'), 'ETH')
    await userEvent.click(await canvas.findByRole('option', { name: /^ETH .* · Alder/ }))
    await expect(await canvas.findByRole('button', { name: 'Review payment' })).toBeVisible()
    await expect(await canvas.findByText(/^Balance: \d/)).toBeVisible()
  },
}

/** While the quote loads. */
export const Loading: Story = {
  name: 'Fetching quote',
  parameters: {
    sandbox: { service: () => () => new Promise<never>(() => {}) } satisfies StoryOptions,
  },
  async play({ canvas }) {
    const submit = await canvas.findByRole('button', { name: 'Fetching quote…' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  },
}

/** No wallet connected: the order and an indicative price. */
export const NoWallet: Story = {
  name: 'No wallet connected',
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  async play({ canvas }) {
    await expect(await canvas.findByText('Indicative price. Connect your wallet for a quote.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  },
}

/** The wallet holds too little of the token: the button leads to another one. */
export const InsufficientBalance: Story = {
  name: 'Insufficient balance',
  args: { change: { amount: 20_000_000_000n } },
  async play(context) {
    const { canvas, userEvent } = context
    const submit = await canvas.findByRole('button', { name: 'Insufficient USDC balance' })
    if (await endsInStorybook(context)) return
    await userEvent.click(submit)
    await expect(canvas.getByRole('button', { name: /^Token you pay with/ })).toHaveFocus()
  },
}

/** The wallet holds none of the token: the form says so at once, and the order stays visible. */
export const EmptyWallet: Story = {
  name: 'Empty wallet',
  async beforeEach({ loaded }) {
    const env = environmentOf({ loaded })
    const { address } = tokenOf(env, 'USDC', 'Alder')
    const [from, to] = env.sandbox.accounts
    const chainId = numberToHex(env.chains[0]?.id ?? 0)
    await env.sandbox.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    const held = await env.sandbox.ledger.balanceOf(
      Number(chainId),
      getAddress(address),
      getAddress(from ?? ''),
    )
    const args = [getAddress(to ?? ''), held] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    await env.sandbox.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: address, data }],
    })
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Balance: 0')).toBeVisible()
    await expect(
      await canvas.findByText('Insufficient balance. You have 0 USDC.', { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Order 1042' })).toBeVisible()
  },
}

/** The quote has expired and must be refreshed before the order can be paid. */
export const ExpiredQuote: Story = {
  name: 'Quote expired',
  parameters: { sandbox: { quoteMaxAgeMs: 400 } satisfies StoryOptions },
  async play({ canvas }) {
    await expect(await canvas.findByText('This quote has expired.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refresh quote' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Review payment' })).not.toBeInTheDocument()
  },
}

/** The provider can't be reached: an error, and a button to try again. */
export const QuoteError: Story = {
  name: 'Provider unreachable',
  parameters: {
    sandbox: { faults: [{ type: 'lostConnection', endpoint: 'quote' }] } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    await expect(
      await canvas.findByText('Couldn’t reach the provider. Try again in a moment.', {}, { timeout: 60_000 }),
    ).toBeVisible()
    if (await endsInStorybook(context)) return
    environmentOf({ loaded }).sandbox.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh quote' }))
    await expect(await canvas.findByRole('button', { name: 'Review payment' })).toBeVisible()
  },
}

/** More than the provider can deliver: the order can’t be paid. */
export const NoRoute: Story = {
  name: 'No route',
  args: { change: { amount: maxUint256 / 10n ** 30n } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'No quote available' })).toBeVisible()
  },
}

/** A contract call instead of a payment: shown before the quote and in the review. */
export const WithCalls: Story = {
  name: 'Mint instead of a payment',
  parameters: { moral: 'You see the calls made with your funds before you pay.' },
  args: { isByCall: true },
  async play(context) {
    const { canvas, userEvent } = context
    const calls = await canvas.findByText(/^Contract calls on Birch/)
    await expect(calls).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(calls)
    // It fades in.
    await waitFor(() => expect(canvas.getByText('transfer')).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Review payment' }))
    const review = await canvas.findByRole('dialog', { name: 'Review payment' })
    await expect(within(review).getByText('For “Order 1042”')).toBeVisible()
    await expect(within(review).getByText(/^Contract calls \(1\)/)).toBeVisible()
    await expect(within(review).getByText('Security checks passed')).toBeVisible()
    await expect(wordsOf(review)).toBeLessThanOrEqual(60)
    await expect(heightOf(review)).toBeLessThanOrEqual(740)
  },
}

/** Paid: the form says so, `onPaid` is called once, and the order can’t be paid again there. */
export const Paid: Story = {
  tags: ['acts'],
  parameters: { moral: 'A paid order isn’t offered again.' },
  async play({ canvas, userEvent, args, loaded }) {
    const env = environmentOf({ loaded })
    const { chainId, address } = tokenOf(env, 'USDC', 'Birch')
    await pay({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Paid' })).toHaveFocus()
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce())
    await expect(
      canvas.queryByRole('button', { name: /^(New swap|Back|Review payment)$/ }),
    ).not.toBeInTheDocument()
    // Where the form’s button was, the payment can be looked up.
    const actions = canvas.getByRole('link', { name: 'View transaction' }).parentElement
    await expect(actions).toHaveAttribute('data-state', 'receipt')
    await expect(canvas.getByText('Amount paid').closest('div')).toHaveTextContent(
      /^Amount paid\s*25\.\d+\sUSDC$/,
    )
    await expect(canvas.getByText('Request ID')).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/^Pay 25\.\d+\sUSDC on Alder$/)).toBeVisible()
    const paid = await env.sandbox.ledger.balanceOf(chainId, getAddress(address), shop)
    await expect(String(paid)).toBe(String(price))
  },
}

/** The same with a call, in the format of public deployments. */
export const PaidByCall: Story = {
  ...Paid,
  name: 'Paid with a call',
  tags: ['acts'],
  args: { isByCall: true },
  globals: { dialect: 'deployment' },
}

/** Delivery failed and the payer was refunded: the order may be paid again. */
export const Refunded: Story = {
  name: 'Delivery failed, refunded',
  tags: ['acts'],
  parameters: {
    moral: 'A refunded order may be paid again.',
    sandbox: {
      faults: [{ kind: 'chain', type: 'revertedFill', times: 1 }],
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, args } = context
    await pay({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Payment refunded' })).toBeVisible()
    const told = await canvas.findAllByText(/^Not completed\. [\d.]+\s\w+ was refunded on Alder\.$/)
    await expect(told[0]).toBeVisible()
    await expect(args.onPaid).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('region', { name: 'Order 1042' })).toBeVisible()
  },
}

/** Long words on a phone, right to left. */
export const LongWordsRightToLeft: Story = {
  name: 'Long words, right to left',
  globals: { direction: 'rtl', width: '360' },
  args: {
    change: {
      title: 'Subscription to the complete illustrated encyclopaedia, volumes 1 to 48',
      merchant: 'W'.repeat(90),
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Review payment' })
    const order = canvas.getByRole('region', { name: /^Subscription/ })
    await expect(order.scrollWidth).toBeLessThanOrEqual(order.clientWidth)
  },
}
