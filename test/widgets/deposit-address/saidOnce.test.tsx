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
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

// What one place of the panel says, no other says again.

it('default: while it waits, the recipient stands once, also beside open fees, and amounts have every digit', async () => {
  const env = createTestEnvironment()
  const user = userEvent.setup()
  const { recipient, refundTo } = depositAddressParameters(env)
  renderWithCauseway(<DepositAddressWidget />, env, { wallet: undefined })
  await user.type(await screen.findByLabelText('You send (ETH)'), '1.000000000000000001')
  await pasteInto(user, screen.getByLabelText('Recipient on Birch'), String(recipient))
  await pasteInto(user, screen.getByLabelText('Refund address on Alder'), String(refundTo))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Get deposit address' }))
  await user.click(await screen.findByText(/^Fees from/))
  const minimum = (await screen.findByText('Minimum received')).parentElement?.parentElement
  expect(screen.getAllByText(String(recipient))).toHaveLength(1)
  expect(minimum).toHaveTextContent(/\d\.\d{7,} ETH/)
  expect(screen.getByText('Provider fee').parentElement?.parentElement).toHaveTextContent(
    / \d\.\d{1,6} ETH|fee\d\.\d{1,6} ETH/,
  )
})

/** A strict address for 1 ETH, paid with an amount, once it has ended. */
async function showEnd(amount: bigint, policy: object) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20, sweepDelayMs: 20, ...policy } })
  const journal = createMemoryJournal()
  const client = clientWithHistory(env)
  const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
  if (!parameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, parameters)
  await createDepositBook({ baseUrl: client.baseUrl, journal }).save(terms, env.wallet.address)
  payOutsidePage(env, terms.address as Address, amount)
  renderWithCauseway(<DepositAddressWidget requestId={terms.requestId} />, env, { journal, client })
  await screen.findByRole('heading', { name: 'Refunded' })
  await waitFor(() => expect(screen.getAllByText(/was refunded on Alder/)[0]).toBeVisible())
}

it('behavior: that a deposit was late is said by its status, and by no reason below', async () => {
  await showEnd(10n ** 18n, { countsDepositsAsLate: true })
  expect(screen.getByText('Not completed before the deadline.')).toBeVisible()
  expect(screen.queryByText('Reason')).toBeNull()
  expect(screen.queryByText(/expired/)).toBeNull()
})

it('behavior: that too little arrived is said with its amounts, and by no reason below', async () => {
  await showEnd(5n * 10n ** 17n, {})
  expect(screen.getAllByText(/^Only 0\.5 ETH of 1 ETH arrived/)[0]).toBeVisible()
  expect(screen.queryByText('Reason')).toBeNull()
})
