import { expect, test } from '../support/test.ts'

const notLoaded = 'Something didn’t load. Try again or reload the page.'

const files = (name: string) => `**/assets/${name}-*.js`

test('error: says so without the chunks of list, fees and review, and continues once they come', async ({
  page,
  demoPage,
}) => {
  const chunks = [files('TokenPicker'), files('FeesTable'), files('afterSubmit')]
  for (const chunk of chunks) await page.route(chunk, (route) => route.abort('connectionrefused'))
  await demoPage.connect()
  await demoPage.amount.fill('100')
  await expect(demoPage.submit).toHaveText('Review bridge')
  await expect(demoPage.notice).toHaveText(/^Quote ready:/)
  await demoPage.feesSummary.click()
  await expect(page.getByRole('alert')).toHaveText(notLoaded)
  await demoPage.submit.click()
  await expect(page.getByRole('alert')).toHaveText([notLoaded, notLoaded])
  await demoPage.payToken.click()
  await expect(page.getByRole('alert')).toHaveText([notLoaded, notLoaded, notLoaded])
  await expect(demoPage.amount).toHaveValue('100')

  for (const chunk of chunks) await page.unroute(chunk)
  await demoPage.payToken.click()
  await expect(demoPage.tokenSearch).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-cw-part=fees]').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-cw-part=fees]').getByText('Provider fee').first()).toBeVisible()
  await demoPage.submit.click()
  await expect(demoPage.review).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('behavior: loads a chunk again that failed when the page is back online', async ({ page, demoPage }) => {
  const chunk = files('TokenPicker')
  await page.route(chunk, (route) => route.abort('internetdisconnected'))
  await demoPage.connect()
  await demoPage.payToken.click()
  await expect(page.getByRole('alert')).toHaveText(notLoaded)
  await page.unroute(chunk)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(demoPage.tokenSearch).toBeVisible()
})

test('behavior: loads the file that checks and prompts at the first press, not with the page', async ({
  page,
  demoPage,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const isEngine = (url: string) => /\/assets\/executionEngine-/.test(url)
  await page.goto('/')
  await expect(demoPage.amount).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.filter(isEngine)).toEqual([])
  const engine = page.waitForRequest((request) => isEngine(request.url()))
  await page.keyboard.press('Tab')
  await engine
})

test('error: prompts for nothing without the file that checks the quote', async ({ page, demoPage }) => {
  const file = '**/assets/executionEngine-*.js'
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
