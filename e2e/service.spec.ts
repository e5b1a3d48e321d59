import { changesBetween } from './support/ledger.ts'
import { expect, test } from './support/test.ts'

const quotePath = '**/causeway/quote'
const requestId = `0x${'5a'.repeat(32)}`

// The other shapes of an error: test/widgets/swap/SwapWidget.test.tsx.
test('error: why a quote is refused is told, until there is one', async ({ page, demoPage }) => {
  const body = {
    message: 'Execution reverted: transfer amount exceeds balance',
    errorCode: 'TRANSACTION_REVERTED',
    errorData: '0x08c379a0',
    requestId,
    approxSimulatedBlock: 17,
    failedCallData: { from: requestId, to: requestId, data: '0x', value: '0' },
  }
  const message =
    'Couldn’t get a quote: Execution reverted: transfer amount exceeds balance (TRANSACTION_REVERTED)'
  await page.route(quotePath, (route) => route.fulfill({ status: 400, json: body }))
  await demoPage.connect()
  await demoPage.amount.fill('10')
  await expect(demoPage.notice).toHaveText(message)
  await expect(demoPage.amount).toHaveValue('10')
  await expect(demoPage.feesSummary).toBeHidden()
  await page.unroute(quotePath)
  await demoPage.quote('11')
  await expect(demoPage.notice).not.toContainText(message)
})

test('error: a service that can’t be reached is named, and a new try works', async ({ page, demoPage }) => {
  await page.route(quotePath, (route) => route.abort('connectionrefused'))
  await demoPage.connect()
  await demoPage.amount.fill('10')
  await expect(demoPage.notice).toHaveText('Couldn’t connect. Check your connection and try again.')
  await expect(demoPage.submit).toHaveText('Refresh quote')
  await page.unroute(quotePath)
  await demoPage.submit.click()
  await expect(demoPage.submit).toHaveText('Bridge')
  await expect(demoPage.notice).toHaveText(/^Quote ready:/)
})

test('error: a gateway that answers in HTML is told in words', async ({ page, demoPage }) => {
  await page.route(quotePath, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await demoPage.connect()
  await demoPage.amount.fill('10')
  await expect(demoPage.notice).toHaveText('Couldn’t get a quote.')
  await expect(demoPage.submit).toHaveText('Refresh quote')
})

test('behavior: the service going away after the deposit does not stop the transfer', async ({
  page,
  demoPage,
  ledger,
}) => {
  const statusPath = '**/causeway/intents/status**'
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('15')
  await page.route(statusPath, (route) => route.abort('connectionrefused'))
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  // Once to be seen, and once to be heard.
  await expect(
    page.getByText('Can’t reach the provider. Your swap continues; still checking.').first(),
  ).toBeVisible()
  await page.unroute(statusPath)
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Alder USDC user': -15_000_000n })
})

test('error: the list of transfers says that it can’t be read, and reads again when asked', async ({
  page,
  demoPage,
}) => {
  const listPath = '**/causeway/requests/v3**'
  await page.route(listPath, (route) => route.fulfill({ status: 401, json: { message: 'No key' } }))
  await demoPage.connect()
  await expect(demoPage.transfers.getByRole('alert')).toContainText('This app can’t read your activity.')
  await page.unroute(listPath)
  await demoPage.transfers.getByRole('button', { name: 'Try again' }).click()
  await expect(demoPage.transfers.getByRole('alert')).toBeHidden()
})

test('behavior: the API key stays on the server', async ({ page, demoPage }) => {
  const headers: Record<string, string>[] = []
  page.on('request', (request) => headers.push(request.headers()))
  await demoPage.connect()
  await expect(demoPage.transfers).not.toContainText('Loading')
  expect(headers.length).toBeGreaterThan(5)
  expect(headers.filter((sent) => 'x-api-key' in sent)).toEqual([])
})
