import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { PendingExecutions, PendingExecutionsWidget, usePendingExecutions } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storedSwaps } from '../../support/swaps/storedSwaps.ts'

const doubt = 'Still checking an earlier swap. If it went through, you’d pay twice with a new one.'
const notShown = 'Can’t open it right now: it’s active elsewhere, or another swap is in progress.'

/** A browser with swaps of the connected wallet in these statuses. */
function openWith(statuses: readonly string[], change: Parameters<typeof renderWithCauseway>[2] = {}) {
  const env = createTestEnvironment()
  const journal = storedSwaps(
    statuses.map((status, index) => ({
      id: `0x${index}`,
      status,
      sender: env.wallet.address,
      agoMs: 60_000,
      chainIds: [env.chains[0].id, env.chains[1].id],
      items: ['confirming'],
    })),
  )
  renderWithCauseway(<PendingExecutionsWidget />, env, { journal, ...change })
  return { env, journal }
}

it.each([
  [['confirming'], '1 unfinished swap'],
  [['confirming', 'confirming'], '2 unfinished swaps'],
])('a11y: announces the heading of %s, too', async (statuses, title) => {
  openWith(statuses)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(statuses.length))
  expect(screen.getByRole('heading')).toHaveTextContent(title)
  expect(screen.getByRole('status').textContent).toBe(title)
})

it('a11y: announces nothing without a swap', async () => {
  const journal = createMemoryJournal()
  await journal.write({ id: '0xone', text: '{' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  await screen.findByText('0xone')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('behavior: shows no doubt about a swap that the provider confirms', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 60_000 } })
  const journal = createMemoryJournal()
  const before = configOf(env, { journal })
  const { current } = before.executions
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('filling'), { timeout: 60_000 })
  before.stop()
  const config = configOf(env, { journal })
  onTestFinished(config.stop)
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
  expect(await screen.findByText('In progress')).toBeVisible()
  expect(screen.queryByText(doubt)).toBeNull()
})

it('behavior: shows no doubt about a swap that another tab runs', async () => {
  openWith(['confirming'], { locks: { acquire: async () => undefined } })
  const item = await screen.findByRole('listitem')
  await waitFor(() => expect(item).toHaveTextContent(/ – active in another tab$/))
  expect(screen.queryByText(doubt)).toBeNull()
})

it('behavior: doesn’t show a swap in place of one that waits for the wallet', async () => {
  const env = createTestEnvironment()
  env.sandbox.wallet.approve = 'manual'
  const journal = storedSwaps([
    {
      id: '0xone',
      status: 'confirming',
      sender: env.wallet.address,
      chainIds: [env.chains[0].id, env.chains[1].id],
      items: ['confirming'],
    },
  ])
  const config = configOf(env, { journal })
  onTestFinished(config.stop)
  function Copy() {
    const { announce } = usePendingExecutions()
    return (
      <button type="button" onClick={() => announce('Copied')}>
        Copy
      </button>
    )
  }
  renderWithCauseway(
    <PendingExecutions.Root>
      <PendingExecutions.Warnings />
      <PendingExecutions.List />
      <Copy />
    </PendingExecutions.Root>,
    env,
    { config },
  )
  const user = userEvent.setup()
  const show = await screen.findByRole('button', { name: /^Show swap/ })
  const { current } = config.executions
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  void current.start(quote, { wallet: env.wallet, chainReader: config.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('awaitingWallet'), { timeout: 60_000 })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await user.click(show)
  expect(await screen.findAllByText(notShown)).toHaveLength(2)
  expect(screen.queryByText('Copied')).toBeNull()
  expect(show).toHaveFocus()
})
