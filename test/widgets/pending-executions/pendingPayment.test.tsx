import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: a saved swap whose payment is pending can be shown, and not be removed', async () => {
  const env = createTestEnvironment()
  env.sandbox.network(env.chains[0].id).mining = 'manual'
  const journal = createMemoryJournal()
  const before = configOf(env, { journal })
  const { current } = before.executions
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('confirming'), { timeout: 60_000 })
  before.stop()
  const config = configOf(env, { journal })
  onTestFinished(config.stop)
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
  const doubt = 'Still checking an earlier swap. If it went through, you’d pay twice with a new one.'
  expect(await screen.findByText(doubt)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Show swap/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove swap/ })).toBeNull()
})
