import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { ProgressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { recordAnnouncements } from '../../support/widgets/recordAnnouncements.ts'

// A swap that the user stops at a question, on a page without the form.

async function ask(write: () => Promise<never>) {
  const env = createTestEnvironment()
  const journal = { ...createMemoryJournal(), write }
  const config = configOf(env, { journal })
  onTestFinished(config.stop)
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  renderWithCauseway(<ProgressWidget />, env, { config })
  const { current } = config.executions
  void current.start(quote, { wallet: env.wallet, chainReader: config.chainReader })
  await screen.findByRole('heading', { name: 'Action needed' })
  return { current, user: userEvent.setup() }
}

it('default: leaves with one press if nothing was sent, and says so', async () => {
  const refuse = () => Promise.reject(new DOMException('The quota is used up.', 'QuotaExceededError'))
  const { current, user } = await ask(refuse)
  const said = recordAnnouncements()
  await user.click(screen.getByRole('button', { name: 'Stop here' }))
  expect(await screen.findByRole('heading', { name: 'No swap to show' })).toHaveFocus()
  expect(current.getState().status).toBe('idle')
  expect(said.at(-1)).toBe('You stopped before anything was sent.')
})
