import { expect, test } from '@playwright/test'
import { findViolations } from '../support/findViolations.ts'
import { servePage } from '../support/servePage.ts'

let served: Awaited<ReturnType<typeof servePage>>

test.beforeAll(async () => {
  served = await servePage('isolated')
})

test.afterAll(() => served.stop())

test('behavior: swaps by keyboard in a shadow root, under the strictest CSP and a hostile style sheet', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(served.url)
  await expect(page.getByRole('button', { name: 'Review bridge', exact: true })).toBeVisible()

  // The list of tokens, and back to what opened it.
  const pay = page.getByRole('button', { name: /^Token you pay with/ })
  await pay.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox', { name: 'Name or address' })
  await expect(search).toBeFocused()
  await page.keyboard.type('dai')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pay).toBeFocused()

  const submit = page.getByRole('button', { name: 'Review bridge', exact: true })
  await submit.focus()
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: /^Review / })
  await expect(review).toBeVisible()
  await expect(review).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  expect(await findViolations(page)).toEqual([])

  // Round and round, and never out of the dialog.
  const visited = new Set<string>()
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab')
    visited.add(await page.evaluate(findFocusPlace))
  }
  expect([...visited].filter((place) => place !== 'dialog' && place !== 'browser')).toEqual([])
  expect(visited).toContain('dialog')

  await page.getByRole('button', { name: /^(Confirm|Approve and) / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeFocused()
  await page.getByRole('button', { name: 'Before' }).focus()
  await expect(page.getByRole('button', { name: 'Before' })).toBeFocused()
  expect(faults).toEqual([])
})

/** In a dialog, in the rest of the page, or out of it, where the browser's own controls are. */
function findFocusPlace(): string {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (element === document.body || element === null) return 'browser'
  return element.closest('[role=dialog]') ? 'dialog' : element.outerHTML.slice(0, 80)
}
