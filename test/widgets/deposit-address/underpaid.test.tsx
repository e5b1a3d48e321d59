import { screen, waitFor } from '@testing-library/react'
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
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

/** A strict address for 1 ETH that was paid, before anything else happens. */
async function showPaid(amount: bigint) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 3_600_000 } })
  const journal = createMemoryJournal()
  const client = clientWithHistory(env)
  const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
  if (!parameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, parameters)
  await createDepositBook({ baseUrl: client.baseUrl, journal }).save(terms, env.wallet.address)
  payOutsidePage(env, terms.address as Address, amount)
  renderWithCauseway(<DepositAddressWidget requestId={terms.requestId} />, env, {
    wallet: env.wallet,
    journal,
    client,
  })
  const legs = await waitFor(() => {
    const shown = document.querySelector('[data-cw-part=deposit-address-legs]')
    expect(shown).toHaveTextContent('Deposit on Alder')
    return shown
  })
  await screen.findByText(/^Received on Alder\. |^Only /)
  return legs
}

it('default: what was paid in full is said to be delivered', async () => {
  const legs = await showPaid(10n ** 18n)
  await waitFor(() => expect(legs).toHaveTextContent(/Quoted delivery0\.9\d* ETH/))
  expect(legs).toHaveTextContent('Delivery on Birch')
})

it('behavior: of less than a strict address needs, no delivery is promised', async () => {
  const legs = await showPaid(5n * 10n ** 17n)
  await screen.findAllByText(
    /Only 0\.5 ETH of 1 ETH arrived\. May not be delivered\. Should be refunded then\./,
  )
  expect(legs).not.toHaveTextContent(/deliver/i)
})
