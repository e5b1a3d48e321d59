import { expect, test } from './support/test.ts'

const notLoaded = 'A part of the page could not be loaded. Try again, or reload the page.'

test('error: without the file of list, fees and review the form says so, and goes on once it comes', async ({
  page,
  harbor,
}) => {
  const file = '**/assets/swapExtras-*.js'
  await page.route(file, (route) => route.abort('connectionrefused'))
  await harbor.connect()
  await harbor.amount.fill('100')
  await expect(harbor.submit).toHaveText('Bridge')
  await expect(harbor.notice).toHaveText(/^Quote ready\./)
  await expect(harbor.feesSummary).toBeHidden()
  await harbor.submit.click()
  await expect(page.getByRole('alert')).toHaveText(notLoaded)
  await harbor.payToken.click()
  await expect(page.getByRole('alert')).toHaveText([notLoaded, notLoaded])
  await expect(harbor.amount).toHaveValue('100')

  await page.unroute(file)
  await harbor.payToken.click()
  await expect(harbor.tokenSearch).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(harbor.feesSummary).toBeVisible()
  await harbor.submit.click()
  await expect(harbor.review).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('behavior: a file that did not come is asked for again when the page is back online', async ({
  page,
  harbor,
}) => {
  const file = '**/assets/swapExtras-*.js'
  await page.route(file, (route) => route.abort('internetdisconnected'))
  await harbor.connect()
  await harbor.amount.fill('100')
  await expect(harbor.notice).toHaveText(/^Quote ready\./)
  await expect(harbor.feesSummary).toBeHidden()
  await page.unroute(file)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(harbor.feesSummary).toBeVisible()
})

test('error: nothing is prompted without the file that checks the quote', async ({ page, harbor }) => {
  const file = '**/assets/runner-*.js'
  await page.route(file, (route) => route.abort('connectionrefused'))
  await harbor.connect()
  await harbor.quote('100')
  await harbor.start()
  await expect(harbor.notice).toHaveText(notLoaded)
  await expect(harbor.amount).toHaveValue('100')
  await expect(harbor.prompt('Allow spending')).toBeHidden()

  await page.unroute(file)
  await harbor.start()
  await expect(harbor.prompt('Allow spending')).toBeVisible()
})
