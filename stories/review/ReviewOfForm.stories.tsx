import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { openReview } from '../support/actions/submitSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { isZoomed, zoomed } from '../support/zoomed.ts'

/** The review as the form opens it. */
const meta = {
  title: 'Tests/Review of the form',
  tags: ['acts', '!autodocs'],
  component: SwapWidget,
  render: renderSwap,
  args: { defaultAmount: '100', onSubmit: fn() },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Confirmed, the swap runs to its end. */
export const Confirmed: Story = {
  async play({ canvas, userEvent, args }) {
    const review = within(await openReview({ canvas, userEvent }))
    await userEvent.click(review.getByRole('button', { name: /^(Confirm|Approve and) / }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** At 400% zoom everything stays readable and usable: header and footer scroll along, and nothing is cut off. */
export const Zoomed: Story = {
  ...zoomed,
  name: 'At 400% zoom',
  async play({ canvas, userEvent }) {
    const dialog = await openReview({ canvas, userEvent })
    if (!isZoomed()) return
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

/** Escape, the close button or a click outside return to the unchanged form. The wallet isn’t asked. */
export const EscapeLeadsBack: Story = {
  name: 'Closed with Escape',
  async play({ canvas, userEvent, args, loaded }) {
    await openReview({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    const submit = canvas.getByRole('button', { name: 'Review bridge' })
    await expect(submit).toHaveFocus()
    await expect(canvas.getByLabelText('Amount you pay')).toHaveValue('100')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** With `review="whenNeeded"` and nothing to accept, the wallet opens at once. */
export const NotNeeded: Story = {
  name: 'Review skipped',
  args: { review: 'whenNeeded' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bridge' }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
  },
}

/** The same setting with something to accept: the review opens. */
export const NeededAllTheSame: Story = {
  name: 'Review needed',
  args: { review: 'whenNeeded', defaultValue: { slippage: '25' } },
  async play({ canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByRole('button', { name: /^(Confirm|Approve and) / })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The page’s own class names on parts of the widgets. */
export const ClassNames: Story = {
  name: 'Custom class names',
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

/** The quote expired during the review: a new one loads on its own and is no worse. */
export const TooOld: Story = {
  name: 'Quote refreshed during review',
  parameters: { sandbox: { quoteMaxAgeMs: 1_500 } satisfies StoryOptions },
  async play({ args, canvas, userEvent }) {
    const review = within(await openReview({ canvas, userEvent }))
    await expect(review.getByRole('img', { name: /^Quote valid for \d sec$/ })).toBeVisible()
    const confirm = review.getByRole('button', { name: /^(Confirm|Approve and) / })
    const { top } = confirm.getBoundingClientRect()
    await expect(await review.findByText('Quote refreshed.')).toBeVisible()
    // It is heard; the ring shows it, and the button stays where it is.
    await expect(confirm.getBoundingClientRect().top).toBe(top)
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
