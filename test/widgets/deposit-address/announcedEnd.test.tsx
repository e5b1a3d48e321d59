import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { expect, it } from 'vitest'
import {
  createMemoryJournal,
  requestDepositAddress,
  toDepositQuoteParameters,
} from '@causeway/react/execution'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { createDepositBook } from '../../../src/deposit/book/depositBook.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { recordAnnouncements } from '../../support/widgets/recordAnnouncements.ts'

it('a11y: an end is heard as soon as it is seen, and its amounts once the history has them', async () => {
  const said = recordAnnouncements()
  const env = createTestEnvironment({ policy: { fillDelayMs: 40, sweepDelayMs: 40 } })
  const journal = createMemoryJournal()
  let answer = () => {}
  const history = new Promise<void>((resolve) => (answer = resolve))
  let isPaid = false
  const fetch = fetchWithHistory(env)
  const client = clientOf(async (input, init) => {
    if (isPaid && String(input).includes('/requests')) await history
    return fetch(input, init)
  })
  const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
  if (!parameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, parameters)
  await createDepositBook({ baseUrl: client.baseUrl, journal }).save(terms, env.wallet.address)
  renderWithCauseway(<DepositAddressWidget requestId={terms.requestId} />, env, { journal, client })
  await screen.findByRole('heading', { name: 'Check this deposit address' })
  isPaid = true
  payOutsidePage(env, terms.address as Address, 10n ** 18n)
  await screen.findByRole('heading', { name: 'Completed' })
  expect(said.at(-1)).toBe('Completed')
  answer()
  await waitFor(() => expect(said.at(-1)).toMatch(/received .*ETH.* on Birch\.$/))
  expect(said.filter((text) => text.includes('Completed'))).toEqual(['Completed'])
})

it('a11y: the title of a paid address is read once, as it gets the focus of what disappeared', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 3_600_000 } })
  const journal = createMemoryJournal()
  const client = clientOf(fetchWithHistory(env))
  const user = userEvent.setup()
  const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
  if (!parameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, parameters)
  await createDepositBook({ baseUrl: client.baseUrl, journal }).save(terms, env.wallet.address)
  renderWithCauseway(<DepositAddressWidget requestId={terms.requestId} />, env, { journal, client })
  await user.click(await screen.findByRole('button', { name: 'Confirm these addresses' }))
  const [copy] = await screen.findAllByRole('button', { name: /^Copy/ })
  copy?.focus()
  const legs = document.querySelector('[data-cw-part="deposit-address-legs"]')
  const said = recordAnnouncements()
  const read: (string | null)[] = []
  document.addEventListener('focusin', () => read.push(document.activeElement?.textContent ?? null))
  payOutsidePage(env, terms.address as Address, 10n ** 18n)
  await waitFor(() => expect(read).toHaveLength(1))
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  await waitFor(() => expect(said.join(' ')).toMatch(/Alder/))
  expect(said.filter((text) => text.startsWith(String(read[0])))).toEqual([])
  // What follows the address appears in its place: to the browser, nothing has slid there.
  expect(legs).not.toBeInTheDocument()
  expect(document.querySelector('[data-cw-part="deposit-address-legs"]')).toBeVisible()
})
