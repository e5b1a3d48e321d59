import { createTestClient, http, parseUnits } from 'viem'
import { createHarbor } from './support/harbor.ts'
import { holdRoute } from './support/holdRoute.ts'
import { changesBetween } from './support/ledger.ts'
import { expect, test } from './support/test.ts'

const statusPath = '**/causeway/intents/status**'

const showTransfer = /^Show the transfer of/

test('behavior: a reload while a prompt is open prompts for nothing, and says what is not known', async ({
  page,
  harbor,
  ledger,
}) => {
  await harbor.connect()
  await harbor.choose('pay', 'ETH', 'Alder')
  await harbor.choose('receive', 'ETH', 'Birch')
  const before = await ledger.snapshot()
  await harbor.quote('1')
  await harbor.start()
  await expect(harbor.prompt('Deposit')).toBeVisible()

  let isAsked = false
  page.on('dialog', (dialog) => {
    isAsked ||= dialog.type() === 'beforeunload'
    dialog.accept().catch(() => {})
  })
  await page.reload()
  expect(isAsked).toBe(true)
  await expect(page.getByRole('heading', { name: '1 transfer in progress' })).toBeVisible()
  await expect(harbor.prompt('Deposit')).toBeHidden()
  await page.getByRole('button', { name: showTransfer }).click()
  await expect(page.getByRole('heading', { name: 'Looking for your transfer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeVisible({ timeout: 30_000 })
  await expect(
    page.getByText(/^Neither the chain nor the service has seen a transaction/).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the wallet again' })).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(harbor.amount).toBeVisible()
  expect(await ledger.minedSince(before)).toEqual([])
  expect(changesBetween(before, await ledger.snapshot())).toEqual({})
})

test('behavior: a reload before the deposit is mined is found again, and nothing is sent twice', async ({
  page,
  harbor,
  ledger,
  demo: { sandbox },
}) => {
  const [alder] = sandbox.chains
  if (!alder) throw new Error('The sandbox has no chain.')
  const node = createTestClient({ mode: 'anvil', transport: http(alder.rpcUrl) })
  await harbor.connect()
  await harbor.choose('pay', 'ETH', 'Alder')
  await harbor.choose('receive', 'ETH', 'Birch')
  const before = await ledger.snapshot()
  await harbor.quote('2')
  await harbor.start()
  await expect(harbor.prompt('Deposit')).toBeVisible()
  await node.setAutomine(false)
  try {
    await harbor.approve('Deposit')
    await expect(page.getByRole('heading', { name: 'Transaction sent' })).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('confirming.png'), fullPage: true })
    await page.reload()
    await page.getByRole('button', { name: showTransfer }).click()
    await expect(page.getByRole('heading', { name: 'Transaction sent' })).toBeVisible()
  } finally {
    await node.setAutomine(true)
    await node.mine({ blocks: 1 })
  }
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 20_000 })
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, from }) => `${from} on ${chain}`)).toEqual(['user on Alder', 'solver on Birch'])

  // Over: the next load has an empty form, and the transfer in the list.
  await page.reload()
  await expect(harbor.amount).toHaveValue('')
  await expect(harbor.newestTransfer).toContainText('Completed')
  await expect(page.getByRole('button', { name: showTransfer })).toBeHidden()
})

test('behavior: a reload during the payout is found again, and ends in success after one deposit', async ({
  page,
  harbor,
  ledger,
}) => {
  await harbor.connect()
  const before = await ledger.snapshot()
  await harbor.quote('11')
  const release = await holdRoute(page, statusPath)
  await harbor.start()
  await harbor.approve('Allow spending')
  await harbor.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Money on its way' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: showTransfer }).click()
  await expect(page.getByRole('heading', { name: 'Money on its way' })).toBeVisible()
  await release()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 20_000 })
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('11', 6),
    'Alder USDC depository': parseUnits('11', 6),
  })
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, from }) => `${from} on ${chain}`)).toEqual([
    'user on Alder',
    'user on Alder',
    'solver on Birch',
  ])
})

test('behavior: a second tab sees the transfer, and can not prompt while the first one does', async ({
  page,
  harbor,
  ledger,
  context,
}) => {
  await harbor.connect()
  const before = await ledger.snapshot()
  await harbor.quote('4')
  await harbor.start()
  await expect(harbor.prompt('Allow spending')).toBeVisible()

  const second = createHarbor(await context.newPage())
  await second.page.goto('/')
  await expect(second.page.getByText('Confirm in your wallet – continues in another tab')).toBeVisible()
  await second.quote('5')
  await second.start()
  await expect(second.notice).toHaveText(
    'Another tab or page asks your wallet already. Finish or decline there first.',
  )
  expect(await ledger.minedSince(before)).toEqual([])

  await harbor.approve('Allow spending')
  await harbor.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('4', 6),
  })
})

test('behavior: offline during the payout says so, and comes back to its success', async ({
  page,
  harbor,
  ledger,
  context,
}) => {
  await harbor.connect()
  const before = await ledger.snapshot()
  await harbor.quote('6')
  const release = await holdRoute(page, statusPath)
  await harbor.start()
  await harbor.approve('Allow spending')
  await harbor.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Money on its way' })).toBeVisible()
  await context.setOffline(true)
  await release()
  const sentence = /^You are offline\. What was sent goes on without this page/
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expect(harbor.transfers).toContainText('You are offline. Your transfers go on')
  await page.screenshot({ path: test.info().outputPath('offline.png'), fullPage: true })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 20_000 })
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('6', 6),
  })
})
