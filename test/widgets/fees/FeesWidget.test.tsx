import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getQuote } from '../../../src/actions/getQuote.ts'
import { FeesWidget } from '../../../src/exports/widgets.ts'
import { createTestEnvironment } from '../../support/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const rows = () =>
  document.querySelectorAll('[data-cw-part="facts"]:not(section *) > [data-cw-part="fact"]').length
const waiting = () => document.querySelector('[data-cw-part="facts"][aria-hidden]')

// In this order: what is loaded once is there at once.

it('default: while its lines are loaded nobody hears of the room that is kept for them', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters())
  renderWithCauseway(<FeesWidget quote={quote} variant="full" />, env)
  expect(waiting()).not.toBeNull()
  const kept = rows()
  expect(screen.queryByRole('term')).toBeNull()
  expect(await screen.findByText('You receive at least')).toBeVisible()
  expect(waiting()).toBeNull()
  expect(rows()).toBe(kept)
})

it('default: opens to every fee and term', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters())
  renderWithCauseway(<FeesWidget quote={quote} />, env)
  expect(rows()).toBe(0)
  await userEvent.click(screen.getByText(/^Fees \$/))
  expect(await screen.findByText('You receive at least')).toBeVisible()
  expect(rows()).toBe(6)
})
