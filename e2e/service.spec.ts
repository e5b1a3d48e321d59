import { changesBetween } from './support/ledger.ts'
import { expect, test } from './support/test.ts'

const quotePath = '**/causeway/quote'
const requestId = `0x${'5a'.repeat(32)}`

/** The four shapes that an error of `POST /quote` can have. */
const shapes = [
  {
    shape: 'A',
    body: {
      message: 'Execution reverted: transfer amount exceeds balance',
      errorCode: 'TRANSACTION_REVERTED',
      errorData: '0x08c379a0',
      requestId,
      approxSimulatedBlock: 17,
      failedCallData: { from: requestId, to: requestId, data: '0x', value: '0' },
    },
    message: 'The service could not give a quote: Execution reverted: transfer amount exceeds balance',
  },
  {
    shape: 'B',
    body: { message: 'Amount is too low', errorCode: 'AMOUNT_TOO_LOW' },
    message: 'The amount is too small to cover the fees. Enter more.',
  },
  {
    shape: 'C',
    body: { message: 'The recipient is not allowed' },
    message: 'The service could not give a quote: The recipient is not allowed',
  },
  {
    shape: 'D',
    body: { message: 'No routes found', errorCode: 'NO_SWAP_ROUTES_FOUND', requestId },
    message: 'There is no way from this token to that one right now. Try another pair or amount.',
  },
]

for (const { shape, body, message } of shapes) {
  test(`error: shape ${shape} of a refused quote is told in words`, async ({ page, harbor }) => {
    await page.route(quotePath, (route) => route.fulfill({ status: 400, json: body }))
    await harbor.connect()
    await harbor.amount.fill('10')
    await expect(harbor.notice).toHaveText(message)
    await expect(harbor.amount).toHaveValue('10')
    await expect(harbor.feesSummary).toBeHidden()
    await page.unroute(quotePath)
    await harbor.quote('11')
    await expect(harbor.notice).not.toContainText(message)
  })
}

test('error: a service that can’t be reached is named, and a new try works', async ({ page, harbor }) => {
  await page.route(quotePath, (route) => route.abort('connectionrefused'))
  await harbor.connect()
  await harbor.amount.fill('10')
  await expect(harbor.notice).toHaveText('The service can’t be reached. Check your connection and try again.')
  await expect(harbor.submit).toHaveText('Ask for a new quote')
  await page.unroute(quotePath)
  await harbor.submit.click()
  await expect(harbor.submit).toHaveText('Bridge')
  await expect(harbor.notice).toHaveText(/^Quote ready\./)
})

test('error: a gateway that answers in HTML is told in words', async ({ page, harbor }) => {
  await page.route(quotePath, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await harbor.connect()
  await harbor.amount.fill('10')
  await expect(harbor.notice).toHaveText('The service could not give a quote.')
  await expect(harbor.submit).toHaveText('Ask for a new quote')
})

test('error: an answer that is no quote is not used', async ({ page, harbor }) => {
  await page.route(quotePath, (route) => route.fulfill({ json: { steps: [] } }))
  await harbor.connect()
  await harbor.amount.fill('10')
  await expect(harbor.notice).toHaveText(
    'The service gave an answer that can’t be trusted, so it was not used. Try again later.',
  )
})

test('behavior: the service going away after the deposit does not stop the transfer', async ({
  page,
  harbor,
  ledger,
}) => {
  const statusPath = '**/causeway/intents/status**'
  await harbor.connect()
  const before = await ledger.snapshot()
  await harbor.quote('15')
  await page.route(statusPath, (route) => route.abort('connectionrefused'))
  await harbor.start()
  await harbor.approve('Allow spending')
  await harbor.approve('Deposit')
  // Once to be seen, and once to be heard.
  await expect(
    page.getByText('The service can’t be reached right now. Your transfer goes on; still looking.').first(),
  ).toBeVisible()
  await page.unroute(statusPath)
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Alder USDC user': -15_000_000n })
})

test('error: the list of transfers says that it can’t be read, and reads again when asked', async ({
  page,
  harbor,
}) => {
  const listPath = '**/causeway/requests/v3**'
  await page.route(listPath, (route) => route.fulfill({ status: 401, json: { message: 'No key' } }))
  await harbor.connect()
  await expect(harbor.transfers.getByRole('alert')).toContainText('does not let this page read transfers')
  await page.unroute(listPath)
  await harbor.transfers.getByRole('button', { name: 'Read again' }).click()
  await expect(harbor.transfers.getByRole('alert')).toBeHidden()
})

test('behavior: the API key stays on the server', async ({ page, harbor }) => {
  const headers: Record<string, string>[] = []
  page.on('request', (request) => headers.push(request.headers()))
  await harbor.connect()
  await expect(harbor.transfers).not.toContainText('Reading')
  expect(headers.length).toBeGreaterThan(5)
  expect(headers.filter((sent) => 'x-api-key' in sent)).toEqual([])
})
