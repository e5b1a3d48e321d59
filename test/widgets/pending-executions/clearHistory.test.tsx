import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '../../../src/execution/ports/journal/journal.ts'
import { Activity, PendingExecutionsWidget } from '../../../src/exports/widgets.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storedTransfers } from '../../support/storedTransfers.ts'

/** A browser with two entries that nobody can read. */
async function openBroken() {
  const journal = createMemoryJournal()
  await journal.write({ id: '0xone', text: '{' })
  await journal.write({ id: '0xtwo', text: '{"version":1}' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  return { user: userEvent.setup(), idsOf: async () => (await journal.read()).map(({ id }) => id) }
}

const done = 'The history in this browser is cleared. Swaps in progress stay.'

describe('PendingExecutionsWidget', () => {
  it('behavior: an entry that can’t be read is told, and can be forgotten', async () => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Remove the swap of 0xone' }))
    expect(await screen.findByText('0xtwo')).toBeVisible()
    expect(screen.queryByText('0xone')).toBeNull()
    expect(await idsOf()).toEqual(['0xtwo'])
  })

  it('behavior: the history is cleared once somebody has read what goes, and it is said', async () => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Clear history' }))
    expect(screen.getByRole('group')).toHaveAccessibleName(/Swaps in progress stay/)
    expect(await idsOf()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText(done)).toHaveFocus()
    expect(await idsOf()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['the button', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('behavior: nothing is cleared by whoever leaves by %s', async (_, leave) => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Clear history' }))
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await leave(user)
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clear history' })).toHaveFocus()
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
    await user.click(await screen.findByRole('button', { name: 'Clear history' }))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(await journal.read()).toEqual([])
  })
})

it('behavior: a deposit address that can’t be read is told, and can be forgotten alone', async () => {
  const journal = createMemoryJournal()
  await journal.write({ id: 'deposit:0xone', text: '{' })
  await journal.write({ id: '0xtwo', text: '{' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the swap of deposit:0xone' }))
  expect(await screen.findByText('0xtwo')).toBeVisible()
  expect(screen.queryByText('deposit:0xone')).toBeNull()
  expect((await journal.read()).map(({ id }) => id)).toEqual(['0xtwo'])
})

it('default: Activity.Clear clears what every wallet left, also where nothing is pending', async () => {
  const journal = storedTransfers([
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
  await user.click(await screen.findByRole('button', { name: 'Clear history' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText(done)).toBeVisible()
  expect(await journal.read()).toEqual([])
})
