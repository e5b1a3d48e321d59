import type { Meta, StoryObj } from '@storybook/react-vite'
import type { UseQuoteParameters } from '@causeway/react'
import { ReviewWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import { codeOf } from '../book/codes.ts'
import { inFrame } from '../book/inFrame.ts'
import {
  tokenOf,
  type StoryEnvironment,
  type StoryOptions,
} from '../support/environment/createStoryEnvironment.ts'
import { OwnReview } from './OwnReview.tsx'
import { ReviewWithoutForm } from '../code/ReviewWithoutForm.tsx'
import { StoryReview } from './StoryReview.tsx'
import { changingQuotes } from '../support/environment/services.ts'
import { storyTokens, type StoryTokens } from '../support/environment/storyTokens.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { changingDetails, worseEachTime } from './worseQuotes.ts'
import { heightOf, wordsOf } from '../support/actions/measureDialog.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Widgets/Review',
  parameters: {
    anatomy: 'Review',
    code: codeOf('QuoteReview'),
    docs: {
      ...inFrame,
      description: {
        component:
          'What you pay, the minimum you receive, the recipient, and what the wallet will be asked, decoded from the calldata. The form opens it; `ReviewWidget` is the same without the form.',
      },
    },
  },
  component: ReviewWidget,
  render: (_, context) => {
    const env = environmentOf(context)
    const { defaultPay, defaultReceive } = storyTokens(env, context.parameters)
    const { quoteOf, pageReason }: { quoteOf?: QuoteOf; pageReason?: string } = context.parameters
    return (
      <StoryReview
        pay={defaultPay}
        receive={defaultReceive}
        parameters={quoteOf?.(env)}
        pageReason={pageReason}
      />
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The changes of a story's quote: `parameters: { quoteOf }`. */
type QuoteOf = (env: StoryEnvironment) => UseQuoteParameters

/** The review, which is open from the start, once it has faded in. */
async function findReview(canvas: Canvas): Promise<HTMLElement> {
  const review = await canvas.findByRole('dialog', { name: /^Review / })
  await waitFor(() => expect(review).toBeVisible())
  return review
}

/**
 * What is paid, what arrives and at least, to whom, and the wallet's prompts, read from the bytes: in sixty words
 * without scrolling; everything else is one press away.
 */
export const Ready: Story = {
  name: 'Ready to confirm',
  parameters: { moral: 'You read everything you sign before the wallet asks.' },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const env = environmentOf({ loaded })
    const [account] = env.sandbox.accounts
    const [alder] = env.sandbox.chains
    const dialog = await findReview(canvas)
    const review = within(dialog)
    await expect(review.getByRole('heading', { name: /^Review / })).toHaveFocus()
    await expect(review.getByText('100 USDC')).toBeVisible()
    await expect(review.getByText('99.86975 USDC')).toBeVisible()
    const minimum = review.getByText('Minimum 99.370401 USDC')
    await expect(minimum).toBeVisible()
    // In a line of its own, so that it doesn’t run on after the value.
    const value = review.getByText(/ · on Birch$/).getBoundingClientRect()
    await expect(minimum.getBoundingClientRect().top).toBeGreaterThanOrEqual(value.bottom)
    const self = review.getByText(/^Recipient and refunds: your wallet$/)
    await expect(self).toBeVisible()
    await expect(self).toHaveTextContent(/wallet \(0x\w{4}…\w{4}\)$/)
    // One line each: where it goes, and each step.
    await expect(self.getBoundingClientRect().height).toBeLessThan(40)
    await expect(review.getAllByText(account)[0]).not.toBeVisible()
    await expect(review.getByText('Security checks passed')).toBeVisible()
    await expect(review.getByText('Good to know')).toBeVisible()
    await expect(review.getByText('This can’t be undone.')).not.toBeVisible()
    await expect(wordsOf(dialog)).toBeLessThanOrEqual(60)
    await expect(heightOf(dialog)).toBeLessThanOrEqual(740)
    if (await endsInStorybook(context)) return
    // The opener stays under the pointer.
    const { top } = self.getBoundingClientRect()
    await userEvent.click(self)
    await expect(review.getAllByText(account)[0]).toBeVisible()
    await expect(self.getBoundingClientRect().top).toBe(top)

    const [approve, deposit] = within(
      review.getByRole('region', { name: 'Steps in your wallet' }),
    ).getAllByRole('listitem')
    await expect(approve).toHaveTextContent('Approve 100 USDC')
    await expect(approve).toHaveTextContent(`Spender`)
    await expect(approve).toHaveTextContent(alder?.depository ?? 'none')
    await expect(approve).toHaveTextContent(tokenOf(env, 'USDC', 'Alder').address)
    await expect(deposit).toHaveTextContent(/Deposit 100 USDC/)
    await expect(deposit).not.toHaveTextContent('can’t decode')
    await expect(deposit).toHaveTextContent('Order ID')
    await expect(deposit).toHaveTextContent('Provider contract, according to the quote.')
    await userEvent.click(review.getByText(/^Recipient and refunds/))
  },
}

/** When the provider includes the order behind the payment, as public deployments do, the payment is verified against it. */
export const VerifiedAtDeployment: Story = {
  name: 'Order verified',
  parameters: { moral: 'With the order at hand, the payment is checked against it.' },
  globals: { dialect: 'deployment' },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    const checks = review.getByText('Security checks passed')
    await expect(checks).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(checks)
    await expect(review.getByText(/^Verified: the order you pay for/)).toBeVisible()
  },
}

/** A native token: one payment to the contract in the quote, and no approval. */
export const NativeToken: Story = {
  name: 'Native token',
  parameters: { tokens: { pay: 'ETH on Alder', receive: 'ETH on Birch' } satisfies StoryTokens },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    const steps = within(review.getByRole('region', { name: 'Steps in your wallet' })).getAllByRole(
      'listitem',
    )
    await expect(steps).toHaveLength(1)
    await expect(steps[0]).toHaveTextContent(/100 ETH/)
    if (await endsInStorybook(context)) return
    await userEvent.click(within(steps[0] ?? document.body).getByText(/100 ETH/))
    await userEvent.click(review.getByText('Raw data'))
    await expect(review.getByText(/^0x49290c1c[0-9a-f]{128}$/)).toBeVisible()
  },
}

/** A swap on one network: the quote doesn’t say who runs the contract, so the user is asked to accept it. */
export const UnnamedContract: Story = {
  name: 'Unknown contract',
  tags: ['hostile-service'],
  parameters: {
    moral: 'You decide whether to accept an unknown contract.',
    tokens: { receive: 'DAI on Alder' } satisfies StoryTokens,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    await expect(review.getAllByText('Unknown contract.')[0]).toBeVisible()
    await expect(await review.findByText(/A transaction calls an unknown contract\./)).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    if (await endsInStorybook(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand and want to continue.' }))
    await expect(confirm).not.toHaveAttribute('aria-disabled')
  },
}

const toOther: QuoteOf = ({ sandbox }) => ({ recipient: sandbox.accounts[1] ?? '' })

/** Another recipient: the full address, and a warning beside it, in sight without scrolling. */
export const OtherRecipient: Story = {
  name: 'Another recipient',
  parameters: { moral: 'Another recipient’s address is shown in full.', quoteOf: toOther },
  async play({ canvas, loaded }) {
    const [, recipient = ''] = environmentOf({ loaded }).sandbox.accounts
    const review = within(await findReview(canvas))
    await expect(review.getAllByText(recipient)[0]).toBeVisible()
    const warning = review.getByText(/^Not your connected wallet\. Funds sent to a wrong address/)
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(warning.getBoundingClientRect().bottom).toBeLessThan(confirm.getBoundingClientRect().top)
    await expect(review.getByText('This can’t be undone.')).toBeVisible()
  },
}

/** A deployment’s order may refund the recipient instead of the payer: the review says so, once. */
export const RefundToRecipient: Story = {
  name: 'Refund may go to the recipient',
  parameters: { moral: 'You see who might get a refund before you confirm.', quoteOf: toOther },
  globals: { dialect: 'deployment' },
  async play({ canvas }) {
    const review = within(await findReview(canvas))
    const warning = review.getByText(/the refund may go to the recipient on the destination/)
    await expect(warning).toBeVisible()
    await expect(warning).toHaveAttribute('data-state', 'caution')
    await expect(review.getByText('Security checks passed')).toBeVisible()
  },
}

const payingShop: QuoteOf = (env) => {
  const { address } = tokenOf(env, 'USDC', 'Birch')
  const shop = env.sandbox.accounts[2]
  if (!shop) throw new Error('The sandbox has too few accounts.')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 50_000_000n] })
  return { txs: [{ to: address, value: 0n, data }] }
}

/** The page’s calls use what arrives: the amount goes to them first, and they are listed expanded. */
export const SpentByCalls: Story = {
  name: 'Calls spend what arrives',
  parameters: {
    moral: 'What the calls spend isn’t promised to you.',
    quoteOf: payingShop,
    code: codeOf('SwapWithCalls'),
  },
  async play({ canvas }) {
    const review = within(await findReview(canvas))
    await expect(review.getByText('For contract calls')).toBeVisible()
    await expect(review.getByText(/What’s left after the calls goes to the recipient\.$/)).toBeVisible()
    await expect(review.getByText(/^transfer/i)).toBeVisible()
  },
}

/** The price moved during the review: old and new amounts one below the other, and the new ones must be accepted to continue. */
export const PriceMoved: Story = {
  name: 'Price changed during review',
  parameters: {
    moral: 'You must accept a worse price.',
    sandbox: { service: worseEachTime } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas } = context
    const review = within(await findReview(canvas))
    const changes = await review.findByRole('region', { name: 'Quote changed' }, { timeout: 10_000 })
    await expect(changes).toHaveTextContent(
      /^Quote changedYou receive −1\.\d+%Before 99\.86975 USDCNow 98\.\d+ USDC/,
    )
    // While the next quote is fetched the line says so, so it may come a moment later.
    const status = await review.findByText('The quote changed. Accept it to continue.', undefined, {
      timeout: 10_000,
    })
    await expect(status).toHaveAttribute('role', 'status')
    await expect(environmentOf(context).prompts).toEqual([])
  },
}

/** Once accepted, the quote can be confirmed. */
export const PriceAccepted: Story = {
  ...PriceMoved,
  name: 'New price accepted',
  tags: ['acts'],
  parameters: { ...PriceMoved.parameters, moral: undefined },
  async play(context) {
    await PriceMoved.play?.(context)
    const review = within(context.canvas.getByRole('dialog'))
    // The button confirms next: a second click that was meant for the first one doesn't.
    await context.userEvent.dblClick(review.getByRole('button', { name: 'Accept new quote' }))
    await expect(review.queryByRole('region', { name: 'Quote changed' })).not.toBeInTheDocument()
    await expect(review.getByRole('button', { name: 'Approve and bridge' })).toBeVisible()
    await expect(environmentOf(context).prompts).toEqual([])
  },
}

/** The page doesn't allow the swap now, and says why. */
export const StoppedByPage: Story = {
  name: 'Stopped by the page',
  parameters: { pageReason: 'Swaps are closed until tomorrow.' },
  async play({ canvas }) {
    const review = within(await findReview(canvas))
    await expect(await review.findByText('Swaps are closed until tomorrow.')).toBeVisible()
  },
}

/** A price impact of 5% or more: shown in dollars, with its own checkbox. */
export const HighImpact: Story = {
  name: '5% price impact',
  parameters: {
    moral: 'A price impact of 5% is shown in dollars.',
    sandbox: { service: changingQuotes(changingDetails({ out: 930n })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    const loss = review.getByText('You’d lose about $7.00 (7%).')
    await expect(loss).toBeVisible()
    // The loss has one color, different from the passed checks: they don't judge the price.
    await expect(loss.parentElement).toHaveAttribute('data-state', 'caution')
    await expect(review.getByText('−7%').parentElement).toHaveAttribute('data-state', 'caution')
    await expect(review.getByText('Security checks passed')).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAccessibleDescription('Accept the warning above to continue.')
    if (await endsInStorybook(context)) return
    await userEvent.click(confirm)
    const tick = review.getByRole('checkbox', { name: 'I accept this loss.' })
    await expect(tick).toHaveFocus()
    await expect(environmentOf(context).prompts).toEqual([])
    await userEvent.click(tick)
    await userEvent.click(confirm)
    await waitFor(() => expect(environmentOf(context).prompts).not.toEqual([]))
  },
}

/** 10% or more: the user must type the percentage. */
export const VeryHighImpact: Story = {
  name: '10% price impact',
  parameters: {
    moral: 'To accept a price impact of 10%, you must type it.',
    sandbox: { service: changingQuotes(changingDetails({ out: 885n })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    // One figure: that of the sentence above.
    const sentence = review.getByText(/^You’d lose about /).textContent ?? ''
    const [, figure = ''] = /\(([\d.]+)%\)/.exec(sentence) ?? []
    const ask = `Type ${figure} to accept this loss`
    const field = review.getByRole('textbox', { name: ask })
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAccessibleDescription('Type the number above to continue.')
    if (await endsInStorybook(context)) return
    await userEvent.type(field, '11{Enter}')
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(environmentOf(context).prompts).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, `${figure} %`)
    await expect(confirm).not.toHaveAttribute('aria-disabled')
  },
}

/** 15% or more: the swap can’t be confirmed. */
export const TooHighImpact: Story = {
  name: '15% price impact',
  parameters: {
    moral: 'A price impact of 15% can’t be confirmed.',
    sandbox: { service: changingQuotes(changingDetails({ out: 800n })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    await expect(review.getByText('Blocked: this app doesn’t allow losses of 15% or more.')).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Refresh quote' })
    await expect(confirm).toHaveAccessibleDescription(/^Blocked for the reason above\./)
    if (await endsInStorybook(context)) return
    await userEvent.click(confirm)
    await expect(environmentOf(context).prompts).toEqual([])
  },
}

/** The value of one side is unknown: that needs its own checkbox. */
export const UnknownImpact: Story = {
  name: 'Price impact unknown',
  tags: ['hostile-service'],
  parameters: {
    moral: 'If the price impact is unknown, you must accept that first.',
    sandbox: { service: changingQuotes(changingDetails({ isWorthUnknown: true })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    await expect(review.getByText(/^Price impact unknown\./)).toBeVisible()
    await expect(review.getByRole('button', { name: /^(Confirm|Approve and) / })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    if (await endsInStorybook(context)) return
    await userEvent.click(
      review.getByRole('checkbox', { name: 'I accept that the price impact isn’t known.' }),
    )
    await expect(review.getByRole('button', { name: /^(Confirm|Approve and) / })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

/** Max slippage above 20%: the possible loss is shown as an amount, and the user must type the percentage. */
export const HighSlippage: Story = {
  name: 'Max slippage above 20%',
  parameters: {
    moral: 'High slippage shows how much you could lose.',
    quoteOf: (() => ({ slippageTolerance: 2_500 })) satisfies QuoteOf,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    await expect(
      review.getByText(
        /^Very high slippage: up to 25% \(24\.\d+ USDC · \$24\.\d\d\) less than quoted could arrive\. Your swap may be front-run\.$/,
      ),
    ).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    if (await endsInStorybook(context)) return
    await userEvent.click(confirm)
    const field = review.getByRole('textbox', { name: /^Type 25 to accept up to 25% slippage$/ })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '25')
    await userEvent.click(confirm)
    await waitFor(() => expect(environmentOf(context).prompts).not.toEqual([]))
  },
}

/** The quote doesn’t do what was asked: the audit says why, and it can’t be confirmed. */
export const Blocked: Story = {
  name: 'Blocked by the audit',
  tags: ['hostile-service'],
  parameters: {
    moral: 'A quote that doesn’t match your request can’t be signed.',
    sandbox: {
      service: changingQuotes(changingDetails({ sender: '0x000000000000000000000000000000000000bEEF' })),
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const review = within(await findReview(canvas))
    const findings = review.getByRole('region', { name: 'Security checks' })
    await expect(
      await within(findings).findByText(/The quote was made for a different account\./),
    ).toBeVisible()
    await expect(findings).toHaveTextContent('Blocked')
    // Nothing can be confirmed, so no time is left.
    await expect(review.queryByRole('img', { name: /^Quote valid/ })).not.toBeInTheDocument()
    // Before the figures, which it makes worthless.
    const follows = findings.compareDocumentPosition(review.getByText('You pay'))
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    if (await endsInStorybook(context)) return
    await userEvent.click(review.getByRole('button', { name: 'Refresh quote' }))
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** A warning from the audit: it has its own checkbox and isn’t repeated later. */
export const FindingToAccept: Story = {
  name: 'Warning to accept',
  parameters: {
    moral: 'A warning needs its own checkbox.',
    sandbox: { service: changingQuotes(changingDetails({ minimum: 970n })) } satisfies StoryOptions,
    quoteOf: (() => ({ slippageTolerance: 10 })) satisfies QuoteOf,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    const findings = review.getByRole('region', { name: 'Security checks' })
    await expect(await within(findings).findByText(/It should be at least/)).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    if (await endsInStorybook(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand and want to continue.' }))
    await userEvent.click(confirm)
    // Without a question in between.
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  },
}

/** The account is a contract: only the user knows whether they control the same address on the other network. */
export const ContractAccount: Story = {
  name: 'Smart account',
  parameters: {
    moral: 'A smart account may belong to someone else on the other network, so you’re asked.',
    sandbox: { accountKind: 'contract' } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await findReview(canvas))
    await expect(await review.findByText(/^Your account is a smart wallet\./)).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    if (await endsInStorybook(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand and want to continue.' }))
    await userEvent.click(confirm)
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  },
}

/** Dark mode on a phone, right to left. */
export const DarkNarrowAndRightToLeft: Story = {
  name: 'Dark, on a phone, right to left',
  globals: { mode: 'dark', width: '320', direction: 'rtl' },
  async play({ canvas }) {
    const dialog = await findReview(canvas)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** `ReviewWidget` behind a button of your own, without the form. */
export const WithoutForm: Story = {
  name: 'Without the form',
  parameters: { code: codeOf('ReviewWithoutForm') },
  render: () => <ReviewWithoutForm />,
  async play(context) {
    const { canvas, userEvent } = context
    const open = await canvas.findByRole('button', { name: 'Review 100 USDC' })
    await waitFor(() => expect(open).toBeEnabled())
    if (await endsInStorybook(context)) return
    await userEvent.click(open)
    await expect(await findReview(canvas)).toBeVisible()
  },
}

/** Parts of the review in your own page, with your own button: `useReview()` gives it their state. */
export const OwnParts: Story = {
  name: 'Custom parts',
  parameters: { code: codeOf('OwnReview') },
  render: () => <OwnReview />,
  async play(context) {
    const { canvas, userEvent } = context
    const send = await canvas.findByRole('button', { name: 'Send it, in 2 steps' })
    await expect(send).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(send)
    await waitFor(() => expect(environmentOf(context).prompts).not.toEqual([]))
  },
}
