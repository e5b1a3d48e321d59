import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const [record, another] = ['1', '2'].map((digit) => ({
  id: `0x${digit.repeat(64)}`,
  status: 'success',
  data: {},
  createdAt: '',
  updatedAt: '',
}))

it.each([
  ['nothing was ever sent', []],
  ['one swap was sent', [record]],
])('default: where %s there is nothing to search, sort, narrow down or count', async (_, requests) => {
  const client = clientOf(async () => Response.json({ requests }))
  renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show total' })).toBeNull()
})

it('behavior: a search that found nothing keeps its field, also while it is cleared', async () => {
  const user = userEvent.setup()
  const client = clientOf(async (input) =>
    Response.json({ requests: String(input).includes('term=') ? [] : [record, another] }),
  )
  renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  await screen.findByText('Results: 2')
  const search = screen.getByRole('searchbox')
  await user.type(search, 'x')
  await screen.findByText('Results: 0')
  await user.clear(search)
  await screen.findByText('Results: 2')
  expect(screen.getByRole('searchbox')).toBe(search)
  expect(search).toHaveFocus()
})
