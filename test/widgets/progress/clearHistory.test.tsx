import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createMemoryJournal } from '../../../src/execution/ports/journal/journal.ts'
import { PendingExecutionsWidget } from '../../../src/exports/widgets.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

/** A browser with two entries that nobody can read. */
async function openBroken() {
  const journal = createMemoryJournal()
  await journal.write({ id: '0xone', text: '{' })
  await journal.write({ id: '0xtwo', text: '{"version":1}' })
  renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), { journal })
  return { user: userEvent.setup(), idsOf: async () => (await journal.read()).map(({ id }) => id) }
}

describe('PendingExecutionsWidget', () => {
  it('behavior: an entry that can’t be read is told, and can be forgotten', async () => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Remove the swap of 0xone' }))
    expect(await screen.findByText('0xtwo')).toBeVisible()
    expect(screen.queryByText('0xone')).toBeNull()
    expect(await idsOf()).toEqual(['0xtwo'])
  })

  it('behavior: the history is cleared with a word', async () => {
    const { user, idsOf } = await openBroken()
    await user.click(await screen.findByRole('button', { name: 'Clear history' }))
    const [said] = await screen.findAllByText(
      'The history in this browser is cleared. Swaps in progress stay.',
    )
    expect(said).toBeInTheDocument()
    expect(await idsOf()).toEqual([])
  })
})
