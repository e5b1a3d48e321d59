import { expect, test } from './support/test.ts'

const faults = [
  { what: 'zero', text: '0', message: 'Enter an amount greater than 0.' },
  {
    what: 'more than the balance',
    text: '20000',
    shown: '20,000',
    message: /^Insufficient USDC balance. You have [\d,.]+\.$/,
  },
  {
    what: 'too many decimals',
    text: '1.1234567',
    message: 'USDC has at most 6 decimals. Remove some digits.',
  },
  {
    what: 'letters',
    text: 'ten',
    message: 'Use numbers only, for example 1234.5.',
  },
]

for (const { what, text, shown = text, message } of faults) {
  test(`error: ${what} is named, and the text is kept`, async ({ demoPage, quotes }) => {
    await demoPage.connect()
    await demoPage.amount.fill(text)
    await expect(demoPage.notice).toHaveText(message)
    await expect(demoPage.amount).toHaveValue(shown)
    await expect(demoPage.amount).toHaveAttribute('aria-invalid', 'true')
    await expect(demoPage.amount).toHaveAccessibleDescription(message)
    await expect(demoPage.submit).toHaveText(/^(Invalid amount|Insufficient USDC balance)$/)
    // The button leads back to what is wrong.
    await demoPage.submit.focus()
    await demoPage.submit.press('Enter')
    await expect(demoPage.amount).toBeFocused()
    if (what !== 'more than the balance') expect(quotes.count()).toBe(0)
  })
}

test('behavior: of two readings one is chosen, and quoted', async ({ page, demoPage }) => {
  await demoPage.connect()
  await demoPage.amount.fill('1,234')
  await expect(demoPage.notice).toHaveText('Which amount do you mean? Choose one.')
  await expect(demoPage.submit).toHaveText('Choose an amount')
  await expect(demoPage.amount).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Use 1,234' }).click()
  await expect(demoPage.amount).toHaveValue('1,234')
  await expect(demoPage.amount).toBeFocused()
  await expect(demoPage.submit).toHaveText('Bridge')
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

test('behavior: Max takes the whole balance', async ({ page, demoPage }) => {
  await demoPage.connect(5)
  await page.getByRole('button', { name: 'Use max: 10,000 USDC' }).click()
  await expect(demoPage.amount).toHaveValue('10,000')
  await expect(demoPage.submit).toHaveText('Bridge')
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
