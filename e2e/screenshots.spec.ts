import { fileURLToPath } from 'node:url'
import { holdRoute } from './support/holdRoute.ts'
import { expect, test } from './support/test.ts'

const folder = fileURLToPath(new URL('screenshots', import.meta.url))

interface Look {
  name: string
  colorScheme: 'light' | 'dark'
  width: number
  direction?: 'ltr' | 'rtl'
  /** Size of the text, beside what the browser's own is. */
  fontSize?: string
  forcedColors?: 'active'
}

const looks: readonly Look[] = [
  { name: 'light', colorScheme: 'light', width: 1100 },
  { name: 'dark', colorScheme: 'dark', width: 1100 },
  // 1280 pixels at 400 % zoom.
  { name: 'narrow', colorScheme: 'light', width: 320 },
  { name: 'large-text', colorScheme: 'dark', width: 640, fontSize: '200%' },
  { name: 'rtl', colorScheme: 'light', width: 1100, direction: 'rtl' },
  { name: 'forced-colors', colorScheme: 'dark', width: 1100, forcedColors: 'active' },
]

for (const { name, colorScheme, width, direction = 'ltr', fontSize = '', forcedColors } of looks) {
  test(`behavior: nothing sticks out of the page, ${name}`, async ({ page, demoPage }) => {
    const shoot = async (state: string) => {
      await page.screenshot({
        path: `${folder}/${name}-${state}.png`,
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${state} is wider than the page`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, ...(forcedColors && { forcedColors }) })
    await page.addInitScript(
      ({ direction, fontSize }) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dir = direction
          document.documentElement.style.fontSize = fontSize
        })
      },
      { direction, fontSize },
    )
    await page.goto('/')
    await expect(demoPage.amount).toBeVisible()
    await shoot('1-start')
    if (width < 1100) {
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await shoot('2-connect')
    }
    await demoPage.connect(2)
    await demoPage.payToken.click()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await shoot('2-picker')
    await page.keyboard.press('Escape')
    await demoPage.quote('1234.56')
    await shoot('3-quote')
    await demoPage.feesSummary.click()
    await shoot('4-fees')
    await demoPage.submit.click()
    await expect(demoPage.review).toBeVisible()
    await shoot('5-review')
    await page.keyboard.press('Escape')
    await demoPage.start()
    await expect(demoPage.prompt('Allow spending')).toBeVisible()
    await shoot('6-prompt')
    await demoPage.reject('Allow spending')
    await expect(demoPage.notice).toContainText('Request rejected')
    await shoot('7-error')

    const release = await holdRoute(page, '**/causeway/intents/status**')
    await demoPage.start()
    await demoPage.approve('Allow spending')
    await demoPage.approve('Deposit')
    await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await shoot('8-progress')
    await release()
    await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await expect(demoPage.newestTransfer).toContainText('Completed')
    await shoot('9-success')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /0x|ETH/ })
      .click()
    await shoot('10-account')
  })
}
