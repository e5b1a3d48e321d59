import { findViolations } from '../support/findViolations.ts'
import { holdRoute } from '../support/holdRoute.ts'
import { expect, test } from '../support/test.ts'

test('a11y: axe finds no violation of WCAG 2.2 AA in any state, light and dark, and reduced motion means none', async ({
  page,
  demoPage,
}) => {
  // axe reads the whole page twice in each of twelve states.
  test.slow()
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
  await clean('form, connected')
  await demoPage.payToken.click()
  await expect(page.getByRole('option', { name: /^USDC .* Alder/ })).toBeVisible()
  await clean('token picker')
  await page.keyboard.press('Escape')
  await page.getByText('Settings', { exact: true }).click()
  await page.getByLabel('Recipient on Birch').fill('0x12')
  await expect(demoPage.notice).toContainText('Enter a valid address')
  await clean('options with an error')
  await page.getByLabel('Recipient on Birch').fill('')
  await demoPage.amount.fill('ten')
  await expect(demoPage.notice).toContainText('Use numbers only')
  await clean('form with an error')
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
  await clean('progress')
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
  await demoPage.newestSwap.getByRole('button').click()
  await expect(page.getByRole('article')).toContainText('Request ID')
  await clean('details of a swap')
  await page.getByRole('article').getByRole('button', { name: 'Close' }).click()
  await demoPage.account.click()
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  await clean('account dialog')
})
