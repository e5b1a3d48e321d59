import type { Page } from '@playwright/test'
import type { DemoPage } from './demoPage.ts'
import { holdRoute } from './holdRoute.ts'
import { expect } from './test.ts'

/** The appearance of the demo. */
export interface Look {
  name: string
  colorScheme: 'light' | 'dark'
  width: number
  direction?: 'ltr' | 'rtl'
  /** Size of the text, beside what the browser's own is. */
  fontSize?: string
  forcedColors?: 'active'
}

/** Those of them in which there is least room, or room on the other side. */
export const crampedLooks: readonly Look[] = [
  // 1280 pixels at 400 % zoom.
  { name: 'narrow', colorScheme: 'light', width: 320 },
  { name: 'large-text', colorScheme: 'dark', width: 640, fontSize: '200%' },
  { name: 'rtl', colorScheme: 'light', width: 1100, direction: 'rtl' },
]

export const looks: readonly Look[] = [
  { name: 'light', colorScheme: 'light', width: 1100 },
  { name: 'dark', colorScheme: 'dark', width: 1100 },
  ...crampedLooks,
  { name: 'forced-colors', colorScheme: 'dark', width: 1100, forcedColors: 'active' },
]

/** Shows the demo in a look and leads it through a swap, from the start to the end. `visit` is called with each state's name. */
export async function visitEveryState(
  { page, demoPage, look }: { page: Page; demoPage: DemoPage; look: Look },
  visit: (state: string) => Promise<void>,
): Promise<void> {
  const { colorScheme, width, direction = 'ltr', fontSize = '', forcedColors } = look
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
  await visit('1-start')
  if (width < 1100) {
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await visit('2-connect')
  }
  await demoPage.connect(2)
  await demoPage.payToken.click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await visit('2-picker')
  await page.keyboard.press('Escape')
  await demoPage.quote('1234.56')
  await visit('3-quote')
  await demoPage.feesSummary.click()
  // Their chunk moves the content below when it loads.
  await expect(page.getByText(/^Provider fee/).first()).toBeVisible()
  await visit('4-fees')
  await demoPage.submit.click()
  await expect(demoPage.review).toBeVisible()
  await visit('5-review')
  await page.keyboard.press('Escape')
  await demoPage.start()
  await expect(demoPage.prompt('Allow spending')).toBeVisible()
  await visit('6-prompt')
  await demoPage.reject('Allow spending')
  await expect(demoPage.notice).toContainText('Request rejected')
  await visit('7-error')

  const release = await holdRoute(page, '**/causeway/intents/status**')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  await visit('8-progress')
  await release()
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  await expect(demoPage.newestSwap).toContainText('Completed')
  await visit('9-success')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /0x|ETH/ })
    .click()
  await visit('10-account')
}
