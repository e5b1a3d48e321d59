import { expect, test } from './support/test.ts'

test('a visitor picks a language, and the widgets speak it and write its way', async ({ demoPage, page }) => {
  await page.goto('/')
  const language = page.getByRole('combobox', { name: 'Language of the widgets' })
  await expect(language.getByRole('option')).toHaveCount(13)
  await language.selectOption('he')
  const widget = page.locator('[data-cw-part=swap]')
  await expect(widget).toHaveAttribute('lang', 'he')
  await expect(widget).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl')
  await page.screenshot({ path: test.info().outputPath('hebrew.png'), fullPage: true })
  // It is remembered.
  await page.reload()
  await expect(language).toHaveValue('he')
  await expect(widget).toHaveAttribute('lang', 'he')
  await language.selectOption('en')
  await expect(demoPage.amount).toBeVisible()
})

test('a visitor sees a refund by choosing what goes wrong', async ({ demoPage, page }) => {
  await demoPage.connect()
  const situation = page.getByRole('combobox', { name: 'Situation of the service and the chains' })
  await situation.selectOption('fillReverted')
  await expect(page.getByText('Fills revert, so that every deposit is refunded.')).toBeVisible()
  try {
    await demoPage.quote('25')
    await demoPage.start()
    await demoPage.approve('Allow spending')
    await demoPage.approve('Deposit')
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible({ timeout: 20_000 })
    await page.screenshot({ path: test.info().outputPath('refund.png'), fullPage: true })
  } finally {
    await situation.selectOption('calm')
    await expect(page.getByText('Everything works.')).toBeVisible()
  }
})
