import type { Page } from '@playwright/test'
import { crampedLooks, visitEveryState, type Look } from '../support/everyState.ts'
import { expect, test } from '../support/test.ts'

test('behavior: fits the page: narrow, with large text, and right-to-left', async ({ page, demoPage }) => {
  const [narrow] = crampedLooks
  if (!narrow) throw new TypeError('There is no look.')
  // One swap in the narrowest look; each of its states is put into the others, too.
  await visitEveryState({ page, demoPage, look: narrow }, async (state) => {
    for (const look of crampedLooks) {
      await wear(page, look)
      await expect.poll(() => overflowOf(page), `${state}, ${look.name}`).toBeLessThanOrEqual(0)
    }
    await wear(page, narrow)
  })
})

async function wear(
  page: Page,
  { width, colorScheme, direction = 'ltr', fontSize = '' }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    (style) => {
      document.documentElement.dir = style.direction
      document.documentElement.style.fontSize = style.fontSize
    },
    { direction, fontSize },
  )
}

/** By how much the page is wider than its window, in CSS pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
