import { bridgeToken } from '../support/bridgeToken.ts'
import { changesBetween } from '../support/ledger.ts'
import { requestIdOf } from '../support/requestIdOf.ts'
import { expect, test } from '../support/test.ts'

// Public deployments write less, and in other words: the main flow once more, with a provider that does so.
test.use({ policy: { dialect: 'deployment', brand: 'acme' } })

test('default: bridges a token where the provider answers as deployments do', ({
  page,
  demoPage,
  ledger,
  quotes,
}) => bridgeToken({ page, demoPage, ledger, quotes }))

test('default: signs a transfer to the solver after a question, and sends nothing', async ({
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
  await demoPage.submit.click()
  await expect(demoPage.review).toContainText('isn’t tied to this swap')
  await demoPage.review.getByRole('checkbox').check()
  await demoPage.review.getByRole('button', { name: /^Confirm / }).click()
  await expect(demoPage.prompt('Sign typed data')).toContainText('TransferWithAuthorization')
  await demoPage.approve('Sign typed data')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  const { amountIn, amountOut } = await quotes.find(await requestIdOf(page))
  const mined = await ledger.minedSince(before)
  expect(mined.filter(({ from }) => from === 'user')).toEqual([])
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -amountIn,
    'Alder USDC depository': amountIn,
    'Birch USDC user': amountOut,
  })
})
