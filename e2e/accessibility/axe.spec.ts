import { findViolations } from '../support/findViolations.ts'
import { holdRoute } from '../support/holdRoute.ts'
import { expect, test } from '../support/test.ts'

// The stories examine every state of the widgets. Here are the page and its wallet around them.
test('a11y: axe finds no violation of WCAG 2.2 AA on the page, light and dark, and reduced motion means none', async ({
  page,
  demoPage,
}) => {
  const clean = async (state: string) => {
    expect.soft(await findViolations(page), state).toEqual([])
    // The other look has other colors, and nothing else.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findViolations(page, ['color-contrast']), `${state}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(demoPage.amount).toBeVisible()
  await clean('form, not connected')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await clean('connect dialog')

  await demoPage.connect()
  await demoPage.quote('30')
  await demoPage.feesSummary.click()
  await expect(page.getByText(/^Provider fee/).first()).toBeVisible()
  await clean('quote with its fees')

  const release = await holdRoute(page, '**/causeway/intents/status**')
  await demoPage.start()
  await expect(demoPage.prompt('Allow spending')).toBeVisible()
  await clean('wallet prompt')
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
  await release()
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  await expect(demoPage.newestSwap).toContainText('Completed')
  await clean('success')
  await demoPage.account.click()
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  await clean('account dialog')
})
