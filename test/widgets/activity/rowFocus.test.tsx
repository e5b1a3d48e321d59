import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const record = (id: string) => ({ id, status: 'success', data: {}, createdAt: '', updatedAt: '' })

/** A history whose first row has the focus. */
async function showRows(count = 2): Promise<{ rows: HTMLElement[]; renderAgain: () => void }> {
  const client = clientOf(async () =>
    Response.json({ requests: Array.from({ length: count }, (_, index) => record(`0x${index}`)) }),
  )
  const { rerender } = renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  const list = await screen.findByRole('list')
  const rows = await waitFor(() => {
    const found = [...list.querySelectorAll('button')]
    expect(found).toHaveLength(count)
    return found
  })
  rows[0]?.focus()
  return { rows, renderAgain: () => rerender(<ActivityWidget />) }
}

it('default: moves from row to row with the arrow keys, and stops at the last one', async () => {
  const { rows } = await showRows()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })
  await waitFor(() => expect(rows[1]).toHaveFocus())
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })
  expect(rows[1]).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Home' })
  await waitFor(() => expect(rows[0]).toHaveFocus())
})

it('behavior: leaves the focus where it is if an arrow key finds no row', async () => {
  const { rows, renderAgain } = await showRows(4)
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowUp' })
  expect(rows[0]).toHaveFocus()
  const search = screen.getByRole('searchbox')
  search.focus()
  renderAgain()
  expect(search).toHaveFocus()
})
