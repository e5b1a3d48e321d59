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

/** Confirms in the review, in any language. */
async function confirm({ page, submit }: DemoPage): Promise<void> {
  await expect(submit).toHaveAttribute('data-state', 'ready')
  await submit.click()
  await page.locator('[data-cw-part=review-accept]').click()
}

const notice = '[data-cw-part=swap-notice][data-state=rejected]'
const success = '[data-cw-part=progress][data-state=success]'

for (const width of [360, 1280]) {
  for (const language of ['en', 'de']) {
    for (const [form, search] of [
      ['swap', ''],
      ['checkout', '?checkout'],
    ] as const) {
      test(`behavior: a ${form} is as high as its form after each rejection and at its end, and in between, at ${width} px in ${language}`, async ({
        page,
        demoPage,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await demoPage.connect(1, search)
        await page.getByRole('combobox', { name: 'Language of the widgets' }).selectOption(language)
        if (form === 'swap') await demoPage.amount.or(page.locator('[name=payAmount]')).fill('100')
        // The button that connects the wallet is ready, too: the form has its height once it shows the quote and the balance.
        await expect(page.locator('[data-cw-part=swap-quote-updated]')).toBeVisible()
        await expect(page.locator('[data-cw-part=swap-balance]').first()).toContainText(/[1-9]/)
        await expect(demoPage.submit).toHaveAttribute('data-state', 'ready')
        const heights = await watchCard(page)
        await confirm(demoPage)
        await demoPage.reject('Allow spending')
        await expect(page.locator(notice)).toBeVisible()
        await confirm(demoPage)
        await demoPage.approve('Allow spending')
        await demoPage.reject('Deposit')
        await expect(page.locator(notice)).toBeVisible()
        await confirm(demoPage)
        // The allowance stays, so the wallet isn't asked for it again.
        await demoPage.approve('Deposit')
        await expect(page.locator(success)).toBeVisible()
        // The last thing to come.
        await expect(page.locator(`${success} [data-cw-part=outcome-facts]`)).toContainText('·')
        expect(await heights()).toHaveLength(1)
      })
    }
  }
}

test('behavior: confirming doesn’t scroll a card that is in sight, and its last button stays in sight to the end', async ({
  page,
  demoPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demoPage.connect()
  await demoPage.quote('100')
  const card = page.locator('[data-cw-part=swap-form]')
  // As a user reads a form: all of it in the window.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => scrollY)
  await confirm(demoPage)
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  const again = page.getByRole('button', { name: 'New swap' })
  await expect(again).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('behavior: confirming shows the whole card if its top is out of sight', async ({ page, demoPage }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demoPage.connect()
  await demoPage.quote('100')
  await demoPage.submit.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await confirm(demoPage)
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  const card = page.locator('[data-cw-part=swap-form]')
  await expect(page.locator(success)).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Bridge complete' })).toBeInViewport({ ratio: 1 })
  await expect(card.getByRole('button', { name: 'New swap' })).toBeInViewport({ ratio: 1 })
})

test('behavior: at its end, the outcome is in the middle of the room above the buttons', async ({
  page,
  demoPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await demoPage.connect()
  await demoPage.quote('100')
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  const end = page.locator(success)
  await expect(end.getByText(/^\$99/)).toBeVisible()
  const [above, below] = await end.evaluate((element) => {
    const edge = (part: string, side: 'top' | 'bottom') =>
      element.querySelector(`[data-cw-part=${part}]`)?.getBoundingClientRect()[side] ?? Number.NaN
    return [
      edge('progress-status-icon', 'top') - element.getBoundingClientRect().top,
      edge('progress-links', 'top') - edge('progress-summary', 'bottom'),
    ]
  })
  expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThanOrEqual(32)
})
