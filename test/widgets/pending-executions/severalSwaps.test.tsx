import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal, type Journal, type JournalEntry, type Locks } from '@causeway/react/execution'
import { PendingExecutions, PendingExecutionsWidget, usePendingExecutions } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storedSwaps, type StoredSwap } from '../../support/swaps/storedSwaps.ts'

/** Whether the list takes any place. */
function Emptiness() {
  return <output aria-label="Empty">{String(usePendingExecutions().isEmpty)}</output>
}

/** A page that finds swaps which earlier pages have sent, beside others; they end once the provider answers. */
async function openSent(
  amounts: readonly bigint[],
  others: readonly StoredSwap[] = [],
  { broken = [], isLost = false }: { broken?: readonly JournalEntry[]; isLost?: boolean } = {},
) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 300 } })
  const chainIds = [env.chains[0].id, env.chains[1].id] as const
  const journal = createMemoryJournal()
  if (isLost) env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[0].id, type: 'reorgedDeposit' })
  for (const amount of amounts) {
    const before = configOf(env, { journal })
    const { current } = before.executions
    const quote = await getQuote(env.client, { ...env.quoteParameters('ETH'), amount })
    void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
    await vi.waitFor(() => {
      if (current.getState().status === 'attention') current.proceed()
      expect(current.getState().status).toBe('filling')
    }, 60_000)
    before.stop()
  }
  const stored = storedSwaps(others.map((swap) => ({ ...swap, sender: env.wallet.address, chainIds })))
  for (const entry of [...(await stored.read()), ...broken]) await journal.write(entry)
  const end = env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status' })
  const config = configOf(env, { journal })
  onTestFinished(config.stop)
  renderWithCauseway(
    <PendingExecutions.Root>
      <PendingExecutions.Title />
      <PendingExecutions.List />
      <Emptiness />
    </PendingExecutions.Root>,
    env,
    { config },
  )
  await waitFor(() =>
    expect(screen.getAllByRole('listitem')).toHaveLength(amounts.length + others.length + broken.length),
  )
  return { end }
}

it('behavior: removes only the swap that the user removes', async () => {
  const { end } = await openSent([10n ** 18n, 2n * 10n ** 18n])
  end()
  await waitFor(() => expect(screen.getAllByText('Completed')).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: /^Remove swap: 1\sETH/ }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('listitem')).toHaveTextContent(/^2 ETH on Alder to ETH on Birch/)
})

it.each([
  ['readable', []],
  ['of which one is unreadable', [{ id: '0xbroken', text: '{' }]],
])(
  'behavior: doesn’t count in the heading beside one in progress and one that is over, %s',
  async (_, broken) => {
    const { end } = await openSent([10n ** 18n], [{ id: '0xother', status: 'confirming' }], { broken })
    expect(screen.getByRole('heading')).toHaveTextContent(
      broken.length === 0 ? '2 unfinished swaps' : 'Saved swaps',
    )
    end()
    await within(screen.getByRole('list')).findByText('Completed')
    expect(screen.getAllByRole('listitem')).toHaveLength(2 + broken.length)
    expect(screen.getByRole('heading')).toHaveTextContent('Saved swaps')
    expect(screen.getByLabelText('Empty')).toHaveTextContent('false')
  },
)

it('behavior: doesn’t count in the heading beside one in progress and one that failed', async () => {
  const { end } = await openSent([10n ** 18n], [{ id: '0xother', status: 'confirming' }], { isLost: true })
  end()
  await within(screen.getByRole('list')).findByText('Failed')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('heading')).toHaveTextContent('Saved swaps')
})

/** A page without any progress, which finds two swaps in its store. */
function openStored(change: { locks?: Locks; changeJournal?: (journal: Journal) => Journal } = {}) {
  const env = createTestEnvironment()
  const { changeJournal = (journal) => journal, ...rest } = change
  const entry = {
    status: 'confirming',
    sender: env.wallet.address,
    agoMs: 60_000,
    chainIds: [env.chains[0].id, env.chains[1].id],
    items: ['confirming'],
  } as const
  const journal = storedSwaps(['0xone', '0xtwo'].map((id) => ({ ...entry, id })))
  const config = configOf(env, { journal: changeJournal(journal), ...rest })
  onTestFinished(config.stop)
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
  return { env, config, journal, user: userEvent.setup() }
}

it('a11y: moves the focus of a shown swap to the next row where the page shows no progress', async () => {
  const { user } = openStored()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  const [first] = screen.getAllByRole('button', { name: /^Show swap/ })
  first?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('button', { name: /^Show swap/ })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(/^1 unfinished swap$/)
})

it('behavior: doesn’t call the last swap removed when it is shown on a page without a progress', async () => {
  const { config, user } = openStored()
  for (const count of [2, 1]) {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))
    const [first] = screen.getAllByRole('button', { name: /^Show swap/ })
    await user.click(first ?? document.body)
    // The first one is left, so that the next one can be shown.
    if (count === 2) await config.executions.forget('0xone')
  }
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(screen.queryByText('Removed from this list.')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a11y: doesn’t move the focus when a swap that couldn’t be shown leaves later by itself', async () => {
  let changed = () => {}
  const { env, config, journal, user } = openStored({
    changeJournal: (entries) => ({ ...entries, subscribe: (listener) => ((changed = listener), () => {}) }),
  })
  env.sandbox.wallet.approve = 'manual'
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  const { current } = config.executions
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  void current.start(quote, { wallet: env.wallet, chainReader: config.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('awaitingWallet'), 60_000)
  const [first] = screen.getAllByRole('button', { name: /^Show swap/ })
  await user.click(first ?? document.body)
  expect(await screen.findAllByText(/^Can’t open it right now/)).toHaveLength(2)
  // Another tab removes it.
  await journal.remove('0xone')
  act(() => changed())
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(document.body).toHaveFocus()
})

it.each([/^Show swap/, /^Remove swap/])(
  'behavior: clears the result of an earlier press while %s is pending',
  async (name) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    onTestFinished(() => reported.mockRestore())
    const page = { isHanging: false }
    const { user } = openStored({
      locks: {
        acquire: () =>
          page.isHanging
            ? new Promise<undefined>(() => {})
            : Promise.reject(new DOMException('gone', 'InvalidStateError')),
      },
      changeJournal: (entries) => ({ ...entries, remove: () => new Promise(() => {}) }),
    })
    const status = screen.getByRole('status')
    const press = async (button: RegExp) => {
      const [first] = await screen.findAllByRole('button', { name: button })
      await user.click(first ?? document.body)
    }
    await press(/^Show swap/)
    await waitFor(() => expect(status.textContent).toMatch(/^Your browser can’t tell us/))
    page.isHanging = true
    await press(name)
    expect(status.textContent).toBe('2 unfinished swaps')
  },
)
