import { defaultApiKey } from '@causeway/sandbox/simulated'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: lets the user show a saved swap whose payment is pending, but not remove it', async () => {
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

/** A page that finds a swap of an earlier one, whose deposit the network dropped. */
async function findDropped(env: TestEnvironment, client = env.client): Promise<void> {
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[0].id, type: 'reorgedDeposit' })
  const journal = createMemoryJournal()
  const before = configOf(env, { client, journal })
  const { current } = before.executions
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('failed'), { timeout: 60_000 })
  before.stop()
  // As stored by a page that watched longer.
  for (const { id, text } of await journal.read()) {
    const dropped = text.replace('"status":"done"', '"status":"confirming","change":"reorganized"')
    await journal.write({ id, text: dropped })
  }
  const config = configOf(env, { client, journal })
  onTestFinished(config.stop)
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
}

it('behavior: names a dropped deposit at once, and says until when it stays listed', async () => {
  const env = createTestEnvironment()
  // The history wants a key, which a partner's server adds.
  const client = clientOf((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    return env.sandbox.fetch(url, { ...init, headers })
  })
  await findDropped(env, client)
  expect(await screen.findByText('Deposit dropped')).toBeVisible()
  expect(
    await screen.findByText(/^It could still go through, so it stays listed until \w+ \d+, \d{4}/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove swap/ })).toBeNull()
})

it('behavior: names a dropped deposit on a page without the history, too, since its chain shows it', async () => {
  await findDropped(createTestEnvironment())
  expect(await screen.findByText('Deposit dropped')).toBeVisible()
  expect(screen.queryByText('Failed')).toBeNull()
})
