import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DepositAddressWidget, PendingExecutionsWidget, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storedSwaps } from '../../support/swaps/storedSwaps.ts'

const env = createTestEnvironment()
const chainIds = [env.chains[0].id, env.chains[1].id] as const

/** What must not be visible of the other wallet's swaps: amounts and addresses. */
const theirs = /7 |31 ETH|0x90F7|15d34AA|0x3C44/

it('default: lists swaps of another wallet on demand, with the wallet, and hides them again', async () => {
  const journal = storedSwaps([{ id: '0xother', status: 'filling', chainIds }])
  renderWithCauseway(<PendingExecutionsWidget />, env, { journal })
  const user = userEvent.setup()
  const show = await screen.findByRole('button', { name: 'Show 1 swap of a wallet that isn’t connected' })
  expect(show.closest('[data-cw-part=pending-executions]')).toHaveAttribute('data-state', 'full')
  expect(document.body.textContent).not.toMatch(theirs)
  await user.click(show)
  expect(screen.getByRole('listitem')).toHaveTextContent('from wallet 0x90F7…b906')
  await user.click(screen.getByRole('button', { name: 'Hide swaps of wallets that aren’t connected' }))
  expect(document.body.textContent).not.toMatch(theirs)
})

it('behavior: doesn’t ask about the first account’s swaps when another one connects', async () => {
  const journal = storedSwaps([{ id: '0xother', status: 'filling', chainIds }])
  const page = renderWithCauseway(<PendingExecutionsWidget />, env, { journal, wallet: undefined })
  await userEvent.click(await screen.findByRole('button', { name: /^Show 1 swap/ }))
  expect(document.body.textContent).toMatch(theirs)
  page.unmount()
  renderWithCauseway(<PendingExecutionsWidget />, env, { journal })
  await screen.findByRole('button', { name: /^Show 1 swap/ })
  expect(document.body.textContent).not.toMatch(theirs)
})

it('default: lists deposit addresses of another wallet on demand', async () => {
  const journal = storedSwaps([{ id: '0xother', status: 'pending', isDeposit: true, chainIds }])
  renderWithCauseway(<DepositAddressWidget />, env, { journal })
  const show = await screen.findByRole('button', { name: /^Show 1 deposit address of another wallet/ })
  expect(document.body.textContent).not.toMatch(theirs)
  await userEvent.click(show)
  expect(await screen.findByRole('button', { name: /^Show address: ETH/ })).toBeVisible()
})

it('behavior: has a heading even if only another wallet left something', async () => {
  const journal = storedSwaps([{ id: '0xother', status: 'pending', isDeposit: true, chainIds }])
  renderWithCauseway(<DepositAddressWidget />, env, { journal })
  expect(await screen.findByRole('heading', { name: 'Saved deposit addresses' })).toBeVisible()
})

it.each([
  ['in use', ['pending', 'pending'], '2 deposit addresses in use'],
  ['failed, too', ['pending', 'failure'], 'Saved deposit addresses'],
])('behavior: counts addresses in the heading only if each is %s', async (_, statuses, name) => {
  const journal = storedSwaps(
    statuses.map((status, index) => ({
      id: `0x${index}`,
      status,
      isDeposit: true,
      isWithoutWallet: true,
      chainIds,
    })),
  )
  renderWithCauseway(<DepositAddressWidget />, env, { journal, wallet: undefined })
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

it.each([
  ['of an unfinished one', false, '2 unfinished swaps'],
  ['of one that can’t be read', true, 'Saved swaps'],
])('behavior: counts swaps in the heading only if each row is %s', async (_, hasBroken, name) => {
  const swap = { status: 'confirming', sender: env.sandbox.accounts[0], chainIds, items: ['confirming'] }
  const journal = storedSwaps(['0xone', '0xtwo'].map((id) => ({ ...swap, id })))
  if (hasBroken) await journal.write({ id: '0xbroken', text: '{' })
  renderWithCauseway(<PendingExecutionsWidget />, env, { journal })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(hasBroken ? 3 : 2))
  expect(screen.getByRole('heading')).toHaveTextContent(name)
})

it('behavior: says in the swap form whose deposit address it leads to', async () => {
  const journal = storedSwaps([{ id: '0xother', status: 'pending', isDeposit: true, chainIds }])
  renderWithCauseway(<SwapWidget depositAddress={DepositAddressWidget} />, env, { journal })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Show 1 deposit address of another wallet/ })).toBeVisible(),
  )
  expect(document.body.textContent).not.toMatch(theirs)
})
