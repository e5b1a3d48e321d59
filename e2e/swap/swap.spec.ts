import { bridgeToken } from '../support/bridgeToken.ts'
import { parseEther } from 'viem'
import { changesBetween } from '../support/ledger.ts'
import { requestIdOf } from '../support/requestIdOf.ts'
import { expect, test } from '../support/test.ts'

test('default: bridges a token from Alder to Birch, and accounts for every coin', ({
  page,
  demoPage,
  ledger,
  quotes,
}) => bridgeToken({ page, demoPage, ledger, quotes }))

test('default: bridges native tokens, and accounts for every wei of gas', async ({
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
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()

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

test('default: delivers exactly the amount to receive that was entered', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.received.fill('50')
  await expect(demoPage.submit).toHaveText('Review bridge')
  await expect(demoPage.amount).toHaveValue(/^50\.\d+$/)
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Birch USDC user': 50_000_000n })
})

test('default: sends the whole native balance without the gas to another account', async ({
  page,
  demoPage,
  ledger,
  demo,
}) => {
  const [, , , , fifth] = demo.sandbox.accounts.users
  await demoPage.connect(4)
  await demoPage.choose('pay', 'ETH', 'Alder')
  await demoPage.choose('receive', 'ETH', 'Birch')
  await page.getByText('Settings', { exact: true }).click()
  await page.getByLabel('Recipient on Birch').fill(fifth?.address ?? '')
  const before = await ledger.snapshot()
  await page.getByRole('button', { name: /^Use max: .+\sETH, keeping .+\sETH for the network fee$/ }).click()
  await expect(demoPage.submit).toHaveText('Review bridge')
  await demoPage.start()
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, status }) => `${chain}: ${status}`)).toEqual([
    'Alder: success',
    'Birch: success',
  ])
})
