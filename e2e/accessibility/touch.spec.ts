import type { Page } from '@playwright/test'
import { findSmallHits } from '../support/findSmallHits.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

test('a11y: a finger hits 44 pixels of every control, and no field is so small that phones zoom into it', async ({
  page,
  demoPage,
}) => {
  await demoPage.connect()
  await demoPage.payToken.click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await expectFit(page)
  await page.keyboard.press('Escape')
  await demoPage.quote('25')
  await openAll(page, '[data-cw-part=swap-form]')
  await page.getByLabel(/^Recipient/).fill('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  await expectFit(page)
  await page.getByLabel(/^Recipient/).fill('')
  await demoPage.submit.click()
  await expect(demoPage.review).toBeVisible()
  await expectFit(page)
  await openAll(page, '[data-cw-part=review-dialog]')
  await expectFit(page)
  await page.keyboard.press('Escape')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  await openAll(page, '[data-cw-part=progress]')
  await expectFit(page)
  await demoPage.newestSwap.getByRole('button').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await expectFit(page)
})

async function expectFit(page: Page): Promise<void> {
  await expect.poll(() => findSmallHits(page), { timeout: 10_000 }).toEqual([])
  const sizes = await page
    .locator('.cw-root :is(input:not([type=checkbox], [type=radio]), select)')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16)
}

/** Opens what is folded. */
async function openAll(page: Page, within: string): Promise<void> {
  await page.locator(`${within} details`).evaluateAll((folded) => {
    for (const details of folded) if (details instanceof HTMLDetailsElement) details.open = true
  })
}
