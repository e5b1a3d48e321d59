import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { tokenOf, type StoryOptions } from './support/createStoryEnvironment.ts'
import { OwnReview } from './support/OwnReview.tsx'
import { renderSwap } from './support/renderSwap.tsx'
import { changingQuotes } from './support/services.ts'
import { openReview } from './support/submitTransfer.ts'
import { changingDetails, worseEachTime } from './support/worseQuotes.ts'
import { environmentOf } from './support/withSandbox.tsx'

const meta = {
  title: 'Widgets/Review',
  component: SwapWidget,
  render: renderSwap,
  // Tokens belong to a story's own sandbox.
  argTypes: { defaultPay: { control: false }, defaultReceive: { control: false } },
  args: { defaultAmount: '100', onSubmit: fn() },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/** What is paid, what arrives and at least, to whom, and what the wallet will be asked, read from the bytes. */
export const Ready: Story = {
  async play({ canvas, userEvent, args, loaded }) {
    const env = environmentOf({ loaded })
    const [account] = env.sandbox.accounts
    const [alder] = env.sandbox.chains
    const dialog = await openReview({ canvas, userEvent })
    const review = within(dialog)
    await expect(review.getByRole('heading', { name: 'Check the transfer' })).toHaveFocus()
    await expect(review.getByText('USDC on Alder to USDC on Birch')).toBeVisible()
    await expect(review.getByText('100 USDC')).toBeVisible()
    await expect(review.getByText('99.86975 USDC')).toBeVisible()
    await expect(review.getByText('At least 99.370401 USDC')).toBeVisible()
    await expect(review.getAllByText(account).length).toBeGreaterThanOrEqual(3)

    const [approve, deposit] = within(
      review.getByRole('region', { name: 'What your wallet will ask for' }),
    ).getAllByRole('listitem')
    await expect(approve).toHaveTextContent('Allow taking 100 USDC on Alder')
    await expect(approve).toHaveTextContent(`Who may take it`)
    await expect(approve).toHaveTextContent(alder?.depository ?? 'none')
    await expect(approve).toHaveTextContent(tokenOf(env, 'USDC', 'Alder').address)
    await expect(deposit).toHaveTextContent(/Deposit 100 USDC for order 0x\w{4}…\w{4} on Alder/)
    await expect(deposit).not.toHaveTextContent('can’t be read here')
    await expect(deposit).toHaveTextContent('Order number')
    await expect(
      review.getByText(/^Verified: your payment names an order that does what this review says/),
    ).toBeVisible()
    await expect(deposit).toHaveTextContent('The quote names it as a contract of the service.')

    await userEvent.click(review.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toHaveFocus()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Where the service shows the order behind the payment, as public deployments do, what is signed can be verified. */
export const VerifiedAtDeployment: Story = {
  globals: { dialect: 'deployment' },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText(/^Verified: your payment names an order/)).toBeVisible()
  },
}

/** Escape, the cross or a press beside it lead back to the form, which is as it was. Nothing was asked. */
export const Left: Story = {
  async play({ canvas, userEvent, args, loaded }) {
    await openReview({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    const submit = canvas.getByRole('button', { name: 'Bridge' })
    await expect(submit).toHaveFocus()
    await expect(canvas.getByLabelText('You pay, amount')).toHaveValue('100')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** A native currency: one payment to the contract that the quote names, and nothing to allow. */
export const NativeCurrency: Story = {
  render: (args, context) =>
    renderSwap(
      {
        ...args,
        defaultPay: tokenOf(environmentOf(context), 'ETH', 'Alder'),
        defaultReceive: tokenOf(environmentOf(context), 'ETH', 'Birch'),
      },
      context,
    ),
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    const steps = within(review.getByRole('region', { name: 'What your wallet will ask for' })).getAllByRole(
      'listitem',
    )
    await expect(steps).toHaveLength(1)
    await expect(steps[0]).toHaveTextContent(/100 ETH/)
    await userEvent.click(review.getByText('Data in full'))
    await expect(review.getByText(/^0x49290c1c[0-9a-f]{128}$/)).toBeVisible()
  },
}

/** A swap on one chain: no quote says whose contract swaps, and whoever does not know it is asked. */
export const UnnamedContract: Story = {
  render: (args, context) =>
    renderSwap({ ...args, defaultReceive: tokenOf(environmentOf(context), 'DAI', 'Alder') }, context),
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getAllByText('Nobody says whose contract this is.')[0]).toBeVisible()
    await expect(review.getByText(/^Swapped by/)).toBeVisible()
    await expect(
      await review.findByText(/A transaction calls a contract that is not known to be the service’s\./),
    ).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Confirm' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand this and want to go on.' }))
    await expect(confirm).not.toHaveAttribute('aria-disabled')
  },
}

/** To somebody else: the address in full, and that it is not the account that pays. */
export const OtherRecipient: Story = {
  render: (args, context) =>
    renderSwap(
      { ...args, defaultValue: { recipient: environmentOf(context).sandbox.accounts[1] ?? '' } },
      context,
    ),
  async play({ canvas, userEvent, loaded }) {
    const [, recipient = ''] = environmentOf({ loaded }).sandbox.accounts
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getAllByText(recipient)[0]).toBeVisible()
    await expect(review.getByText('Not the account that pays')).toBeVisible()
    await expect(review.getByText('What is sent to a wrong recipient is lost.')).toBeVisible()
  },
}

/** The quote got too old while it was read: its figures stood still, and a new one is asked for by a press. */
export const TooOld: Story = {
  parameters: { sandbox: { quoteMaxAgeMs: 1_500 } satisfies StoryOptions },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await userEvent.click(await review.findByRole('button', { name: 'Get a new quote' }))
    await expect(
      await review.findByText('Here is a new quote. Nothing in it is worse for you.'),
    ).toBeVisible()
    await userEvent.click(review.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The price moved while it was read: old and new figures side by side, and nothing goes on before they are accepted. */
export const PriceMoved: Story = {
  parameters: {
    sandbox: { quoteMaxAgeMs: 1_500, service: worseEachTime } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await userEvent.click(await review.findByRole('button', { name: 'Get a new quote' }))
    const table = within(await review.findByRole('table'))
    const [, ...rows] = table.getAllByRole('row')
    await expect(rows[0]).toHaveTextContent(/^You receive99\.86975 USDC98\.\d+ USDC worse for you$/)
    await expect(
      review.getByText('The quote has changed. Compare the figures and accept the new ones.'),
    ).toHaveAttribute('role', 'status')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(review.getByRole('button', { name: 'Accept the new figures' }))
    await expect(review.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** Five percent or more of the worth would be lost: said in money, and accepted by itself. */
export const HighImpact: Story = {
  parameters: {
    sandbox: { service: changingQuotes(changingDetails({ out: 930n })) } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText('You lose about $7.00 (7%) by price and fees.')).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Confirm' })
    await expect(confirm).toHaveAccessibleDescription('Accept what is marked above to go on.')
    await userEvent.click(confirm)
    const tick = review.getByRole('checkbox', { name: 'I accept this loss.' })
    await expect(tick).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(tick)
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** Ten percent or more: what is lost is to be written. */
export const VeryHighImpact: Story = {
  parameters: {
    sandbox: { service: changingQuotes(changingDetails({ out: 885n })) } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    const field = review.getByRole('textbox', { name: /^To accept a loss of about 11\.\d+%, write 12$/ })
    const confirm = review.getByRole('button', { name: 'Confirm' })
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
  parameters: {
    sandbox: { service: changingQuotes(changingDetails({ out: 800n })) } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText('This page does not go on with a loss of 15% or more.')).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Can’t be confirmed' })
    await expect(confirm).toHaveAccessibleDescription(/^This quote can’t be confirmed\./)
    await userEvent.click(confirm)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Nobody says what the two sides are worth: this must be accepted by itself. */
export const UnknownImpact: Story = {
  parameters: {
    sandbox: { service: changingQuotes(changingDetails({ isWorthUnknown: true })) } satisfies StoryOptions,
  },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByText(/is not known\. You may lose a large part of it\.$/)).toBeVisible()
    await expect(review.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(review.getByRole('checkbox', { name: 'I accept that the loss is not known.' }))
    await expect(review.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled')
  },
}

/** More than 20 % slippage: what may be missing stands there in money, and the percentage is to be written. */
export const HighSlippage: Story = {
  args: { defaultValue: { slippage: '25' } },
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(
      review.getByText(/^Up to 25% less than quoted may arrive: 24\.\d+ USDC \(\$24\.\d\d\) less\.$/),
    ).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Confirm' })
    await userEvent.click(confirm)
    const field = review.getByRole('textbox', { name: /less may arrive, write 25$/ })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '25')
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The quote does not do what it says: the audit names it, and nothing can be confirmed. */
export const Blocked: Story = {
  parameters: {
    sandbox: {
      service: changingQuotes(changingDetails({ sender: '0x000000000000000000000000000000000000bEEF' })),
    } satisfies StoryOptions,
  },
  async play({ canvas, userEvent, loaded }) {
    const review = within(await openReview({ canvas, userEvent }))
    const findings = review.getByRole('region', { name: 'What the check of the quote found' })
    await expect(await within(findings).findByText(/The quote was made for another account\./)).toBeVisible()
    await expect(findings).toHaveTextContent('Not possible')
    await userEvent.click(review.getByRole('button', { name: 'Can’t be confirmed' }))
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** Something that must be known: it has a tick of its own, and is not asked about again. */
export const ToBeKnown: Story = {
  parameters: {
    sandbox: { service: changingQuotes(changingDetails({ minimum: 970n })) } satisfies StoryOptions,
  },
  args: { defaultValue: { slippage: '0.1' } },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    const findings = review.getByRole('region', { name: 'What the check of the quote found' })
    await expect(await within(findings).findByText(/By your slippage tolerance it should be/)).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Confirm' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand this and want to go on.' }))
    await userEvent.click(confirm)
    // Without a question in between.
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toHaveFocus()
  },
}

/** An account that is a contract: whether it is the user's on the other chain, too, only the user knows. */
export const ContractAccount: Story = {
  parameters: { sandbox: { accountKind: 'contract' } satisfies StoryOptions },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(await review.findByText(/^Your account is a contract\./)).toBeVisible()
    const confirm = review.getByRole('button', { name: 'Confirm' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(review.getByRole('checkbox', { name: 'I understand this and want to go on.' }))
    await userEvent.click(confirm)
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toHaveFocus()
  },
}

/** A page that wants the review only when something is to be accepted: nothing is, so that the wallet comes at once. */
export const NotNeeded: Story = {
  args: { review: 'whenNeeded' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bridge' }))
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toHaveFocus()
  },
}

/** The same page, and something that must be accepted: the review comes all the same. */
export const NeededAllTheSame: Story = {
  args: { review: 'whenNeeded', defaultValue: { slippage: '25' } },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Dark, very narrow, and from right to left. */
export const DarkNarrowAndRightToLeft: Story = {
  globals: { mode: 'dark', width: '320', direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const dialog = await openReview({ canvas, userEvent })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** Class names of the page on parts of every widget inside. */
export const ClassNames: Story = {
  args: {
    classNames: {
      'review-dialog': 'my-dialog',
      'review-confirm': (state) => `my-button is-${state}`,
      fact: 'my-fact',
    },
  },
  async play({ canvas, userEvent }) {
    const dialog = await openReview({ canvas, userEvent })
    await expect(dialog).toHaveClass('my-dialog')
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveClass('my-button', 'is-ready')
    const facts = [...dialog.querySelectorAll('[data-cw-part=fact]')]
    await expect(facts.length).toBeGreaterThan(5)
    await expect(facts.every((fact) => fact.classList.contains('my-fact'))).toBe(true)
  },
}

/** Parts of the review in the page, with a button of the page's own: `useReview()` tells it what the others know. */
export const OwnParts: Story = {
  render: () => <OwnReview />,
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it, in 2 steps' }))
    await waitFor(() => expect(environmentOf({ loaded }).prompts).not.toEqual([]))
  },
}
