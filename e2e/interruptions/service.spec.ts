import { changesBetween } from '../support/ledger.ts'
import { expect, test } from '../support/test.ts'

// These test how errors of the provider are shown: test/widgets/swap/SwapWidget.test.tsx and stories/activity/Activity.stories.tsx.
test('behavior: completes the swap although the provider is unreachable after the deposit', async ({
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
  await expect(page.getByText('Can’t reach the provider right now. Still checking.').first()).toBeVisible()
  await page.unroute(statusPath)
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Alder USDC user': -15_000_000n })
})

test('behavior: keeps the API key on the server', async ({ page, demoPage }) => {
  const headers: Record<string, string>[] = []
  page.on('request', (request) => headers.push(request.headers()))
  await demoPage.connect()
  await expect(demoPage.swaps).not.toContainText('Loading')
  expect(headers.length).toBeGreaterThan(5)
  expect(headers.filter((sent) => 'x-api-key' in sent)).toEqual([])
})
