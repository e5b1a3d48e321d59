import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const idOf = (digit: string) => `0x${digit.repeat(64)}`
const good = (digit: string) => ({
  id: idOf(digit),
  status: 'success',
  data: {},
  createdAt: '',
  updatedAt: '',
})
/** A record with an invalid status, and with invalid fields that aren't read. */
const odd = { ...good('b'), status: 7, data: { route: { actual: { origin: { inputCurrency: 'lots' } } } } }

function show(requests: readonly unknown[], props = {}) {
  const client = clientOf(async () => Response.json({ requests }))
  renderWithCauseway(<ActivityWidget {...props} />, createTestEnvironment(), { client })
}

async function rows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Activity' })
  return waitFor(() => {
    const found = within(list).getAllByRole('listitem')
    expect(found.length).toBeGreaterThan(1)
    return found
  })
}

it('default: shows an unreadable record in a row of its own, with its ID and nothing guessed', async () => {
  show([good('a'), odd, good('c')])
  const [, row, ...others] = await rows()
  expect(others).toHaveLength(1)
  expect(row).toHaveAttribute('aria-posinset', '2')
  expect(row).toHaveAttribute('aria-setsize', '3')
  expect(row?.textContent).toMatch(/^Couldn’t read this swap0xbbbb…bbbbCopy details/)
  expect(screen.getByText('Swaps that couldn’t be read: 1')).toBeVisible()
})

it('behavior: copies the whole record as it came', async () => {
  const user = userEvent.setup()
  show([good('a'), odd])
  await rows()
  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
    requestId: idOf('b'),
    path: 'status',
    record: odd,
  })
})

it('a11y: can be reached and passed with the arrow keys', async () => {
  show([good('a'), odd, good('c')])
  const [first, row, last] = await rows()
  const buttonIn = (item: HTMLElement | undefined) => within(item ?? document.body).getByRole('button')
  buttonIn(first).focus()
  fireEvent.keyDown(buttonIn(first), { key: 'ArrowDown' })
  await waitFor(() => expect(buttonIn(row)).toHaveFocus())
  fireEvent.keyDown(buttonIn(row), { key: 'ArrowDown' })
  await waitFor(() => expect(buttonIn(last)).toHaveFocus())
  expect([first, row, last].map((item) => buttonIn(item).tabIndex)).toEqual([-1, -1, 0])
})

it('behavior: calls a record opened by a link unreadable, not missing', async () => {
  const user = userEvent.setup()
  show([odd], { user: null, defaultRequestId: idOf('b') })
  const details = within(await screen.findByRole('dialog', { name: 'Swap details' }))
  expect(await details.findByText('Couldn’t read this swap')).toBeVisible()
  expect(details.getByTitle(idOf('b'))).toBeVisible()
  await user.click(details.getByRole('button', { name: 'Copy Request ID' }))
  expect(await navigator.clipboard.readText()).toBe(idOf('b'))
  expect(details.getByRole('button', { name: 'Copy details' })).toBeVisible()
  expect(details.queryByText(/can’t find this swap/)).toBeNull()
})
