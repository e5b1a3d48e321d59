import { defaultApiKey } from '@causeway/sandbox/simulated'
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

describe('a swap that was left before its deposit was mined', () => {
  it('behavior: shows up once it has arrived, although it is not displayed', async () => {
    const env = createTestEnvironment()
    const network = env.sandbox.network(env.chains[0].id)
    network.mining = 'manual'
    const journal = createMemoryJournal()
    const before = configOf(env, { journal })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { current } = before.executions
    void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
    await vi.waitFor(() => expect(current.getState().items[0]?.transactionHash).toBeDefined(), {
      timeout: 60_000,
    })
    before.stop()

    // Like a server of the page's own: the history needs a key.
    const client = clientOf((input, init) => {
      const request = new Request(input, init)
      request.headers.set('x-api-key', defaultApiKey)
      return env.sandbox.fetch(request)
    })
    const config = configOf(env, { journal, client })
    onTestFinished(config.stop)
    renderWithCauseway(<ActivityWidget />, env, { config })
    await screen.findByText('No activity yet. Your swaps will appear here.')
    network.mine()
    network.mining = 'automatic'
    expect(await screen.findByRole('button', { name: /ETH to .*Completed/ })).toBeVisible()
  })
})
