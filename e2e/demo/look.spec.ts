import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('behavior: switches page and widget to the dark look and back, over a reload too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const dark = page.getByRole('switch', { name: 'Dark look' })
  await expect(dark).not.toBeChecked()
  const light = await lightness(page)
  expect(light.page).toBeGreaterThan(0.9)
  expect(light.widget).toBeGreaterThan(0.9)

  await dark.click()
  await expect(dark).toBeChecked()
  await page.reload()
  await expect(dark).toBeChecked()
  const after = await lightness(page)
  expect(after.page).toBeLessThan(0.2)
  expect(after.widget).toBeLessThan(0.2)
  await dark.click()
  expect(await lightness(page)).toEqual(light)
})

/** How light the grounds of the page and of the widget are, from 0 to 1. */
async function lightness(page: Page): Promise<{ page: number; widget: number }> {
  await expect(page.locator('form')).toBeVisible()
  return page.evaluate(() => {
    const read = (selector: string) => {
      const context = document.createElement('canvas').getContext('2d')
      const element = document.querySelector(selector)
      if (!context || !element) throw new Error(`${selector} is missing.`)
      context.fillStyle = getComputedStyle(element).backgroundColor
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3 / 255
    }
    return { page: read('body'), widget: read('form') }
  })
}
