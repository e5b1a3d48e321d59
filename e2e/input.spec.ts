import { expect, test } from './support/test.ts'

// The other faults of an amount: test/widgets/swap/SwapWidget.test.tsx.
test('error: too many decimals are named, and the text is kept', async ({ demoPage, quotes }) => {
  const message = 'USDC has at most 6 decimals. Remove some digits.'
  await demoPage.connect()
  await demoPage.amount.fill('1.1234567')
  await expect(demoPage.notice).toHaveText(message)
  await expect(demoPage.amount).toHaveValue('1.1234567')
  await expect(demoPage.amount).toHaveAttribute('aria-invalid', 'true')
  await expect(demoPage.amount).toHaveAccessibleDescription(message)
  await expect(demoPage.submit).toHaveText('Invalid amount')
  // The button leads back to what is wrong.
  await demoPage.submit.focus()
  await demoPage.submit.press('Enter')
  await expect(demoPage.amount).toBeFocused()
  expect(quotes.count()).toBe(0)
})

test('error: an empty form says what to do, before and after connecting', async ({
  page,
  demoPage,
  quotes,
}) => {
  await page.goto('/')
  await expect(demoPage.submit).toHaveText('Connect wallet')
  await demoPage.connect()
  await expect(demoPage.submit).toHaveText('Enter an amount')
  expect(quotes.count()).toBe(0)
  await demoPage.amount.fill('5')
  await demoPage.amount.fill('')
  await expect(demoPage.submit).toHaveText('Enter an amount')
  await expect(demoPage.notice).toHaveText('')
})

test('error: an amount that the fees eat up is refused by the service, in words', async ({ demoPage }) => {
  await demoPage.connect()
  await demoPage.amount.fill('0.000001')
  await expect(demoPage.notice).toHaveText('Amount too low to cover fees. Enter a larger amount.')
  await expect(demoPage.amount).toHaveValue('0.000001')
})

test('error: more than the wallet has can’t be sent, whichever side was entered', async ({
  page,
  demoPage,
}) => {
  await demoPage.connect(2)
  await demoPage.received.fill('20000')
  await expect(demoPage.notice).toHaveText(/Insufficient USDC balance|not hold|can’t pay/)
  await expect(demoPage.submit).toHaveAttribute('aria-disabled', 'true')
  await demoPage.choose('pay', 'ETH', 'Alder')
  // Other tests may have paid something to this account.
  await demoPage.amount.fill('20000')
  await expect(demoPage.submit).toHaveText('Insufficient ETH balance')
  await page.screenshot({ path: test.info().outputPath('not-enough.png'), fullPage: true })
})
