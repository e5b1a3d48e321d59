import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swap, SwapWidget } from '@causeway/react/widgets'
import type { RpcRequest } from '@causeway/sandbox/simulated'
import { expect, fn, waitFor } from 'storybook/test'
import { custom } from 'viem'
import { lazyChunk } from '../../src/widgets/shared/chunks/lazyChunk.tsx'
import { inFrame } from '../book/inFrame.ts'
import {
  tokenOf,
  type StoryEnvironment,
  type StoryOptions,
} from '../support/environment/createStoryEnvironment.ts'
import type { ArgsOf } from '../support/environment/storyArgs.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { answering, unreachable } from '../support/environment/services.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { submitSwap } from '../support/actions/submitSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const meta = {
  title: 'Widgets/Swap/Errors',
  component: SwapWidget,
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'What the form says when something is missing, invalid, expired or unreachable, and what to do next.',
      },
    },
  },
  render: renderSwap,
  // Tokens belong to a story's own sandbox.
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    slots: { control: false },
  },
  args: { slots: { TokenLogo } },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Rejected in the wallet: the form says so, is unchanged, and can be submitted again. */
export const Declined: Story = {
  name: 'Rejected in wallet',
  tags: ['acts'],
  parameters: {
    moral: 'Rejected: nothing was sent, and the form is unchanged.',
    sandbox: { approve: 'never' } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, loaded }) {
    const { prompts } = environmentOf({ loaded })
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    const notice = await canvas.findByText('Request rejected in your wallet. Nothing was sent.')
    await expect(notice).toBeVisible()
    // Seen without reading: a mark and a color, in place of the quote’s own buttons.
    await expect(getComputedStyle(notice, '::before').content).toContain('–')
    await expect(getComputedStyle(notice).borderColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(getComputedStyle(notice).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(canvas.queryByRole('button', { name: 'Refresh quote now' })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
    await expect(prompts).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
    await expect(canvas.getByText(/^Fees \$/)).toBeVisible()
  },
}

/** Approved, then the payment was rejected: the form says that the approval is still active. */
export const DeclinedAfterApproval: Story = {
  name: 'Approved, then rejected',
  tags: ['acts'],
  parameters: {
    moral: 'You’re told when an approval is still active.',
    sandbox: { approve: async (_request, { prompts }) => prompts.length === 1 } satisfies StoryOptions,
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    await expect(
      await canvas.findByText('Rejected in your wallet. Your approval stays active; no funds moved.'),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
  },
}

/** Delivery failed and the funds were refunded: one click returns to the form for a new quote. */
export const Refunded: Story = {
  name: 'Refunded, then tried again',
  tags: ['acts'],
  parameters: {
    moral: 'After a refund you can try again without typing anything again.',
    sandbox: { faults: [{ kind: 'chain', type: 'revertedFill', times: 1 }] } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: /refunded$/i })).toBeVisible()
    const again = canvas.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await userEvent.click(again)
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
    await submitSwap({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  },
}

/** The payment reverted: nothing was paid, and it can be tried again. */
export const PaymentReverted: Story = {
  name: 'Payment reverted',
  tags: ['acts'],
  parameters: {
    moral: 'A reverted payment paid nothing, so you can try again.',
    sandbox: {
      prepare: ({ sandbox }) =>
        sandbox.wallet.script({ type: 'approve' }, { type: 'approve', outcome: 'reverts' }),
    } satisfies StoryOptions,
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Bridge failed' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your funds didn’t move'))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The amount is more than the wallet holds. */
export const InsufficientBalance: Story = {
  name: 'Insufficient balance',
  args: { defaultAmount: '10000.01' },
  async play({ canvas }) {
    const amount = await canvas.findByLabelText('Amount you pay')
    await expect(await canvas.findByText('Insufficient balance. You have 10,000 USDC.')).toBeVisible()
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveAccessibleDescription(/^Insufficient balance\. You have 10,000\sUSDC\.$/)
    const submit = canvas.getByRole('button', { name: 'Insufficient USDC balance' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  },
}

/** More decimals than the token has: the form doesn’t round, but offers the amount without them. */
export const TooManyDecimals: Story = {
  name: 'Too many decimals',
  args: { defaultAmount: '1.1234567' },
  globals: { locale: 'en' },
  parameters: { moral: 'Your amount is never rounded without asking.' },
  async play(context) {
    const { canvas, userEvent } = context
    const amount = await canvas.findByLabelText('Amount you pay')
    await expect(await canvas.findByText('USDC has at most 6 decimals. Remove some digits.')).toBeVisible()
    await expect(amount).toHaveValue('1.1234567')
    await expect(amount).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Invalid amount' })).toBeVisible()
    await expect(canvas.getByLabelText('Amount you receive')).toHaveValue('')
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1.123456' }))
    await expect(amount).toHaveValue('1.123456')
    await expect(amount).toHaveFocus()
  },
}

/** One thousand, or a bit more than one? The form asks instead of guessing. */
export const AmbiguousAmount: Story = {
  name: 'Ambiguous amount: 1,234',
  args: { defaultAmount: '1,234' },
  // With a decimal comma, it isn’t.
  globals: { locale: 'en' },
  tags: ['hostile-data'],
  parameters: { moral: 'With an ambiguous amount, the form asks instead of guessing.' },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Which amount do you mean? Choose one.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose an amount' })).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1,234' }))
    await expect(await canvas.findByText(/^Quote ready: you receive 1,232\.\d+ USDC\.$/)).toBeInTheDocument()
  },
}

/** No wallet connected: an indicative price, and a button that connects one. */
export const NotConnected: Story = {
  name: 'No wallet connected',
  args: { defaultAmount: '100', onConnectWallet: fn() },
  parameters: {
    moral: 'Without a wallet, the price is marked as indicative.',
    sandbox: { isConnected: false } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, args } = context
    const price = await canvas.findByText('Indicative price. Connect your wallet for a quote.')
    await expect(price).toBeVisible()
    const column = context.canvasElement.querySelector<HTMLElement>('.stage-column')
    if (column) column.style.inlineSize = '400px'
    // It makes its line no higher than the age of a quote does.
    await expect(price.offsetHeight).toBeLessThanOrEqual(price.nextElementSibling?.clientHeight ?? 0)
    if (column) column.style.inlineSize = ''
    await expect(canvas.getByLabelText('Amount you receive')).toHaveValue('99.86975')
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await expect(args.onConnectWallet).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/^Balance/)).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
  },
}

/** The same, then a wallet connects: balance and quote load on their own. */
export const Connecting: Story = {
  name: 'Wallet connects',
  tags: ['acts'],
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  render: (args, context) =>
    renderSwap(
      {
        ...args,
        onConnectWallet: () => {
          void environmentOf(context).sandbox.provider.request({ method: 'eth_requestAccounts' })
        },
      },
      context,
    ),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
    // Its announcement is removed a moment later.
    await waitFor(() => expect(canvas.queryByText(/^Indicative price/)).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getAllByText('Balance: 10,000')).toHaveLength(2))
  },
}

/** Quotes, errors and typing don’t change the form’s height, in a wide column or on a phone. */
export const SteadyHeight: Story = {
  ...Connecting,
  name: 'Steady height',
  tags: ['acts'],
  async play({ canvas, userEvent, canvasElement, loaded }) {
    const form = canvasElement.querySelector('[data-cw-part="swap-form"]')
    const column = canvasElement.querySelector<HTMLElement>('.stage-column')
    if (!form || !column) throw new TypeError('The story shows no form.')
    const heights = new Map<number, string>()
    const look = new ResizeObserver(([entry]) => {
      const text = form.querySelector('[data-cw-part="swap-submit"]')?.textContent
      heights.set(entry?.borderBoxSize[0]?.blockSize ?? 0, `${text}`)
    })
    const received = canvas.getByLabelText<HTMLInputElement>('Amount you receive')
    for (const width of ['448px', '360px']) {
      column.style.inlineSize = width
      heights.clear()
      look.observe(form)
      const amount = await canvas.findByLabelText('Amount you pay')
      await userEvent.type(amount, '100')
      if (width === '448px') {
        await canvas.findByText(/^Indicative price\. /)
        await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
        await expect(received).toHaveValue('99.86975')
      }
      await canvas.findByRole('button', { name: 'Review bridge' })
      await canvas.findAllByText('Balance: 10,000')
      await userEvent.type(amount, '00000')
      await canvas.findByRole('button', { name: 'Insufficient USDC balance' })
      await userEvent.type(amount, '00000000')
      await expect(await canvas.findByText(/^You’ll see the rate/)).toBeVisible()
      await userEvent.clear(amount)
      await userEvent.type(amount, '1,234')
      await canvas.findByRole('button', { name: 'Use 1.234' })
      await userEvent.clear(amount)
      await userEvent.type(amount, '1.1234567')
      await canvas.findByText('USDC has at most 6 decimals. Remove some digits.')
      await userEvent.clear(amount)
      const mend = environmentOf({ loaded }).sandbox.faults.add({ type: 'lostConnection', endpoint: 'quote' })
      await userEvent.type(amount, '7')
      await canvas.findByText('Couldn’t reach the provider. Try again in a moment.')
      mend()
      await userEvent.clear(amount)
      await canvas.findByRole('button', { name: 'Enter an amount' })
      await expect([...heights]).toHaveLength(1)
      look.disconnect()
    }
    // Thousands of dollars take one line in the narrowest column, too.
    column.style.inlineSize = '240px'
    const heightFor = async (amount: string, dollars: string) => {
      const field = canvas.getByLabelText('Amount you pay')
      await userEvent.clear(field)
      await userEvent.type(field, amount)
      await expect(await canvas.findByText(dollars)).toBeVisible()
      return form.clientHeight
    }
    await expect(await heightFor('9999.5', '$9,999.50')).toBe(await heightFor('9', '$9.00'))
  },
}

/** The page sets a token that it doesn’t list. */
export const UnknownToken: Story = {
  name: 'Unknown token',
  args: { defaultPay: { chainId: 31337, address: '0x000000000000000000000000000000000000dEaD' } },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('This token isn’t supported here. Select another one.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Token you pay with/ })).toHaveAccessibleDescription(
      /^This token isn’t supported here/,
    )
    await expect(canvas.getByRole('button', { name: 'Select a token' })).toBeVisible()
  },
}

/** The provider can't be reached: the form says so, keeps the amount, and the button retries. */
export const ServiceDown: Story = {
  name: 'Provider unreachable',
  args: { defaultAmount: '100' },
  parameters: {
    moral: 'If the provider can’t be reached, the form keeps what you typed.',
    sandbox: { service: unreachable } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Couldn’t reach the provider. Try again in a moment.')).toBeVisible()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
    await expect(canvas.getByRole('button', { name: 'Refresh quote' })).not.toHaveAttribute('aria-disabled')
  },
}

/** The provider’s rate limit is reached: the form says for how long, and asks again once that is over. */
export const RateLimited: Story = {
  name: 'Too many requests',
  args: { defaultAmount: '100' },
  parameters: {
    sandbox: {
      service: answering('{"message":"Too many requests"}', {
        status: 429,
        headers: { 'retry-after': '30' },
      }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Too many requests. Try again in about 30 sec.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refresh quote' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A proxy returns a web page instead of a quote: it is neither used nor shown. */
export const UnreadableAnswer: Story = {
  name: 'Invalid response',
  args: { defaultAmount: '100' },
  tags: ['hostile-service'],
  parameters: {
    moral: 'A response that isn’t a quote is neither used nor shown.',
    sandbox: {
      service: answering('<html><title>It works</title></html>', { status: 200 }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The provider’s response didn’t pass our checks/)).toBeVisible()
    await expect(canvas.queryByText(/It works/)).not.toBeInTheDocument()
  },
}

/** The amount doesn’t cover the fees, so the provider refuses it. */
export const AmountTooLow: Story = {
  name: 'Amount below the fees',
  args: { defaultAmount: '0.01' },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Amount too low to cover fees. Enter a larger amount.'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No quote available' })).toBeVisible())
  },
}

/** An address made to look like a known one: the user must compare them character by character. */
export const LookAlikeRecipient: Story = {
  name: 'Look-alike recipient',
  tags: ['hostile-data'],
  parameters: {
    moral: 'You compare a look-alike address character by character.',
    argsOf: (({ sandbox }) => ({
      defaultValue: { amount: '100', recipient: looksLike(sandbox.accounts[0]) },
    })) satisfies ArgsOf,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const submit = await canvas.findByRole('button', { name: 'Invalid recipient' })
    await expect(await canvas.findByText(/^This address looks like one you know/)).toBeVisible()
    // The settings open for it.
    await expect(
      await canvas.findByLabelText('I’ve checked: the address I entered is correct.'),
    ).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Recipient on Birch')).toHaveFocus()
    await userEvent.click(canvas.getByLabelText('I’ve checked: the address I entered is correct.'))
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  },
}

/** A mistyped address fails its checksum. */
export const MistypedRecipient: Story = {
  name: 'Mistyped recipient',
  parameters: { moral: 'A typo in an address with a checksum is caught.' },
  args: {
    defaultValue: { amount: '100', recipient: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92267' },
  },
  async play(context) {
    const { canvas, userEvent } = context
    const submit = await canvas.findByRole('button', { name: 'Invalid recipient' })
    // At the field, and over the button.
    for (const message of await canvas.findAllByText(/checksum doesn’t match/))
      await expect(message).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(submit)
    const recipient = canvas.getByLabelText('Recipient on Birch')
    await expect(recipient).toBeInvalid()
    await expect(recipient).toHaveAccessibleDescription(/checksum doesn’t match/)
  },
}

/** The refund address isn’t one, which the form reports before it requests a quote. */
export const InvalidRefundAddress: Story = {
  name: 'Invalid refund address',
  args: { defaultValue: { amount: '100', refundTo: '0x1234' } },
  async play({ canvas }) {
    const field = await canvas.findByLabelText('Refund address on Alder')
    await waitFor(() => expect(field).toBeVisible())
    await expect(field).toBeInvalid()
    // It is heard twice, and seen once.
    const texts = canvas.getAllByText(/^Enter a valid address/)
    await expect(texts).toHaveLength(2)
    await expect(texts.filter((one) => one.clientHeight > 1)).toHaveLength(1)
  },
}

/** Max slippage is no number, and the refund address isn't the wallet's: the settings open for the one and say the other. */
export const InvalidSlippage: Story = {
  name: 'Invalid max slippage, own refund address',
  parameters: {
    argsOf: (({ sandbox }) => ({
      defaultValue: { amount: '100', slippage: '200', refundTo: sandbox.accounts[3] ?? '' },
    })) satisfies ArgsOf,
  },
  async play({ canvas }) {
    const field = await canvas.findByLabelText('Max slippage (%)')
    await waitFor(() => expect(field).toBeVisible())
    await expect(field).toBeInvalid()
    const refund = canvas.getByLabelText('Refund address on Alder')
    await waitFor(() =>
      expect(refund).toHaveAccessibleDescription(/Make sure this refund address is yours\./),
    )
  },
}

/** On a phone, how a large amount is read takes the place of half, and not that of all: the way out. */
export const InsufficientBalanceOnAPhone: Story = {
  name: 'Insufficient balance, on a phone',
  args: { defaultAmount: '12345.678' },
  globals: { width: '280', locale: 'en' },
  async play(context) {
    const { canvas, canvasElement } = context
    await expect(await canvas.findByText('Insufficient balance. You have 10,000 USDC.')).toBeVisible()
    if (await endsInStorybook(context)) return
    const max = canvas.getByRole('button', { name: /^Use max/ })
    const reading = canvasElement.querySelector('[data-cw-part="swap-amount-preview"]')
    await expect(reading).toBeVisible()
    for (const width of ['280px', '320px', '360px', '390px']) {
      canvasElement.querySelector<HTMLElement>('.stage-column')?.style.setProperty('inline-size', width)
      await expect(max).toBeVisible()
      const [from, to] = [max.getBoundingClientRect(), reading?.getBoundingClientRect()]
      await expect(from.left).toBeGreaterThanOrEqual(to?.right ?? Infinity)
    }
    canvasElement.querySelector<HTMLElement>('.stage-column')?.style.setProperty('inline-size', '280px')
  },
}

/** The network doesn't say what a transaction costs: how much of a native token can be paid isn't known. */
export const NetworkFeeUnknown: Story = {
  name: 'Network fee unknown',
  parameters: {
    tokens: { pay: 'ETH on Alder' },
    sandbox: { prepare: withoutGasPrice } satisfies StoryOptions,
  },
  async play({ canvas }) {
    const max = await canvas.findByRole('button', { name: 'Max' })
    await waitFor(() => expect(max).toHaveAttribute('aria-disabled', 'true'))
    // The reason, as its description.
    max.focus()
    const reason = 'Max is unavailable: network fee unknown right now.'
    await expect(await canvas.findByText(reason, { selector: '[data-cw-part=tooltip-text]' })).toBeVisible()
  },
}

/** A part of the widget that loads later isn't there: the connection is lost, or the page was deployed again. */
export const NotLoaded: Story = {
  name: 'Part not loaded',
  // React writes what a boundary catches to the console, where nothing else of a story is.
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  render: ({ slots }) => (
    <Swap.Root slots={slots}>
      <Unloadable />
    </Swap.Root>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

/** The page vetoes the swap and gives its reason. Nothing reaches the wallet. */
export const Vetoed: Story = {
  name: 'Vetoed by the page',
  tags: ['acts'],
  parameters: { moral: 'The page can veto a swap, with its reason, before the wallet opens.' },
  args: { onBeforeSubmit: async () => 'Swaps are closed until tomorrow.' },
  async play({ canvas, userEvent, loaded }) {
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    await expect(await canvas.findByText('Swaps are closed until tomorrow.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Not available here' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** The page doesn’t allow this token. */
export const NotOffered: Story = {
  name: 'Token not allowed',
  args: { defaultAmount: '100', deny: { receive: [31338] } },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(
      await canvas.findByText('USDC on Birch isn’t available here. Select another token.'),
    ).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Select a token' }))
    await expect(canvas.getByRole('button', { name: /^Token you receive/ })).toHaveFocus()
  },
}

/** The quote has expired and must be refreshed. */
export const QuoteTooOld: Story = {
  name: 'Quote expired',
  args: { defaultAmount: '100' },
  parameters: {
    moral: 'An expired quote can’t be signed.',
    sandbox: { quoteMaxAgeMs: 400 } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('This quote has expired.')).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh quote' }))
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
    await expect(await canvas.findByText('This quote has expired.')).toBeVisible()
  },
}

const Unloadable = lazyChunk(() => Promise.reject(new TypeError('Failed to fetch a module')))

/** Alder answers everything but what its gas costs. */
function withoutGasPrice(env: StoryEnvironment): void {
  const { chainId } = tokenOf(env, 'ETH', 'Alder')
  const node = env.sandbox.rpc(chainId)
  const request = async (rpcRequest: RpcRequest) => {
    if (/gasPrice|feeHistory|maxPriority/i.test(rpcRequest.method)) throw new Error('No fees.')
    return node.request(rpcRequest)
  }
  Object.assign(env.transports, { [chainId]: custom({ request }, { retryCount: 0 }) })
}

/** An address whose ends are those of another. */
function looksLike(address: string): string {
  return `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`.toLowerCase()
}
