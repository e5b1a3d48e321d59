import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '@causeway/react/execution'
import { Activity, PendingExecutionsWidget, SwapWidget } from '@causeway/react/widgets'
import { english } from '../../../src/locales/english.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storedSwaps } from '../../support/swaps/storedSwaps.ts'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

/** A browser with two entries that can't be read. */
async function openBroken() {
  const journal = createMemoryJournal()
  await journal.write({ id: '0xone', text: '{' })
  await journal.write({ id: '0xtwo', text: '{"version":1}' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  return { user: userEvent.setup(), idsOf: async () => (await journal.read()).map(({ id }) => id) }
}

const unreadableText = english['pendingExecutions.unreadable']

const done = /^Saved entries removed: \d+\.$/

describe('PendingExecutionsWidget', () => {
  it('behavior: lists an entry that can’t be read, and can remove it', async () => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Remove swap: 0xone' }))
    expect(await screen.findByText('0xtwo')).toBeVisible()
    expect(screen.queryByText('0xone')).toBeNull()
    expect(await idsOf()).toEqual(['0xtwo'])
  })

  it('a11y: focuses the next row after a removal, and after the last one the message about it', async () => {
    const { user } = await openBroken()
    const remove = async (name: string) => {
      const button = await screen.findByRole('button', { name: `Remove swap: ${name}` })
      button.focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(button).not.toBeInTheDocument())
    }
    await remove('0xone')
    // A second press wouldn't remove that one, too.
    const row = within(screen.getByRole('listitem'))
    expect(row.getAllByRole('button')[0]).toHaveFocus()
    expect(row.getAllByRole('button')[0]).toHaveAccessibleName(/^Copy/)
    await remove('0xtwo')
    const said = await screen.findByRole('status')
    expect(said).toHaveTextContent(/^Removed from this list\.$/)
    expect(said.parentElement).toHaveFocus()
    expect(screen.getAllByText('Removed from this list.')).toHaveLength(2)
  })

  it('a11y: neither calls an entry removed that leaves later by itself, nor moves the focus', async () => {
    const entries = createMemoryJournal()
    await entries.write({ id: '0xone', text: '{' })
    let changed = () => {}
    const journal = {
      ...entries,
      remove: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      subscribe: (listener: () => void) => {
        changed = listener
        return () => {}
      },
    }
    renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove swap: 0xone' }))
    expect(await screen.findByText(unreadableText)).toBeVisible()
    const status = screen.getByRole('status')
    // Another tab removes it.
    await entries.remove('0xone')
    act(() => changed())
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    expect(status).not.toHaveTextContent('Removed')
    expect(status.parentElement).not.toHaveFocus()
  })

  it('behavior: clears the history after a confirmation that says what goes, and reports it', async () => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Clear saved swaps' }))
    expect(screen.getByRole('group')).toHaveAccessibleName(
      /^Removes finished swaps, .+ and entries that can’t be read, even if still in progress\.$/,
    )
    expect(await idsOf()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Saved entries removed: 2.')).toHaveFocus()
    expect(await idsOf()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['the button', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('behavior: clears nothing when the user leaves by %s', async (_, leave) => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Clear saved swaps' }))
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await leave(user)
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clear saved swaps' })).toHaveFocus()
    expect(await idsOf()).toHaveLength(2)
  })
})

describe.each([
  ['PendingExecutionsWidget', <PendingExecutionsWidget key="pending" />],
  [
    'Activity.Clear',
    <Activity.Root key="activity">
      <Activity.Clear />
    </Activity.Root>,
  ],
])('behavior: where nothing is left but deposit addresses that can’t be read, %s', (_, widget) => {
  it('clears them', async () => {
    const journal = createMemoryJournal()
    await journal.write({ id: 'deposit:0xone', text: '{' })
    renderWithCauseway(widget, createTestEnvironment(), { journal })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Clear saved swaps' }))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(await journal.read()).toEqual([])
  })
})

it('behavior: lists a deposit address that can’t be read, and can remove it alone', async () => {
  const journal = createMemoryJournal()
  await journal.write({ id: 'deposit:0xone', text: '{' })
  await journal.write({ id: '0xtwo', text: '{' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove swap: deposit:0xone' }))
  expect(await screen.findByText('0xtwo')).toBeVisible()
  expect(screen.queryByText('deposit:0xone')).toBeNull()
  expect((await journal.read()).map(({ id }) => id)).toEqual(['0xtwo'])
})

it('behavior: removes only an unreadable swap beside an unreadable deposit address', async () => {
  const journal = createMemoryJournal()
  await journal.write({ id: 'deposit:0xone', text: '{' })
  await journal.write({ id: '0xtwo', text: '{' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove swap: 0xtwo' }))
  await waitFor(() => expect(screen.queryByText('0xtwo')).toBeNull())
  expect((await journal.read()).map(({ id }) => id)).toEqual(['deposit:0xone'])
})

it('default: Activity.Clear clears what every wallet left, even where nothing is pending', async () => {
  const journal = storedSwaps([
    { id: '0xother', status: 'success', agoMs: 2 * 24 * 60 * 60_000 },
    { id: '0xdeposit', status: 'refund', isDeposit: true, agoMs: 3 * 24 * 60 * 60_000 },
  ])
  renderWithCauseway(
    <Activity.Root>
      <Activity.Clear />
    </Activity.Root>,
    createTestEnvironment(),
    { journal },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Clear saved swaps' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText(done)).toBeVisible()
  expect(await journal.read()).toEqual([])
})

it('behavior: doesn’t offer to clear ended swaps that the list doesn’t show under a pending one', async () => {
  const env = createTestEnvironment()
  const journal = storedSwaps([
    { id: '0xold', status: 'success', agoMs: 2 * 24 * 60 * 60_000 },
    {
      id: '0xopen',
      status: 'confirming',
      sender: env.sandbox.accounts[0],
      agoMs: 60_000,
      items: ['confirming'],
    },
  ])
  renderWithCauseway(
    <>
      <PendingExecutionsWidget />
      <Activity.Root>
        <Activity.Clear />
      </Activity.Root>
    </>,
    env,
    { journal },
  )
  expect(await screen.findByRole('heading', { name: '1 unfinished swap' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Clear saved swaps' }))
  expect(screen.getByRole('group')).toHaveAccessibleName(
    'Removes finished swaps and expired or finished deposit addresses of all wallets from this browser. Activity stays.',
  )
})

it('behavior: doesn’t offer to clear a second time beside Activity.Clear', async () => {
  const journal = createMemoryJournal()
  await journal.write({ id: '0xone', text: '{' })
  renderWithCauseway(
    <>
      <PendingExecutionsWidget />
      <Activity.Root>
        <Activity.Clear />
      </Activity.Root>
    </>,
    createTestEnvironment(),
    { journal },
  )
  expect(await screen.findByText('0xone')).toBeVisible()
  expect(await screen.findAllByRole('button', { name: 'Clear saved swaps' })).toHaveLength(1)
})

it('behavior: clears what the swap form still shows in its own page, and keeps it on screen', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const journal = createMemoryJournal()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  renderWithCauseway(
    <>
      <SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount="100" />
      <Activity.Root>
        <Activity.Clear />
      </Activity.Root>
    </>,
    env,
    { journal },
  )
  const user = userEvent.setup()
  await submitSwap(user)
  expect(screen.queryByRole('button', { name: 'Clear saved swaps' })).toBeNull()
  await screen.findByRole('heading', { name: 'Bridge complete' })
  await user.click(await screen.findByRole('button', { name: 'Clear saved swaps' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText(done)).toBeVisible()
  expect(await journal.read()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Clear saved swaps' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
})

const hour = 60 * 60_000

it.each<[string, Parameters<typeof storedSwaps>[0], number]>([
  ['a swap that failed an hour ago', [{ id: '0xone', status: 'failed', agoMs: hour }], 0],
  ['a swap that failed two days ago', [{ id: '0xone', status: 'failed', agoMs: 48 * hour }], 1],
  [
    'more deposit addresses than are followed',
    Array.from({ length: 25 }, (_, index) => ({ id: `0x${index}`, status: 'pending', isDeposit: true })),
    0,
  ],
])('behavior: shows the button where there is something to clear: %s', async (_, swaps, count) => {
  const journal = storedSwaps(swaps)
  const env = createTestEnvironment()
  const config = configOf(env, { journal })
  renderWithCauseway(
    <Activity.Root>
      <Activity.Clear />
    </Activity.Root>,
    env,
    { config },
  )
  await waitFor(() => expect(config.executions.getState().isLoaded).toBe(true))
  await waitFor(() => expect(config.depositBook.getState().isLoaded).toBe(true))
  expect(screen.queryAllByRole('button', { name: 'Clear saved swaps' })).toHaveLength(count)
  expect(await config.clearHistory()).toMatchObject({ removed: count })
  config.stop()
})
