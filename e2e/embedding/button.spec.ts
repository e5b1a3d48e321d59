import { expect, test, type Page } from '@playwright/test'
import { servePage } from '../support/servePage.ts'

let served: Awaited<ReturnType<typeof servePage>>

test.beforeAll(async () => {
  served = await servePage('button')
})

test.afterAll(() => served.stop())

// Only a browser moves the focus itself. Between two controls nothing has it, and what is removed from a dialog in that
// moment must not draw it away.
test('a11y: Tab and Shift+Tab reach every control of a dialog, and of those opened from it', async ({
  page,
}) => {
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Swap' }).press('Enter')
  const submit = page.getByRole('button', { name: 'Review bridge', exact: true })
  await expect(submit).toBeVisible()
  await expectAllReached(page)

  await page.getByRole('button', { name: /^Token you pay with/ }).press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAllReached(page)
  await page.keyboard.press('Escape')

  await submit.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Review / })).toBeVisible()
  await expectAllReached(page)
  await page.keyboard.press('Escape')
  await expect(submit).toBeFocused()
})

test('behavior: keeps the page behind a dialog in place, and scrolls long content in the dialog', async ({
  page,
}) => {
  await page.goto(served.url)
  await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'))
  await page.getByRole('button', { name: 'Swap' }).click()
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('button', { name: 'Review bridge', exact: true })).toBeVisible()
  const box = await dialog.boundingBox()
  if (!box) throw new Error('The dialog has no place.')
  const scroll = async (x: number, y: number) => {
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 400)
    // The next frame has it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    return page.evaluate(() => scrollY)
  }
  expect(await scroll(box.x - 20, box.y + 20)).toBe(0)
  expect(await scroll(box.x + box.width / 2, box.y + box.height / 2)).toBe(0)
  await page.setViewportSize({ width: 500, height: 400 })
  const isScrolled = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)
  await scroll(250, 200)
  await expect.poll(() => dialog.evaluate(isScrolled)).toBe(true)
  for (let turn = 0; turn < 5; turn += 1) await scroll(250, 200)
  expect(await scroll(250, 200)).toBe(0)
})

test('behavior: hides a hidden part, whatever its own rules display', async ({ page }) => {
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page.getByRole('button', { name: 'Review bridge', exact: true })).toBeVisible()
  const shown = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-cw-part]')]
    for (const part of parts) part.setAttribute('hidden', '')
    return parts
      .filter((part) => getComputedStyle(part).display !== 'none')
      .map(({ dataset }) => dataset['cwPart'])
  })
  expect(shown).toEqual([])
})

/** Walks once around the innermost dialog in each direction. */
async function expectAllReached(page: Page): Promise<void> {
  const names = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
    const candidates =
      dialog?.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]') ?? []
    const controls = [...candidates].filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    return controls.map((element, index) => {
      const name = `${index} ${element.ariaLabel ?? element.textContent.trim().slice(0, 30)}`
      element.dataset['control'] = name
      return name
    })
  })
  expect(names.length).toBeGreaterThan(1)
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string | undefined>()
    for (let press = 0; press < names.length + 2; press += 1) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement instanceof HTMLElement ? activeElement.dataset['control'] : undefined
      })
      reached.add(focused)
    }
    const missed = names.filter((name) => !reached.has(name))
    expect({ key, missed }).toEqual({ key, missed: [] })
  }
}
