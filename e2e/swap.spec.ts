import { formatUnits, parseEther, parseUnits } from 'viem'
import { holdRoute } from './support/holdRoute.ts'
import { changesBetween, gasOf } from './support/ledger.ts'
import { requestIdOf } from './support/requestIdOf.ts'
import { expect, test } from './support/test.ts'

test('default: a token crosses from Alder to Birch, and every coin is accounted for', async ({
  page,
  demoPage,
  ledger,
  quotes,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('100')
  await demoPage.feesSummary.click()
  await expect(page.getByText(/^Service fee/)).toBeVisible()
  await expect(page.getByText('You receive at least')).toBeVisible()

  const release = await holdRoute(page, '**/causeway/intents/status**')
  await demoPage.start()
  await expect(demoPage.prompt('Allow spending')).toContainText('100 USDC')
  await demoPage.approve('Allow spending')
  await expect(demoPage.prompt('Deposit')).toContainText('100 USDC')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Money on its way' })).toBeVisible()
  await release()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()

  const requestId = await requestIdOf(page)
  const { amountIn, amountOut, fee } = await quotes.find(requestId)
  const mined = await ledger.minedSince(before)
  const byUser = mined.filter(({ from }) => from === 'user')
  const bySolver = mined.filter(({ from }) => from === 'solver')

  expect(amountIn).toBe(parseUnits('100', 6))
  expect(amountOut).toBe(amountIn - fee)
  expect(mined.map(({ chain, from, status }) => `${from} on ${chain}: ${status}`)).toEqual([
    'user on Alder: success',
    'user on Alder: success',
    'solver on Birch: success',
  ])
  expect(changesBetween(before, await ledger.snapshot())).toEqual({
    'Alder USDC user': -amountIn,
    'Alder USDC depository': amountIn,
    'Alder ETH user': -gasOf(byUser),
    'Birch USDC user': amountOut,
    'Birch USDC solver': -(amountIn - fee),
    'Birch ETH solver': -gasOf(bySolver),
  })

  const arrived = formatUnits(amountOut, 6)
  await expect(page.getByText(`${arrived} USDC arrived on Birch.`).first()).toBeVisible()
  const transfer = await demoPage.findTransfer(requestId)
  await expect(transfer).toContainText('Completed')
  await expect(transfer).toContainText(`100 USDC to ${arrived} USDC`)
  await expect(transfer).toContainText('Alder to Birch')
  await expect(transfer).toContainText(/just now|minutes? ago/)
  await transfer.getByRole('button').click()
  const details = page.getByRole('article')
  await expect(details).toContainText(requestId)
  await expect(details).toContainText(`${arrived} USDC arrived on Birch.`)
  for (const leg of ['Deposit on Alder', 'Payout on Birch']) await expect(details).toContainText(leg)
})

test('default: native currency crosses, gas included to the last wei', async ({
  page,
  demoPage,
  ledger,
  quotes,
}) => {
  await demoPage.connect()
  await demoPage.choose('pay', 'ETH', 'Alder')
  await demoPage.choose('receive', 'ETH', 'Birch')
  const before = await ledger.snapshot()
  await demoPage.quote('1.000000000000000001')
  await demoPage.start()
  await expect(demoPage.prompt('Deposit')).toContainText('1.000000000000000001 ETH')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()

  const { amountIn, amountOut, fee } = await quotes.find(await requestIdOf(page))
  const mined = await ledger.minedSince(before)
  const [deposit, fill] = mined
  expect(mined.map(({ chain, from }) => `${from} on ${chain}`)).toEqual(['user on Alder', 'solver on Birch'])
  expect(amountIn).toBe(parseEther('1') + 1n)
  expect(amountOut).toBe(amountIn - fee)
  expect(changesBetween(before, await ledger.snapshot())).toEqual({
    'Alder ETH user': -amountIn - (deposit?.gasCost ?? 0n),
    'Alder ETH depository': amountIn,
    'Birch ETH user': amountOut,
    'Birch ETH solver': -(amountIn - fee) - (fill?.gasCost ?? 0n),
  })
})

test('default: what is to arrive is entered, and exactly that arrives', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.received.fill('50')
  await expect(demoPage.submit).toHaveText('Bridge')
  await expect(demoPage.amount).toHaveValue(/^50\.\d+$/)
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Birch USDC user': 50_000_000n })
})

test('default: all of a native currency, to somebody else: what the gas costs is left', async ({
  page,
  demoPage,
  ledger,
  demo,
}) => {
  const [, , , , fifth] = demo.sandbox.accounts.users
  await demoPage.connect(4)
  await demoPage.choose('pay', 'ETH', 'Alder')
  await demoPage.choose('receive', 'ETH', 'Birch')
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Recipient on Birch').fill(fifth?.address ?? '')
  const before = await ledger.snapshot()
  await page.getByRole('button', { name: /^Max: .+ ETH, leaving .+ for the network fee$/ }).click()
  await expect(demoPage.submit).toHaveText('Bridge')
  await demoPage.start()
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, status }) => `${chain}: ${status}`)).toEqual([
    'Alder: success',
    'Birch: success',
  ])
})
