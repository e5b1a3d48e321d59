import { parseUnits } from 'viem'
import { holdRoute } from '../support/holdRoute.ts'
import { changesBetween } from '../support/ledger.ts'
import { requestIdOf } from '../support/requestIdOf.ts'
import { expect, test } from '../support/test.ts'

test('behavior: sends nothing after the first prompt is rejected, keeps the form, and succeeds at a second try', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('12.5')
  await demoPage.start()
  await demoPage.reject('Allow spending')

  await expect(demoPage.notice).toHaveText('Request rejected in your wallet. Nothing was sent.')
  await expect(demoPage.amount).toHaveValue('12.5')
  expect(await ledger.minedSince(before)).toEqual([])
  expect(changesBetween(before, await ledger.snapshot())).toEqual({})

  await expect(demoPage.submit).toHaveText('Try again')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('12.5', 6),
  })
})

test('behavior: says that the approval stays after a rejection with Escape', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('7')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await expect(demoPage.prompt('Deposit')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(demoPage.notice).toHaveText(
    'Rejected in your wallet. Your approval stays active; no funds moved.',
  )
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ from, chain }) => `${from} on ${chain}`)).toEqual(['user on Alder'])
  expect(Object.keys(changesBetween(before, await ledger.snapshot()))).toEqual(['Alder ETH user'])

  // The approval is still there, so that the second try asks for the deposit alone.
  await demoPage.start()
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
})

test('behavior: asks a wallet on the wrong network to switch, accepts a rejection, and continues after a switch', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  await page.getByRole('button', { name: 'Switch tokens' }).click()
  await expect(demoPage.payToken).toContainText('Birch')
  const before = await ledger.snapshot()
  await demoPage.quote('20')
  await demoPage.start()
  await expect(demoPage.prompt('Switch network')).toContainText('Birch')
  await expect(page.locator('[data-cw-part=progress-title]')).toHaveText('Switch network')
  await demoPage.reject('Switch network')
  await expect(demoPage.notice).toHaveText('Request rejected in your wallet. Nothing was sent.')
  expect(await ledger.minedSince(before)).toEqual([])

  await demoPage.start()
  await demoPage.approve('Switch network')
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Birch USDC user': -parseUnits('20', 6),
    'Birch USDC depository': parseUnits('20', 6),
  })
})

test('behavior: connects a wallet on a chain that the page doesn’t know, and asks it to switch', async ({
  page,
  demoPage,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('demo-wallet')) localStorage.setItem('demo-wallet', '{"chainId":1}')
  })
  await demoPage.connect()
  await demoPage.quote('3')
  await demoPage.start()
  await expect(demoPage.prompt('Switch network')).toContainText('Alder')
  await demoPage.approve('Switch network')
  await demoPage.approve('Allow spending')
  await demoPage.reject('Deposit')
})

const shortened = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

test('behavior: lets the user choose another account, and survives a reload', async ({
  page,
  demoPage,
  demo,
}) => {
  const [first, second] = demo.sandbox.accounts.users
  await demoPage.connect()
  await expect(demoPage.account).toContainText(shortened(first.address))
  await demoPage.account.click()
  await page.getByRole('button', { name: 'Change account' }).click()
  await demoPage.prompt('Connect').getByRole('radio', { name: 'Account 2' }).check()
  await demoPage.prompt('Connect').getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Your account' })).toContainText(second.address)
  await page.reload()
  await expect(demoPage.account).toContainText(shortened(second.address))
  await demoPage.quote('1')
  await demoPage.account.click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(demoPage.submit).toHaveText('Connect wallet')
  await expect(demoPage.swaps).toContainText('Connect your wallet to see your activity.')
})

test('behavior: loses nothing when the user leaves the page after the deposit', async ({
  page,
  demoPage,
  ledger,
  quotes,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('9')
  await holdRoute(page, '**/causeway/intents/status**')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  const requestId = await requestIdOf(page)
  const { amountOut } = await quotes.find(requestId)
  await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  await page.reload()
  const swap = await demoPage.findSwap(requestId)
  await expect(swap).toContainText('Completed')
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Birch USDC user': amountOut })
})
