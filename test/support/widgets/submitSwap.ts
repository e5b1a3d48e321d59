import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses the form's button once there is a quote, and confirms it in the review. */
export async function submitSwap(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Review (bridge|swap)|Try again)$/ }))
  await user.click(await screen.findByRole('button', { name: /^(Confirm|Approve and) / }))
}
