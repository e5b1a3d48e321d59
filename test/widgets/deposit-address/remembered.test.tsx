import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storeDeposit } from './support/storeDeposit.ts'

it('error: lets a payment that only this browser knows be looked up, at an address that can’t be paid again', async () => {
  const env = createTestEnvironment()
  const { requestId, host } = await storeDeposit(env)
  const [entry] = await host.journal.read()
  const stored = JSON.parse(entry?.text ?? '') as { status: string; terms: { address: string } }
  await host.journal.remove(entry?.id ?? '')
  await host.journal.write({
    id: `deposit:${requestId}`,
    text: JSON.stringify({ ...stored, status: 'depositing' }),
  })
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, { wallet: env.wallet, ...host })
  const title = await screen.findByRole('heading', { name: 'Not confirmed yet' })
  const status = title.closest('section') ?? document.body
  expect(within(status).getByText('Deposit address on Alder').closest('div')).toHaveTextContent(
    /^Deposit address on Alder0x\w{4}…\w{4}$/,
  )
  expect(within(status).getByRole('link', { name: 'View address' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/address/${stored.terms.address}$`, 'i')),
  )
  expect(status.querySelector('[data-cw-part=status-icon]')).toHaveAttribute('data-state', 'attention')
  // Nothing to copy, to scan, or to ask for in its place.
  expect(document.body).not.toHaveTextContent(stored.terms.address)
  expect(within(status).getAllByRole('button')).toHaveLength(1)
  expect(within(status).getByRole('button', { name: 'Back' })).toBeVisible()
})
