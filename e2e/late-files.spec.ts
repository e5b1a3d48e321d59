import { expect, test } from './support/test.ts'

const notLoaded = 'A part of the page could not be loaded. Try again, or reload the page.'

test('error: without the file of list, fees and review the form says so, and goes on once it comes', async ({
  page,
  demoPage,
}) => {
  const file = '**/assets/swapExtras-*.js'
  await page.route(file, (route) => route.abort('connectionrefused'))
  await demoPage.connect()
  await demoPage.amount.fill('100')
  await expect(demoPage.submit).toHaveText('Bridge')
  await expect(demoPage.notice).toHaveText(/^Quote ready\./)
  await expect(demoPage.feesSummary).toBeHidden()
  await demoPage.submit.click()
  await expect(page.getByRole('alert')).toHaveText(notLoaded)
  await demoPage.payToken.click()
  await expect(page.getByRole('alert')).toHaveText([notLoaded, notLoaded])
  await expect(demoPage.amount).toHaveValue('100')

  await page.unroute(file)
  await demoPage.payToken.click()
  await expect(demoPage.tokenSearch).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demoPage.feesSummary).toBeVisible()
  await demoPage.submit.click()
  await expect(demoPage.review).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('behavior: a file that did not come is asked for again when the page is back online', async ({
  page,
  demoPage,
}) => {
  const file = '**/assets/swapExtras-*.js'
  await page.route(file, (route) => route.abort('internetdisconnected'))
  await demoPage.connect()
  await demoPage.amount.fill('100')
  await expect(demoPage.notice).toHaveText(/^Quote ready\./)
  await expect(demoPage.feesSummary).toBeHidden()
  await page.unroute(file)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(demoPage.feesSummary).toBeVisible()
})

test('error: nothing is prompted without the file that checks the quote', async ({ page, demoPage }) => {
  const file = '**/assets/runner-*.js'
  await page.route(file, (route) => route.abort('connectionrefused'))
  await demoPage.connect()
  await demoPage.quote('100')
  await demoPage.start()
  await expect(demoPage.notice).toHaveText(notLoaded)
  await expect(demoPage.amount).toHaveValue('100')
  await expect(demoPage.prompt('Allow spending')).toBeHidden()

  await page.unroute(file)
  await demoPage.start()
  await expect(demoPage.prompt('Allow spending')).toBeVisible()
})
