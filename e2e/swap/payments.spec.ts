import { parseUnits } from 'viem'
import { createLedger, changesBetween, gasOf } from '../support/ledger.ts'
import { hidePage } from '../support/hidePage.ts'
import { delegateEip7702 } from '../support/delegateEip7702.ts'
import { requestIdOf } from '../support/requestIdOf.ts'
import { expect, test } from '../support/test.ts'

const done = { name: 'Bridge complete' }
const statusPath = '**/causeway/intents/status**'
/** Sent, but not ended as far as the page knows. */
const pendingTitle = { name: /^(Transaction pending|Bridge in progress)$/ }

test('default: delivers an expected amount, or a little less within the slippage', async ({
  page,
  demoPage,
  ledger,
}) => {
  const quoteRequest = page.waitForRequest((request) => request.url().endsWith('/causeway/quote'))
  await demoPage.connect(1, '?output=expected')
  const before = await ledger.snapshot()
  await demoPage.received.fill('40')
  expect((await quoteRequest).postDataJSON()).toMatchObject({
    tradeType: 'EXPECTED_OUTPUT',
    amount: '40000000',
  })
  await expect(demoPage.submit).toHaveText('Review bridge')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', done)).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Birch USDC user': 40_000_000n })
})

test('default: prompts a wallet with batches once, even in the background, and sends one transaction for both', async ({
  page,
  demoPage,
  demo: { sandbox },
}) => {
  const [alder] = sandbox.chains
  const [, , third] = sandbox.accounts.users
  if (!alder || !third) throw new Error('The sandbox is too small.')
  await delegateEip7702(alder, third.privateKey)
  const ledger = createLedger(sandbox, third.address)
  await page.clock.install()
  await demoPage.connect(3)
  const before = await ledger.snapshot()
  await demoPage.quote('21')
  await demoPage.start()
  await expect(demoPage.prompt('Send together')).toContainText('Allow spending')
  await expect(demoPage.prompt('Send together')).toContainText('21 USDC')
  // The page is in the background, as when the wallet is a separate app. The provider's reports are news once it is visible again.
  const showPage = await hidePage(page)
  let polls = 0
  await page.route(statusPath, async (route) => {
    polls += 1
    await route.fulfill({ json: { status: 'waiting' } })
  })
  await demoPage.approve('Send together')
  await expect.poll(() => ledger.minedSince(before)).toHaveLength(2)
  await expect(page.getByRole('heading', pendingTitle)).toBeVisible()
  // Once it was sent, it is looked up at once; then that rests.
  await expect.poll(() => polls).toBeGreaterThan(0)
  await page.clock.runFor(1_000)
  const pollsBefore = polls
  // The clock also ran meanwhile, and a hidden page polls every 27 s or more; a visible one, every few seconds.
  await page.clock.runFor(15_000)
  expect(polls).toBe(pollsBefore)
  await expect(page.getByRole('heading', pendingTitle)).toBeVisible()
  await page.unroute(statusPath)
  await showPage()
  await expect(page.getByRole('heading', done)).toBeVisible()
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, from, status }) => `${from} on ${chain}: ${status}`)).toEqual([
    'user on Alder: success',
    'solver on Birch: success',
  ])
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('21', 6),
    'Alder USDC depository': parseUnits('21', 6),
  })
})

test('default: needs only a signed permit: the user sends nothing and pays no gas', async ({
  page,
  demoPage,
  ledger,
  quotes,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await page.getByText('Settings', { exact: true }).click()
  await page.getByLabel('Sign only, without sending a transaction').check()
  await demoPage.quote('33')
  await demoPage.start()
  await expect(demoPage.prompt('Sign typed data')).toContainText('ReceiveWithAuthorization')
  await demoPage.approve('Sign typed data')
  await expect(page.getByRole('heading', done)).toBeVisible()
  const { amountIn, amountOut } = await quotes.find(await requestIdOf(page))
  const mined = await ledger.minedSince(before)
  expect(mined.filter(({ from }) => from === 'user')).toEqual([])
  const changes = changesBetween(before, await ledger.snapshot())
  expect(changes).toMatchObject({
    'Alder USDC user': -amountIn,
    'Alder USDC depository': amountIn,
    'Birch USDC user': amountOut,
  })
  expect(changes['Alder ETH user']).toBeUndefined()
})

test('default: lets a sponsor pay the fees, and delivers exactly what was sent', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect(1, '?sponsor')
  const before = await ledger.snapshot()
  await demoPage.amount.fill('50')
  await expect(page.getByText(/^No fees|^Fees \$/)).toBeVisible()
  await page.getByText(/^No fees|^Fees \$/).click()
  await expect(page.getByText('Total covered')).toBeVisible()
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', done)).toBeVisible()
  const mined = (await ledger.minedSince(before)).filter(({ from }) => from === 'user')
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('50', 6),
    'Birch USDC user': parseUnits('50', 6),
    'Alder ETH user': -gasOf(mined),
  })
})

test('default: says that the user pays what exceeds a sponsor’s limit', async ({
  page,
  demoPage,
  ledger,
  quotes,
}) => {
  await demoPage.connect(1, '?sponsor=50000')
  const before = await ledger.snapshot()
  await demoPage.quote('200')
  await demoPage.feesSummary.click()
  await expect(page.getByText(/^Sponsor limit reached\. You pay the rest of the fees\.$/)).toBeVisible()
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', done)).toBeVisible()
  const { amountOut } = await quotes.find(await requestIdOf(page))
  expect(amountOut).toBeLessThan(parseUnits('200', 6))
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('200', 6),
    'Birch USDC user': amountOut,
  })
})

test('error: refunds a failed delivery, and says where the funds are', async ({
  page,
  demoPage,
  ledger,
  demo: { sandbox },
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('60')
  sandbox.faults.add({ kind: 'chain', type: 'revertedFill', times: 1 })
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: /refunded$/i })).toBeVisible()
  await expect(demoPage.newestSwap).toContainText('Refunded')
  const changes = changesBetween(before, await ledger.snapshot())
  expect(changes['Birch USDC user']).toBeUndefined()
  // The refund's cost is kept, and nothing else.
  const lost = -(changes['Alder USDC user'] ?? 0n)
  expect(lost).toBeLessThan(parseUnits('1', 6))
  expect(changes['Alder USDC depository'] ?? 0n).toBeLessThanOrEqual(lost)
})
