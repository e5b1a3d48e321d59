import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { DepositAddressWidget } from '@causeway/react/widgets'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storeDeposit } from './support/storeDeposit.ts'

// No part of the panel repeats what another one says.

/** Gets an address in the form, and opens its fees. */
async function openFees(env: TestEnvironment) {
  const user = userEvent.setup()
  const { recipient, refundTo } = depositAddressParameters(env)
  renderWithCauseway(<DepositAddressWidget />, env, { wallet: undefined, client: clientWithHistory(env) })
  await user.type(await screen.findByLabelText('You send (ETH)'), '1.000000000000000001')
  await pasteInto(user, screen.getByLabelText('Recipient on Birch'), String(recipient))
  await pasteInto(user, screen.getByLabelText('Refund address on Alder'), String(refundTo))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Get deposit address' }))
  await user.click(await screen.findByText(/^Fees from/))
  return { recipient }
}

it('default: shows the recipient once while it waits, even beside open fees, and amounts with every digit', async () => {
  const { recipient } = await openFees(createTestEnvironment())
  const minimum = (await screen.findByText('Minimum received')).parentElement?.parentElement
  expect(screen.getAllByText(String(recipient))).toHaveLength(1)
  expect(minimum).toHaveTextContent(/\d\.\d{7,} ETH/)
  expect(screen.getByText('Provider fee').parentElement?.parentElement).toHaveTextContent(
    / \d\.\d{1,6} ETH|fee\d\.\d{1,6} ETH/,
  )
})

it('behavior: keeps opened fees open once it is paid', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 3_600_000 } })
  await openFees(env)
  await screen.findByText('Minimum received')
  const before = document.querySelector('[data-cw-part=fees]')
  const address = document.querySelector('[data-cw-part=deposit-address-text]')?.textContent
  payOutsidePage(env, address as Address, 10n ** 18n + 1n)
  await waitFor(() => expect(before).not.toBeInTheDocument())
  expect(document.querySelector('[data-cw-part=fees] details')).toHaveAttribute('open')
  expect(await screen.findByText('Minimum received')).toBeVisible()
})

/** A strict address for 1 ETH, paid with an amount, once it has ended. */
async function showEnd(amount: bigint, policy: object) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20, sweepDelayMs: 20, ...policy } })
  const { requestId, host, pay } = await storeDeposit(env)
  pay(amount)
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, host)
  await screen.findByRole('heading', { name: 'Refunded' })
  await waitFor(() => expect(screen.getAllByText(/was refunded on Alder/)[0]).toBeVisible())
}

it('behavior: says in the status that a deposit was late, without a reason below', async () => {
  await showEnd(10n ** 18n, { countsDepositsAsLate: true })
  expect(screen.getByText('Not completed before the deadline.')).toBeVisible()
  expect(screen.queryByText('Reason')).toBeNull()
  expect(screen.queryByText(/expired/)).toBeNull()
})

it('behavior: says with its amounts that too little arrived, without a reason below', async () => {
  await showEnd(5n * 10n ** 17n, {})
  expect(screen.getAllByText(/^Only 0\.5 ETH of 1 ETH arrived/)[0]).toBeVisible()
  expect(screen.queryByText('Reason')).toBeNull()
})

it('behavior: says and announces once that the browser is offline', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  await openFees(createTestEnvironment())
  await screen.findByText('Minimum received')
  const sentence = /^You’re offline\. A deposit already sent isn’t affected/
  expect(screen.queryByText(sentence)).toBeNull()
  act(() => onlineManager.setOnline(false))
  const [shown, heard, ...more] = screen.getAllByText(sentence)
  expect(shown).toBeVisible()
  expect(heard?.closest('[role=status]')).not.toBeNull()
  expect(more).toEqual([])
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(shown).not.toBeInTheDocument())
})
