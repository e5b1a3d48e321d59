import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import { codeOf } from '../book/codes.ts'
import { inFrame } from '../book/inFrame.ts'
import { tokenOf, type StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { OwnReview } from './OwnReview.tsx'
import { renderSwap } from '../support/renderSwap.tsx'
import { changingQuotes } from '../support/environment/services.ts'
import type { ArgsOf } from '../support/environment/storyArgs.ts'
import type { StoryTokens } from '../support/environment/storyTokens.ts'
import { stopsHere } from '../support/environment/stopsHere.ts'
import { openReview } from '../support/actions/submitTransfer.ts'
import { changingDetails, worseEachTime } from './worseQuotes.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { zoomed } from '../support/zoomed.ts'

const meta = {
  title: 'Widgets/Review',
  parameters: {
    anatomy: 'Review',
    docs: {
      ...inFrame,
      description: {
        component:
          'What is paid, what arrives at least, to whom, and what the wallet will be asked, read from the bytes. The form opens it; `ReviewWidget` is the same without the form.',
      },
    },
  },
  component: SwapWidget,
  render: renderSwap,
  // Tokens belong to a story's own sandbox.
  argTypes: { defaultPay: { control: false }, defaultReceive: { control: false } },
  args: { defaultAmount: '100', onSubmit: fn() },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/**
 * What is paid, what arrives and at least, to whom, and what the wallet will be asked, read from the bytes: in sixty words
 * without scrolling, with everything else a press away.
 */
export const Ready: Story = {
  name: 'Ready to confirm',
  parameters: { moral: 'You read everything you sign before the wallet asks.' },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const env = environmentOf({ loaded })
    const [account] = env.sandbox.accounts
    const [alder] = env.sandbox.chains
    const dialog = await openReview({ canvas, userEvent })
    const review = within(dialog)
    await expect(review.getByRole('heading', { name: /^Review / })).toHaveFocus()
    await expect(review.getByText('100 USDC')).toBeVisible()
    await expect(review.getByText('99.86975 USDC')).toBeVisible()
    await expect(review.getByText('Minimum 99.370401 USDC')).toBeVisible()
    await expect(review.getByText(/^Recipient and refunds: your wallet \(0x/)).toBeVisible()
    // One line each: where it goes, and each step.
    await expect(review.getByText(/^Funds and refunds/).getBoundingClientRect().height).toBeLessThan(40)
    await expect(review.getAllByText(account)[0]).not.toBeVisible()
    await expect(review.getByText('Checks passed')).toBeVisible()
    await expect(wordsOf(dialog)).toBeLessThanOrEqual(60)
    await expect(heightOf(dialog)).toBeLessThanOrEqual(740)
    if (await stopsHere(context)) return
    await userEvent.click(review.getByText(/^Funds and refunds/))
    await expect(review.getAllByText(account)[0]).toBeVisible()

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
    await userEvent.click(review.getByText(/^Funds and refunds/))
  },
}

/** Confirmed, it runs to its end. */
export const Confirmed: Story = {
  tags: ['acts'],
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await userEvent.click(review.getByRole('button', { name: /^(Confirm|Approve and) / }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** At 400 % zoom all of it can be read and pressed: head and foot scroll with the rest, and nothing is cut off at the side. */
export const Zoomed: Story = {
  ...zoomed,
  name: 'At 400 % zoom',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    const dialog = await openReview({ canvas, userEvent })
    await expect([innerWidth, innerHeight]).toEqual([320, 256])
    const box = dialog.getBoundingClientRect()
    await expect([box.left, box.top, box.right, box.bottom]).toEqual([0, 0, 320, 256])
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320)
    const review = within(dialog)
    const [title, confirm] = [
      review.getByRole('heading', { name: /^Review / }),
      review.getByRole('button', { name: /^(Confirm|Approve and) / }),
    ]
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(256)
    confirm.scrollIntoView({ block: 'end' })
    await expect(confirm.getBoundingClientRect().bottom).toBeLessThan(257)
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(0)
  },
}

/** Where the service shows the order behind the payment, as public deployments do, what is signed can be verified. */
export const VerifiedAtDeployment: Story = {
  name: 'Order verified',
  parameters: { moral: 'Where the order is shown, the payment is checked against it.' },
  globals: { dialect: 'deployment' },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await userEvent.click(review.getByText('Checks passed'))
    await expect(review.getByText(/^Verified: the order you pay for/)).toBeVisible()
  },
}

/** Escape, the cross or a press beside it lead back to the form, which is as it was. Nothing was asked. */
export const EscapeLeadsBack: Story = {
  name: 'Escape leads back to the form',
  tags: ['acts'],
  async play({ canvas, userEvent, args, loaded }) {
    await openReview({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    const submit = canvas.getByRole('button', { name: 'Bridge' })
    await expect(submit).toHaveFocus()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** A native currency: one payment to the contract that the quote names, and nothing to allow. */
export const NativeCurrency: Story = {
  name: 'A native currency',
  parameters: { tokens: { pay: 'ETH on Alder', receive: 'ETH on Birch' } satisfies StoryTokens },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await openReview({ canvas, userEvent }))
    const steps = within(review.getByRole('region', { name: 'Steps in your wallet' })).getAllByRole(
      'listitem',
    )
    await expect(steps).toHaveLength(1)
    await expect(steps[0]).toHaveTextContent(/100 ETH/)
    if (await stopsHere(context)) return
    await userEvent.click(within(steps[0] ?? document.body).getByText(/100 ETH/))
    await userEvent.click(review.getByText('Raw data'))
    await expect(review.getByText(/^0x49290c1c[0-9a-f]{128}$/)).toBeVisible()
  },
}

/** A swap on one chain: no quote says whose contract swaps, and whoever does not know it is asked. */
export const UnnamedContract: Story = {
  name: 'A contract nobody named',
  tags: ['hostile-service'],
  parameters: {
    moral: 'A contract that nobody vouches for is yours to accept.',
    tokens: { receive: 'DAI on Alder' } satisfies StoryTokens,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getAllByText('Unknown contract.')[0]).toBeVisible()
    await expect(await review.findByText(/A transaction calls an unknown contract\./)).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    if (await stopsHere(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand and want to continue.' }))
    await expect(confirm).not.toHaveAttribute('aria-disabled')
  },
}

const toOther: ArgsOf = ({ sandbox }) => ({ defaultValue: { recipient: sandbox.accounts[1] ?? '' } })

/** To somebody else: the address in full, and that it is not the account that pays. */
export const OtherRecipient: Story = {
  name: 'To somebody else',
  parameters: { moral: 'Somebody else’s address is written in full.', argsOf: toOther },
  async play({ canvas, userEvent, loaded }) {
    const [, recipient = ''] = environmentOf({ loaded }).sandbox.accounts
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getAllByText(recipient)[0]).toBeVisible()
    await expect(review.getByText('Not your connected wallet')).toBeVisible()
    await expect(review.getByText('Funds sent to a wrong address can’t be recovered.')).toBeVisible()
  },
}

/** Orders of deployments may refund the recipient instead of the payer: it stands in sight, and once. */
export const RefundToRecipient: Story = {
  name: 'A refund may go to somebody else',
  parameters: { moral: 'Who might get the refund is said before you confirm.', argsOf: toOther },
  globals: { dialect: 'deployment' },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    const warning = review.getByText(/the refund may go to the recipient on the destination/)
    await expect(warning).toBeVisible()
    await expect(warning).toHaveAttribute('data-state', 'caution')
    await expect(review.getByText('Checks passed')).toBeVisible()
  },
}

const payingShop: ArgsOf = (env) => {
  const { address } = tokenOf(env, 'USDC', 'Birch')
  const shop = env.sandbox.accounts[2]
  if (!shop) throw new Error('The sandbox has too few accounts.')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 50_000_000n] })
  return { quoteParameters: { txs: [{ to: address, value: 0n, data }] } }
}

/** Calls of the page use what arrives: the amount is theirs first, and the calls stand open. */
export const SpentByCalls: Story = {
  name: 'Calls use what arrives',
  parameters: {
    moral: 'What calls spend is not promised to you.',
    argsOf: payingShop,
    code: codeOf('SwapWithCalls'),
  },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText('Goes to contract calls')).toBeVisible()
    await expect(review.getByText(/What’s left after the calls goes to the recipient\.$/)).toBeVisible()
    await expect(review.getByText(/^transfer/i)).toBeVisible()
  },
}

/** The quote got too old while it was read: a new one comes by itself, and nothing of it is worse. */
export const TooOld: Story = {
  name: 'Quote renewed while reading',
  parameters: { sandbox: { quoteMaxAgeMs: 1_500 } satisfies StoryOptions },
  async play(context) {
    const { canvas, userEvent, args } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByRole('img', { name: /^Quote valid for \d sec$/ })).toBeVisible()
    await expect(await review.findByText('Quote refreshed.')).toBeVisible()
    if (await stopsHere(context)) return
    await userEvent.click(review.getByRole('button', { name: /^(Confirm|Approve and) / }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The price moved while it was read: old and new figures side by side, and nothing goes on before they are accepted. */
export const PriceMoved: Story = {
  name: 'Price moved while reading',
  parameters: {
    moral: 'A worse price needs a new yes.',
    sandbox: { quoteMaxAgeMs: 3_000, service: worseEachTime } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    const table = within(await review.findByRole('table', undefined, { timeout: 10_000 }))
    const [, ...rows] = table.getAllByRole('row')
    await expect(rows[0]).toHaveTextContent(/^You receive99\.86975 USDC98\.\d+ USDC worse$/)
    // While the next quote is fetched the line tells that, so it may come a moment later.
    const status = await review.findByText('The quote changed. Accept it to continue.', undefined, {
      timeout: 10_000,
    })
    await expect(status).toHaveAttribute('role', 'status')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Accepted, it can be confirmed. */
export const PriceAccepted: Story = {
  ...PriceMoved,
  name: 'New price accepted',
  tags: ['acts'],
  parameters: { ...PriceMoved.parameters, moral: undefined },
  async play(context) {
    await PriceMoved.play?.(context)
    const review = within(context.canvas.getByRole('dialog'))
    await context.userEvent.click(review.getByRole('button', { name: 'Accept new quote' }))
    await expect(review.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** Five percent or more of the worth would be lost: said in money, and accepted by itself. */
export const HighImpact: Story = {
  name: '5 % lost',
  parameters: {
    moral: 'A loss of 5 % is said in money.',
    sandbox: { service: changingQuotes(changingDetails({ out: 930n })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, args } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText('About $7.00 (7%) of value goes to price impact and fees.')).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAccessibleDescription('Confirm the warnings above to continue.')
    if (await stopsHere(context)) return
    await userEvent.click(confirm)
    const tick = review.getByRole('checkbox', { name: 'I accept this price impact.' })
    await expect(tick).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(tick)
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** Ten percent or more: what is lost is to be written. */
export const VeryHighImpact: Story = {
  name: '10 % lost',
  parameters: {
    moral: 'A loss of 10 % must be typed to be accepted.',
    sandbox: { service: changingQuotes(changingDetails({ out: 885n })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, args } = context
    const review = within(await openReview({ canvas, userEvent }))
    const field = review.getByRole('textbox', { name: /^Type 12 to accept a loss of about 12%$/ })
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    if (await stopsHere(context)) return
    await userEvent.type(field, '11{Enter}')
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '12 %')
    await expect(confirm).not.toHaveAttribute('aria-disabled')
  },
}

/** Fifteen percent or more: this page does not go on. */
export const TooHighImpact: Story = {
  name: '15 % lost',
  parameters: {
    moral: 'A loss of 15 % can’t be confirmed here.',
    sandbox: { service: changingQuotes(changingDetails({ out: 800n })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, args } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText('Blocked: this app doesn’t allow losses of 15% or more.')).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Refresh quote' })
    await expect(confirm).toHaveAccessibleDescription(/^Blocked for the reason above\./)
    if (await stopsHere(context)) return
    await userEvent.click(confirm)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Nobody says what the two sides are worth: this must be accepted by itself. */
export const UnknownImpact: Story = {
  name: 'Loss unknown',
  tags: ['hostile-service'],
  parameters: {
    moral: 'No price on one side: you accept not knowing, or you don’t go on.',
    sandbox: { service: changingQuotes(changingDetails({ isWorthUnknown: true })) } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText(/^Price impact unknown\./)).toBeVisible()
    await expect(review.getByRole('button', { name: /^(Confirm|Approve and) / })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    if (await stopsHere(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I accept an unknown price impact.' }))
    await expect(review.getByRole('button', { name: /^(Confirm|Approve and) / })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

/** More than 20 % slippage: what may be missing stands there in money, and the percentage is to be written. */
export const HighSlippage: Story = {
  name: 'Slippage above 20 %',
  parameters: { moral: 'High slippage says what you may miss, in money.' },
  args: { defaultValue: { slippage: '25' } },
  async play(context) {
    const { canvas, userEvent, args } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(
      review.getByText(/^High slippage: you could receive up to 25% \(24\.\d+ USDC \(\$24\.\d\d\)\) less\.$/),
    ).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    if (await stopsHere(context)) return
    await userEvent.click(confirm)
    const field = review.getByRole('textbox', { name: /^Type 25 to accept up to 25% slippage$/ })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '25')
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The quote does not do what it says: the audit names it, and nothing can be confirmed. */
export const Blocked: Story = {
  name: 'The quote does something else',
  tags: ['hostile-service'],
  parameters: {
    moral: 'A quote that does not do what it says can’t be signed.',
    sandbox: {
      service: changingQuotes(changingDetails({ sender: '0x000000000000000000000000000000000000bEEF' })),
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const review = within(await openReview({ canvas, userEvent }))
    const findings = review.getByRole('region', { name: 'Security checks' })
    await expect(
      await within(findings).findByText(/The quote was made for a different account\./),
    ).toBeVisible()
    await expect(findings).toHaveTextContent('Blocked')
    // Before the figures, which it makes worthless.
    const follows = findings.compareDocumentPosition(review.getByText('You pay'))
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    if (await stopsHere(context)) return
    await userEvent.click(review.getByRole('button', { name: 'Refresh quote' }))
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** Something that must be known: it has a tick of its own, and is not asked about again. */
export const FindingToAcknowledge: Story = {
  name: 'Something to be known',
  parameters: {
    moral: 'What you should know needs its own tick.',
    sandbox: { service: changingQuotes(changingDetails({ minimum: 970n })) } satisfies StoryOptions,
  },
  args: { defaultValue: { slippage: '0.1' } },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await openReview({ canvas, userEvent }))
    const findings = review.getByRole('region', { name: 'Security checks' })
    await expect(await within(findings).findByText(/with your max slippage it should be/)).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    if (await stopsHere(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand and want to continue.' }))
    await userEvent.click(confirm)
    // Without a question in between.
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
  },
}

/** An account that is a contract: whether it is the user's on the other chain, too, only the user knows. */
export const ContractAccount: Story = {
  name: 'A contract as account',
  parameters: {
    moral: 'A contract account may be a stranger’s on the other chain: you are asked.',
    sandbox: { accountKind: 'contract' } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const review = within(await openReview({ canvas, userEvent }))
    await expect(await review.findByText(/^Your account is a smart wallet\./)).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    if (await stopsHere(context)) return
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand and want to continue.' }))
    await userEvent.click(confirm)
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
  },
}

/** A page that wants the review only when something is to be accepted: nothing is, so that the wallet comes at once. */
export const NotNeeded: Story = {
  name: 'Review skipped',
  tags: ['acts'],
  args: { review: 'whenNeeded' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bridge' }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
  },
}

/** The same page, and something that must be accepted: the review comes all the same. */
export const NeededAllTheSame: Story = {
  name: 'Review needed all the same',
  tags: ['acts'],
  args: { review: 'whenNeeded', defaultValue: { slippage: '25' } },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByRole('button', { name: /^(Confirm|Approve and) / })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Dark, very narrow, and from right to left. */
export const DarkNarrowAndRightToLeft: Story = {
  name: 'Dark, on a phone, right to left',
  globals: { mode: 'dark', width: '320', direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const dialog = await openReview({ canvas, userEvent })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** Class names of the page on parts of every widget inside. */
export const ClassNames: Story = {
  name: 'Classes of the page',
  tags: ['acts'],
  args: {
    classNames: {
      'review-dialog': 'my-dialog',
      'review-accept': (state) => `my-button is-${state}`,
      fact: 'my-fact',
    },
  },
  async play({ canvas, userEvent }) {
    const dialog = await openReview({ canvas, userEvent })
    await expect(dialog).toHaveClass('my-dialog')
    await expect(canvas.getByRole('button', { name: /^(Confirm|Approve and) / })).toHaveClass(
      'my-button',
      'is-ready',
    )
    const facts = [...dialog.querySelectorAll('[data-cw-part=fact]')]
    await expect(facts.length).toBeGreaterThan(5)
    await expect(facts.every((fact) => fact.classList.contains('my-fact'))).toBe(true)
  },
}

/** Parts of the review in the page, with a button of the page's own: `useReview()` tells it what the others know. */
export const OwnParts: Story = {
  name: 'Parts of the page’s own',
  parameters: { code: codeOf('OwnReview') },
  render: () => <OwnReview />,
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it, in 2 steps' }))
    await waitFor(() => expect(environmentOf({ loaded }).prompts).not.toEqual([]))
  },
}

/** How many words are in sight. */
function wordsOf(dialog: HTMLElement): number {
  return dialog.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** How high the dialog is with nothing of it out of sight, in CSS pixels. */
function heightOf(dialog: HTMLElement): number {
  return [...dialog.children].reduce((sum, part) => sum + part.scrollHeight, 0)
}
