import { expect, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'

type Act = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Presses the form's button once there is a quote: the review opens. Gives its dialog. */
export async function openReview({ canvas, userEvent }: Act): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Review )?(bridge|swap)$/i }))
  const review = await canvas.findByRole('dialog', { name: /^Review / })
  // In Storybook it fades in.
  await waitFor(() => expect(review).toBeVisible())
  return review
}

/** Submits the form, and confirms in the review. */
export async function submitSwap(act: Act): Promise<void> {
  await openReview(act)
  await act.userEvent.click(await act.canvas.findByRole('button', { name: /^(Confirm|Approve and) / }))
}
