import type { Page } from '@playwright/test'
import type { DemoPage } from '../support/demoPage.ts'
import { expect, test } from '../support/test.ts'

/** The heights that the form's card has from now on, in order. */
async function watchCard(page: Page): Promise<() => Promise<number[]>> {
  const heights = await page.evaluateHandle(() => {
    const seen: number[] = []
    const card = document.querySelector('[data-cw-part=swap-form]')
    new ResizeObserver(() => {
      const height = Math.round(card?.getBoundingClientRect().height ?? 0)
      if (seen.at(-1) !== height) seen.push(height)
    }).observe(card ?? document.body)
    return seen
  })
  return () => heights.jsonValue()
}

async function confirm({ submit, review }: DemoPage): Promise<void> {
  await submit.click()
  await review.getByRole('button', { name: /^(Confirm payment|Approve and )/ }).click()
}

for (const width of [360, 1280]) {
  for (const [form, search, end] of [
    ['swap', '', 'Bridge complete'],
    ['checkout', '?checkout', 'Paid'],
  ] as const) {
    test(`behavior: a ${form} is as high as its form after a rejection and at its end, and in between, at ${width} px`, async ({
      page,
      demoPage,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await demoPage.connect(1, search)
      if (form === 'swap') await demoPage.quote('100')
      await expect(demoPage.feesSummary).toBeVisible()
      const heights = await watchCard(page)
      await confirm(demoPage)
      await demoPage.reject('Allow spending')
      await expect(demoPage.notice).toContainText('Request rejected')
      await confirm(demoPage)
      await demoPage.approve('Allow spending')
      await demoPage.approve('Deposit')
      await expect(page.getByRole('heading', { name: end })).toBeVisible()
      await expect(demoPage.newestSwap).toContainText('Completed')
      expect(await heights()).toHaveLength(1)
    })
  }
}
