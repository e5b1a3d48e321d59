import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { fetchWithHistory } from '../../support/deposits/depositAddressParameters.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { recordAnnouncements } from '../../support/widgets/recordAnnouncements.ts'
import { storeDeposit } from './support/storeDeposit.ts'

it('a11y: announces an end as soon as it is visible, and its amounts once the history has them', async () => {
  const said = recordAnnouncements()
  const env = createTestEnvironment({ policy: { fillDelayMs: 40, sweepDelayMs: 40 } })
  let answer = () => {}
  const history = new Promise<void>((resolve) => (answer = resolve))
  let isPaid = false
  const fetch = fetchWithHistory(env)
  const client = clientOf(async (input, init) => {
    if (isPaid && String(input).includes('/requests')) await history
    return fetch(input, init)
  })
  const { requestId, host, pay } = await storeDeposit(env, client)
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, host)
  await screen.findByRole('heading', { name: 'Check this deposit address' })
  isPaid = true
  pay(10n ** 18n)
  await screen.findByRole('heading', { name: 'Completed' })
  expect(said.at(-1)).toBe('Completed')
  answer()
  await waitFor(() => expect(said.at(-1)).toMatch(/received .*ETH.* on Birch\.$/))
  expect(said.filter((text) => text.includes('Completed'))).toEqual(['Completed'])
})

it('a11y: doesn’t call a dropped deposit failed until the history has been read', async () => {
  const said = recordAnnouncements()
  const env = createTestEnvironment({ policy: { fillDelayMs: 40, sweepDelayMs: 40 } })
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[0].id, type: 'reorgedDeposit' })
  const { requestId, host, pay } = await storeDeposit(env)
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, host)
  const titles = new Set<string | null>()
  new MutationObserver(() => titles.add(screen.getByRole('heading', { level: 2 }).textContent)).observe(
    await screen.findByRole('heading', { level: 2 }),
    { subtree: true, childList: true, characterData: true },
  )
  pay(10n ** 18n)
  await screen.findByRole('heading', { name: 'Deposit dropped' })
  await waitFor(() => expect(said.at(-1)).toMatch(/^Deposit dropped. Alder dropped the deposit/))
  expect([...titles]).not.toContain('Failed')
  expect(said.filter((text) => /Failed|dropped/.test(text))).toHaveLength(1)
})

it('a11y: announces the title of a paid address once, as it gets the focus of what disappeared', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 3_600_000 } })
  const user = userEvent.setup()
  const { requestId, host, pay } = await storeDeposit(env)
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, host)
  await user.click(await screen.findByRole('button', { name: 'Confirm these addresses' }))
  const [copy] = await screen.findAllByRole('button', { name: /^Copy/ })
  copy?.focus()
  const legs = document.querySelector('[data-cw-part="deposit-address-legs"]')
  const said = recordAnnouncements()
  const read: (string | null)[] = []
  document.addEventListener('focusin', () => read.push(document.activeElement?.textContent ?? null))
  pay(10n ** 18n)
  await waitFor(() => expect(read).toHaveLength(1))
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  await waitFor(() => expect(said.join(' ')).toMatch(/Alder/))
  expect(said.filter((text) => text.startsWith(String(read[0])))).toEqual([])
  // The status replaces the address, so that the browser counts no layout shift.
  expect(legs).not.toBeInTheDocument()
  expect(document.querySelector('[data-cw-part="deposit-address-legs"]')).toBeVisible()
})
