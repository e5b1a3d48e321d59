import { getAddress } from 'viem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { chooseToken } from '../support/actions/chooseToken.ts'
import { tokenOf, type StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import type { StoryTokens } from '../support/environment/storyTokens.ts'
import { submitSwap } from '../support/actions/submitSwap.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { pasteInto } from '../support/actions/pasteInto.ts'

const meta = {
  title: 'Widgets/Swap/Form',
  parameters: {
    anatomy: 'Swap',
    docs: {
      description: {
        component:
          'The swap form with fees, review and progress. It keeps what was typed while a swap is in progress.',
      },
    },
  },
  component: SwapWidget,
  render: renderSwap,
  // Tokens belong to a story's own sandbox.
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    // Or Storybook writes out the code of the components.
    slots: { control: false },
    defaultAmount: { control: 'text' },
  },
  args: { slots: { TokenLogo }, onSubmit: fn() },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Two tokens on two networks, with the page's own logos. */
export const TwoTokens: Story = {
  name: 'Two tokens',
  args: { defaultAmount: '1.5' },
  parameters: { tokens: { pay: 'ETH on Alder', receive: 'DAI on Birch' } satisfies StoryTokens },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/^Quote ready: you receive [\d,.]+ DAI\.$/)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Token you pay with: ETH Alder' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-cw-part="swap-token"] svg')).toHaveLength(2)
  },
}

/** The box of the quote is as high with long German words, and a price for no wallet, as with nothing, at every width. */
export const SteadyQuote: Story = {
  name: 'Steady quote',
  tags: ['acts'],
  args: { defaultAmount: '1.5' },
  globals: { language: 'de', locale: 'de-DE' },
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  async play({ canvasElement, userEvent }) {
    const find = (selector: string) => canvasElement.querySelector<HTMLElement>(selector)
    const column = find('.stage-column')
    const heights = () =>
      Array.from({ length: 15 }, (_, index) => {
        const width = `${320 + index * 10}px`
        if (column) column.style.inlineSize = width
        return [width, find('[data-cw-part="swap-quote"]')?.offsetHeight]
      })
    await waitFor(() => expect(find('[data-cw-part="swap-indicative-notice"]')).toBeVisible())
    const priced = heights()
    await userEvent.clear(find('[name=payAmount]') ?? document.body)
    await waitFor(() => expect(find('[data-cw-part="swap-quote-hint"][data-state=empty]')).toBeVisible())
    await expect(heights()).toEqual(priced)
  },
}

/** With an amount: what arrives, the value of both sides, and the fees. */
export const WithQuote: Story = {
  name: 'With a quote',
  args: { defaultAmount: '100' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Quote ready: you receive 99.86975 USDC.')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Amount you receive')).toHaveValue('99.86975')
    await expect(canvas.getByText('$100.00')).toBeVisible()
    await expect(canvas.getByText('$99.86')).toBeVisible()
    await expect(canvas.getByText('1 USDC = 0.998697 USDC')).toBeVisible()
    await expect(await canvas.findByText(/^Fees \$0\.\d\d$/)).toBeVisible()
    await expect(canvas.getByText(/^~\d+ sec$/)).toBeVisible()
    await expect(canvas.getByText('−0.14%')).toBeVisible()
    const submit = canvas.getByRole('button', { name: 'Review bridge' })
    await expect(submit).not.toHaveAttribute('aria-disabled')
  },
}

/** Before anything is typed. The button names the missing field and moves the focus there. */
export const Empty: Story = {
  name: 'Empty',
  async play(context) {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getAllByText('Balance: 10,000')).toHaveLength(2))
    const submit = canvas.getByRole('button', { name: 'Enter an amount' })
    await expect(submit).not.toHaveAttribute('aria-disabled')
    await expect(submit).toHaveAttribute('data-state', 'incomplete')
    if (await endsInStorybook(context)) return
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Amount you pay')).toHaveFocus()
    await expect(canvas.queryByText(/^Fees/)).not.toBeInTheDocument()
  },
}

/** A token that takes permits: the user only signs, and the provider sends the transaction. */
export const NoNetworkFee: Story = {
  name: 'Sign only',
  tags: ['acts'],
  parameters: { moral: 'With a permit you only sign, and the provider sends the transaction.' },
  args: { defaultAmount: '100' },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    await userEvent.click(await canvas.findByText('Settings'))
    const offer = await canvas.findByRole('checkbox', { name: 'Sign only, without sending a transaction' })
    await expect(offer).not.toBeChecked()
    await userEvent.click(offer)
    const submit = await canvas.findByRole('button', { name: 'Review bridge' })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(submit)
    const review = await canvas.findByRole('dialog')
    await userEvent.click(await within(review).findByText('Sign permit for 100 USDC'))
    await expect(
      within(review).getByText(
        'You only sign. The provider sends the transaction; its fees may include the network fee.',
      ),
    ).toBeVisible()
    await userEvent.click(within(review).getByRole('button', { name: /^(Confirm|Bridge)/ }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await expect(
      environmentOf({ loaded })
        .prompts.map(({ method }) => method)
        .filter((method) => /send|sign/i.test(method)),
    ).toEqual(['eth_signTypedData_v4'])
  },
}

/** The provider doesn’t take permits: the form says so, and its button leads back to the setting. */
export const NoNetworkFeeRefused: Story = {
  name: 'Permit refused',
  tags: ['acts'],
  args: { defaultAmount: '100' },
  parameters: {
    sandbox: {
      service: (fetch) => async (input, init) => {
        const isPermit = typeof init?.body === 'string' && init.body.includes('"usePermit":true')
        return isPermit
          ? Response.json({ message: 'No permits.', errorCode: 'UNSUPPORTED_CURRENCY' }, { status: 400 })
          : fetch(input, init)
      },
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Settings'))
    const offer = await canvas.findByRole('checkbox', { name: 'Sign only, without sending a transaction' })
    await userEvent.click(offer)
    await expect(
      await canvas.findByText('Signing isn’t available for this swap. Turn off “Sign only”.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('Settings'))
    await userEvent.click(await canvas.findByRole('button', { name: 'No quote available' }))
    await expect(offer).toHaveFocus()
    await userEvent.click(offer)
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  },
}

/** Required by the page: visible, and not editable. */
export const NoNetworkFeeByPage: Story = {
  name: 'Permit required by the page',
  tags: ['acts'],
  args: { defaultAmount: '100', quoteParameters: { usePermit: true } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Settings'))
    const offer = await canvas.findByRole('checkbox', { name: 'Sign only, without sending a transaction' })
    await expect(offer).toBeChecked()
    await expect(offer).toBeDisabled()
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  },
}

/** An account with code (EIP-7702) can’t use a permit: it pays by transaction, whatever the page sets. */
export const SmartAccountSends: Story = {
  name: 'Smart account',
  tags: ['acts'],
  args: { defaultAmount: '100', quoteParameters: { usePermit: true } },
  parameters: { sandbox: { accountKind: 'delegated' } satisfies StoryOptions },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Settings'))
    await canvas.findByText(/^Fees/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Review bridge' }))
    const review = await canvas.findByRole('dialog')
    await expect(await within(review).findByText('Deposit 100 USDC')).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /^Sign only/ })).not.toBeInTheDocument()
  },
}

/** Auto-refresh can be paused: the quote ages until the user refreshes it. */
export const Paused: Story = {
  name: 'Auto-refresh paused',
  tags: ['acts'],
  parameters: { sandbox: { quoteMaxAgeMs: 3_000 } satisfies StoryOptions },
  args: { defaultAmount: '100' },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('button', { name: 'Review bridge' })
    const pause = await canvas.findByRole('button', { name: 'Pause auto-refresh' })
    await userEvent.click(pause)
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByRole('button', { name: 'Refresh quote' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh quote now' }))
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  },
}

const tooltipText = '[data-cw-part=tooltip-text]'

function overlaps(...elements: [Element, Element]): boolean {
  const [one, other] = elements.map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.top < other.bottom && other.top < one.bottom
}

/** A tooltip covers neither its control nor what is around it. */
export const TooltipsBesideFigures: Story = {
  name: 'Tooltips beside figures',
  tags: ['acts'],
  args: { defaultAmount: '100' },
  async play({ canvas, userEvent }) {
    const impact = await canvas.findByText(/%$/, { selector: '[data-cw-part=price-impact] > bdi' })
    await userEvent.hover(impact)
    const tooltip = await canvas.findByText('Price impact', { selector: tooltipText })
    await waitFor(() => expect(tooltip).toBeVisible())
    await expect(overlaps(tooltip, canvas.getByLabelText('Amount you receive'))).toBe(false)
    await expect(overlaps(tooltip, impact)).toBe(false)
    const pause = canvas.getByRole('button', { name: 'Pause auto-refresh' })
    await userEvent.hover(pause)
    const hint = await canvas.findByText('Pause auto-refresh', { selector: tooltipText })
    await waitFor(() => expect(hint).toBeVisible())
    await expect(overlaps(hint, canvas.getByText(/~2 sec/))).toBe(false)
  },
}

/** Icon buttons show a tooltip on hover and focus; Escape hides it. */
export const Tooltips: Story = {
  name: 'Tooltips',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    const shown = () => canvas.queryByText('Switch tokens')
    const button = await canvas.findByRole('button', { name: 'Switch tokens' })
    await userEvent.hover(button)
    const tooltip = await canvas.findByText('Switch tokens')
    await waitFor(() => expect(tooltip).toBeVisible())
    await expect(overlaps(tooltip, button)).toBe(false)
    await userEvent.unhover(button)
    await waitFor(() => expect(shown()).not.toBeVisible())
    const max = await canvas.findByRole('button', { name: /^Use max/ })
    max.focus()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).not.toBeVisible())
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(shown()).toBeVisible())
  },
}

/** Through both wallet prompts until the funds have arrived. */
export const Success: Story = {
  name: 'Completed',
  tags: ['acts'],
  async play({ canvas, canvasElement, userEvent, args, loaded }) {
    const env = environmentOf({ loaded })
    const usdc = tokenOf(env, 'USDC', 'Birch')
    const [account] = env.sandbox.accounts
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    await expect(args.onSubmit).toHaveBeenCalledOnce()

    const title = await canvas.findByRole('heading', { name: 'Bridge complete' })
    await expect(title).toHaveFocus()
    // The form's own card is around it.
    await expect(canvasElement.querySelector('[data-cw-part="progress"]')).toHaveStyle({
      borderTopWidth: '0px',
    })
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('99.86975 USDC arrived on Birch.'),
    )
    await expect(canvas.getAllByText('Done')).toHaveLength(3)
    const links = canvas.getAllByRole('link', { name: /^View transaction 0x/ })
    await expect(links.map((link) => new URL(link.getAttribute('href') ?? '').host)).toEqual([
      'alder.localhost',
      'alder.localhost',
      'birch.localhost',
    ])
    await expect(env.prompts.map(({ method }) => method)).toEqual([
      'eth_sendTransaction',
      'eth_sendTransaction',
    ])
    const balance = await env.sandbox.ledger.balanceOf(usdc.chainId, getAddress(usdc.address), account)
    await expect(String(balance)).toBe('10099869750')
  },
}

/** The same in the format of public deployments. */
export const SuccessAtDeployment: Story = {
  ...Success,
  name: 'Completed, deployment format',
  tags: ['acts'],
  globals: { dialect: 'deployment' },
}

/** After a swap, the form keeps the amount, and the focus is in its field. */
export const AnotherSwap: Story = {
  name: 'New swap',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await submitSwap({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'New swap' }))
    const amount = canvas.getByLabelText('Amount you pay')
    await expect(amount).toHaveValue('100')
    await expect(amount).toHaveFocus()
    await expect(await canvas.findByText('Balance: 9,900')).toBeVisible()
    await expect(await canvas.findByText('Balance: 10,099.86')).toBeVisible()
  },
}

/** Max enters the whole balance. */
export const WholeBalance: Story = {
  name: 'Max',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use max: 10,000\sUSDC$/ }))
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('10,000')
    await expect(await canvas.findByText(/^Quote ready: you receive 9,989\.9\d+ USDC\.$/)).toBeInTheDocument()
  },
}

/** Tokens switched, then another one selected: the amount stays and is quoted again. */
export const Reversed: Story = {
  name: 'Tokens switched',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '2500')
    await canvas.findByText(/^Quote ready:/)
    await userEvent.click(canvas.getByRole('button', { name: 'Switch tokens' }))
    await chooseToken({ canvas, userEvent }, 'Token you receive', /^ETH .* · Alder/)
    await expect(await canvas.findByText(/^Quote ready: you receive 0\.9\d+ ETH\.$/)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Token you pay with: USDC Birch' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Token you receive: ETH Alder' })).toHaveFocus()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('2,500')
  },
}

/** The amount to receive is entered; the amount to pay comes from the quote. */
export const ReceiveEntered: Story = {
  name: 'Amount to receive entered',
  args: { defaultValue: { side: 'receive', amount: '250' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Quote ready: you pay 250\.\d+ USDC\.$/)).toBeInTheDocument()
    await expect(canvas.getByLabelText<HTMLInputElement>('Amount you pay').value).toMatch(/^250\.\d+$/)
    await expect(canvas.getByLabelText('Amount you receive')).toHaveValue('250')
  },
}

/** The whole native balance minus the highest network fee at current prices. */
export const MaxLeavesGas: Story = {
  name: 'Max keeps the network fee',
  // Max fills in the amount in the English way.
  globals: { locale: 'en' },
  tags: ['acts'],
  parameters: {
    moral: 'Max keeps enough for the network fee.',
    tokens: { pay: 'ETH on Alder', receive: 'ETH on Birch' } satisfies StoryTokens,
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^Use max: 9,999\.\d+\sETH, keeping 0\.\d+\sETH for the network fee$/,
      }),
    )
    await expect(canvas.getByLabelText<HTMLInputElement>('Amount you pay').value).toMatch(/^9,999\.9\d+$/)
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  },
}

/** Recipient, refund address, max slippage and gas top-up, all optional. */
export const Options: Story = {
  name: 'Settings opened',
  tags: ['acts'],
  async play({ canvas, userEvent, loaded }) {
    const [, recipient = ''] = environmentOf({ loaded }).sandbox.accounts
    await userEvent.type(await canvas.findByLabelText('Amount you pay'), '100')
    await userEvent.click(canvas.getByText('Settings'))
    await pasteInto(userEvent, await canvas.findByLabelText('Recipient on Birch'), recipient)
    await expect(await canvas.findByText(/^Not your connected wallet\. Funds sent/)).toBeVisible()
    // Not by color alone: a theme may give all of them one.
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Auto' })).boxShadow).not.toBe('none')
    await userEvent.type(canvas.getByLabelText('Max slippage (%)'), '2')
    await expect(await canvas.findByText(/^High slippage:/)).toBeVisible()
    const topup = canvas.getByLabelText('Add gas on Birch')
    await userEvent.click(topup)
    // Checked, it has an edge that is seen, however pale the accent is; in Storybook it fades in.
    const edge = getComputedStyle(canvas.getByRole('button', { name: 'Auto' })).color
    await waitFor(() => expect(topup).toHaveStyle({ borderTopColor: edge }))
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
    // The price impact counts what the gas is worth, so the rate doesn't hide it.
    await expect(await canvas.findByText(/^1 USDC = 0\.97\d+ USDC \+ gas top-up$/)).toBeVisible()
    // Closed, the row sums up what differs; opened, the fields say it.
    const values = canvas.getByText(/^Send to 0x.+ · Max slippage 2%$/)
    await expect(values).not.toBeVisible()
    await userEvent.click(canvas.getByText('Settings'))
    await expect(values).toBeVisible()
    await userEvent.click(canvas.getByText('Settings'))
  },
}

/** The page sets tokens and amount, and they can’t be changed. */
export const Locked: Story = {
  name: 'Locked by the page',
  args: { defaultAmount: '25', lock: ['pay', 'receive', 'amount'] },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('button', { name: 'Review bridge' })).toBeVisible()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Switch tokens' })).not.toBeInTheDocument()
    const token = canvas.getByRole('button', { name: 'Token you pay with: USDC Alder' })
    if (await endsInStorybook(context)) return
    await userEvent.click(token)
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** A number that could be misread is repeated in the user's own format. */
export const AmountRepeated: Story = {
  name: 'Number repeated',
  args: { defaultAmount: '1.234,5' },
  parameters: { moral: 'A number that could be misread is repeated in your format.' },
  async play({ canvas }) {
    await expect(canvas.getByText('= 1,234.5 USDC')).toBeVisible()
    await expect(
      await canvas.findByText(/^Quote ready: you receive 1,233\.23525 USDC\.$/),
    ).toBeInTheDocument()
  },
}

/** Dark mode in a narrow column: nothing is cut off. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  // Its amount is typed in the English way.
  globals: { mode: 'dark', width: '320', locale: 'en' },
  args: { defaultAmount: '1234.567891' },
  async play(context) {
    const { canvas, userEvent, canvasElement } = context
    await canvas.findByText(/^Quote ready: you receive 1,2/)
    if (await endsInStorybook(context)) return
    await userEvent.click(await canvas.findByText(/^Fees/))
    // In Storybook they fade in.
    await waitFor(() => expect(canvas.getByText('Minimum received')).toBeVisible())
    const column = canvasElement.querySelector('.cw-root')
    await expect(column?.clientWidth).toBe(320)
    await expect(column?.scrollWidth).toBe(320)
    // There is space between buttons with borders, too.
    const boxesOf = (part: string) =>
      Array.from(canvasElement.querySelectorAll(`[data-cw-part="${part}"]`), (one) =>
        one.getBoundingClientRect(),
      )
    const [between] = boxesOf('swap-switch-sides')
    const token = boxesOf('swap-token').at(-1)
    await expect(token?.top).toBeGreaterThanOrEqual((between?.bottom ?? NaN) + 4)
    for (const text of ['Review bridge', /^Balance: 10,000/, /^Fees/]) {
      for (const element of canvas.getAllByText(text)) {
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
      }
    }
  },
}

/** Right to left, with Egyptian digits and decimal separator. */
export const RightToLeft: Story = {
  name: 'Right to left, Egyptian digits',
  args: { defaultAmount: '100' },
  globals: { direction: 'rtl', locale: 'ar-EG' },
  async play({ canvas }) {
    const amount = await canvas.findByLabelText('Amount you pay')
    await expect(
      await canvas.findByText('Quote ready: you receive \u2068٩٩٫٨٦٩٧٥ USDC\u2069.'),
    ).toBeInTheDocument()
    const token = canvas.getByRole('button', { name: /^Token you pay with/ })
    await expect(token.getBoundingClientRect().right).toBeLessThan(amount.getBoundingClientRect().right)
    await expect(getComputedStyle(amount).textAlign).toBe('right')
    await expect(getComputedStyle(canvas.getByLabelText('Amount you receive')).textAlign).toBe('right')
  },
}

/** The locale’s decimal separator is a comma. */
export const German: Story = {
  name: 'German decimal comma',
  args: { defaultAmount: '1234,5' },
  globals: { locale: 'de' },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Quote ready: you receive 1\.233,23525 USDC\.$/),
    ).toBeInTheDocument()
    await expect(canvas.getByText(/1\.234,50\s\$/)).toBeVisible()
  },
}

/** The wallet switched accounts while a swap was in progress: the swap continues, and is listed on request. */
export const SwitchedWallet: Story = {
  name: 'Account switched',
  tags: ['acts'],
  args: { defaultAmount: '100' },
  parameters: {
    moral: 'A swap is shown only to the wallet that started it.',
    sandbox: { policy: { fillDelayMs: 600_000 } } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const { wallet, accounts } = environmentOf({ loaded }).sandbox
    const [, other] = accounts
    if (!other) throw new TypeError('The wallet has one account.')
    await submitSwap({ canvas, userEvent })
    await canvas.findByRole('heading', { name: 'Bridge in progress' })
    wallet.switchAccount(other)
    const name = 'Show 1 swap of a wallet that isn’t connected'
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Bridge in progress' })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('')
    wallet.switchAccount(accounts[0])
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  },
}
