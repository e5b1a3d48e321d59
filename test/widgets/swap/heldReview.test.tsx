import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

it('behavior: says in the review how long a rate limit lasts, and requests nothing meanwhile', async () => {
  const env = createTestEnvironment()
  let shiftMs = 0
  let isLimited = false
  let refused = 0
  const headers = { 'retry-after': '30' }
  const client = clientOf(
    async (input, init) => {
      if (!isLimited) return env.sandbox.fetch(input, init)
      refused++
      return Response.json({ message: 'Slow down' }, { status: 429, headers })
    },
    { now: () => Date.now() + shiftMs, sleep: systemClock.sleep },
  )
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  renderWithCauseway(<SwapWidget defaultValue={{ pay, receive }} />, env, { client })
  const user = userEvent.setup()
  await pasteInto(user, screen.getByRole('textbox', { name: 'Amount you pay' }), '100')
  await user.click(await screen.findByRole('button', { name: /^Review (bridge|swap)$/ }))
  await screen.findByRole('button', { name: /^(Confirm|Approve and) / })
  const passTime = (ms: number) => {
    shiftMs += ms
    act(() => void fireEvent(document, new Event('visibilitychange')))
  }
  isLimited = true
  passTime(61_000)
  const refresh = await screen.findByRole('button', { name: 'Refresh quote' })
  await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'true'))
  expect(refresh).toHaveAccessibleDescription('Too many requests. Try again in about 30 sec.')
  const before = refused
  await user.click(refresh)
  expect(refused).toBe(before)

  isLimited = false
  passTime(30_001)
  await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled'))
  expect(refresh).toHaveAccessibleDescription('This quote has expired.')
  await user.click(refresh)
  expect(await screen.findByText('Quote refreshed.')).toBeVisible()
})
