import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const records = ['1', '2', '3', '4'].map((digit) => ({
  id: `0x${digit.repeat(64)}`,
  status: 'success',
  data: {},
  createdAt: '',
  updatedAt: '',
}))
const [record] = records

it.each([
  ['nothing was ever sent', []],
  ['one swap was sent', [record]],
  ['a glance takes in all swaps', records.slice(0, 3)],
])('default: shows no search, sort, filters or total where %s', async (_, requests) => {
  const client = clientOf(async () => Response.json({ requests }))
  renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show total' })).toBeNull()
})

it('error: shows no search, sort, filters or total where nothing could be read', async () => {
  const client = clientOf(async () => Response.json({ message: 'No key.' }, { status: 401 }))
  renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  await screen.findByText(/can’t read your activity/)
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show total' })).toBeNull()
})

it('behavior: keeps the field of a search that found nothing, also while it is cleared', async () => {
  const user = userEvent.setup()
  const client = clientOf(async (input) =>
    Response.json({ requests: String(input).includes('term=') ? [] : records }),
  )
  renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4))
  // Before any search.
  expect(screen.queryByText(/^Swaps found/)).toBeNull()
  const search = screen.getByRole('searchbox')
  await user.type(search, 'x')
  await screen.findByText('Swaps found: 0.')
  await user.clear(search)
  await screen.findByText('Swaps found: 4.')
  expect(screen.getByRole('searchbox')).toBe(search)
  expect(search).toHaveFocus()
})

it('behavior: never shows the search field in another language where there is nothing to search', async () => {
  const env = createTestEnvironment()
  const config = configOf(env, { client: clientOf(async () => Response.json({ requests: [record] })) })
  const inLocale = (locale: string) => (
    <CausewayProvider config={config} wallet={env.wallet} locale={locale}>
      <ActivityWidget />
    </CausewayProvider>
  )
  const { container, rerender } = renderWithCauseway(inLocale('en'), env, { config })
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  const changes = new MutationObserver(() => undefined)
  changes.observe(container, { childList: true, subtree: true })
  rerender(inLocale('de'))
  const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  changes.disconnect()
  expect(
    added.filter((node) => node instanceof Element && node.matches('[data-cw-part="activity-search"]')),
  ).toEqual([])
})
