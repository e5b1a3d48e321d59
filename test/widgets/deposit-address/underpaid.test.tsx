import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storeDeposit } from './support/storeDeposit.ts'

/** A strict address for 1 ETH that was paid, before anything else happens. */
async function showPaid(amount: bigint) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 3_600_000 } })
  const { requestId, host, pay } = await storeDeposit(env)
  pay(amount)
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, { wallet: env.wallet, ...host })
  const legs = await waitFor(() => {
    const shown = document.querySelector('[data-cw-part=deposit-address-legs]')
    expect(shown).toHaveTextContent('Deposit on Alder')
    return shown
  })
  await screen.findByText(/^Received on Alder\. |^Only /)
  return legs
}

it('default: says that a full payment will be delivered', async () => {
  const legs = await showPaid(10n ** 18n)
  await waitFor(() => expect(legs).toHaveTextContent(/Quoted delivery0\.9\d* ETH/))
  expect(legs).toHaveTextContent('Delivery on Birch')
})

it('behavior: promises no delivery of less than a strict address needs', async () => {
  const legs = await showPaid(5n * 10n ** 17n)
  await screen.findAllByText(
    /Only 0\.5 ETH of 1 ETH arrived\. May not be delivered\. Should be refunded then\./,
  )
  expect(legs).not.toHaveTextContent(/deliver/i)
})
