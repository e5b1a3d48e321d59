import { crampedLooks, visitEveryState } from './support/everyState.ts'
import { expect, test } from './support/test.ts'

for (const look of crampedLooks) {
  test(`behavior: nothing sticks out of the page, ${look.name}`, async ({ page, demoPage }) => {
    await visitEveryState({ page, demoPage, look }, async (state) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${state} is wider than the page`).toBeLessThanOrEqual(0)
    })
  })
}
