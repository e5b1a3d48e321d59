import { defaultApiKey, type ActiveEndpointFault } from '@causeway/sandbox/simulated'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { PendingExecutionsWidget, ProgressWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const recipient = '0x00000000000000000000000000000000000000b2'
const stranger = '0x00000000000000000000000000000000000000c3'
const otherHash = `0x${'7'.repeat(64)}`

/** A page that finds a swap whose record an attacker has changed; the provider answers when the test says so. */
async function openForged(fault: ActiveEndpointFault = { type: 'lostConnection', endpoint: 'status' }) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 300 } })
  const journal = createMemoryJournal()
  const before = configOf(env, { journal })
  const quote = await getQuote(env.client, env.quoteParameters('ETH', { recipient }))
  const { current } = before.executions
  void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('filling'), { timeout: 60_000 })
  const sent = current.getState().items[0]?.transactionHash ?? ''
  before.stop()
  for (const { id, text } of await journal.read()) {
    const forged = text.replaceAll(new RegExp(recipient, 'gi'), stranger).replaceAll(sent, otherHash)
    await journal.write({ id, text: forged })
  }
  env.sandbox.faults.add(fault)
  // Like a server of the page's own: the history needs a key.
  const client = clientOf((input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-api-key', defaultApiKey)
    return env.sandbox.fetch(request)
  })
  const config = configOf(env, { journal, client })
  onTestFinished(config.stop)
  renderWithCauseway(
    <>
      <PendingExecutionsWidget />
      <ProgressWidget />
    </>,
    env,
    { config },
  )
  return { user: userEvent.setup(), sent, answer: () => env.sandbox.faults.clear() }
}

const shownText = () => document.body.textContent ?? ''

describe('a swap that was found in a store', () => {
  it('default: shows nothing of it before the provider answers, and then what the provider reports', async () => {
    const { user, sent, answer } = await openForged()
    await user.click(await screen.findByRole('button', { name: /^Show swap/ }))
    await screen.findByRole('heading', { name: 'Not confirmed yet' })
    await waitFor(() => expect(screen.getAllByText('Not confirmed')).toHaveLength(2))
    expect(screen.queryByText('Done')).toBeNull()
    for (const told of [recipient, stranger, sent, otherHash]) expect(shownText()).not.toContain(told)

    answer()
    await screen.findByRole('heading', { name: 'Bridge complete' })
    const facts = await waitFor(() => {
      const shown = document.querySelector<HTMLElement>('[data-cw-part="progress-facts"] dd')
      if (!shown) throw new Error('There are no facts yet.')
      return shown
    })
    expect(within(facts).getByText(new RegExp(recipient, 'i'))).toBeInTheDocument()
    expect(shownText()).not.toContain(stranger)
    expect(shownText()).toContain(sent.slice(-4))
    expect(shownText()).not.toContain(otherHash.slice(-4))
  })

  it('a11y: focuses its title after the button that showed it', async () => {
    const { user } = await openForged({ type: 'latency', delayMs: 60_000, endpoint: 'status' })
    const show = await screen.findByRole('button', { name: /^Show swap/ })
    show.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Not confirmed yet' })).toHaveFocus())
  })

  it('behavior: shows a stored swap as “Checking again…” while the provider is asked', async () => {
    const { user } = await openForged({ type: 'latency', delayMs: 60_000, endpoint: 'status' })
    await user.click(await screen.findByRole('button', { name: /^Show swap/ }))
    expect(await screen.findAllByText('Checking again…')).toHaveLength(2)
    expect(screen.queryByText('Not confirmed')).toBeNull()
  })

  it('behavior: warns in the form about paying twice once the provider was asked, and offers to remove the swap then', async () => {
    const { user } = await openForged()
    const line = 'Still checking an earlier swap. If it went through, you’d pay twice with a new one.'
    expect(await screen.findByText(line)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Remove swap/ }))
    await waitFor(() => expect(screen.queryByText(line)).toBeNull())
    expect(screen.queryByRole('button', { name: /^Show swap/ })).toBeNull()
  })
})
