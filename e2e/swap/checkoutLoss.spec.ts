import { expect, test } from '../support/test.ts'

// A loss that is accepted with a tick: a tenth would have to be typed.
test.use({ policy: { dialect: 'interface', brand: 'svc', serviceFeeBps: 500 } })

for (const width of [360, 1280]) {
  test(`behavior: hides nothing of a mint’s review beside a question about a loss, at ${width} × 740 px`, async ({
    page,
    demoPage,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await demoPage.connect(1, '?checkout=mint')
    await expect(demoPage.submit).toHaveText('Review payment')
    await demoPage.submit.click()
    const review = page.getByRole('dialog', { name: 'Review payment' })
    await expect(review.getByText(/^You’d lose about/)).toBeVisible()
    await expect(review.getByText('Security checks passed')).toBeVisible()
    await expect(review.locator('[data-cw-part=review-disclosures]')).toBeInViewport({ ratio: 1 })
  })
}
