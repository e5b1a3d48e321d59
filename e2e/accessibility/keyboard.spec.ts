import { expect, type Locator, type Page } from '@playwright/test'
import { changesBetween } from '../support/ledger.ts'
import { test } from '../support/test.ts'

test('a11y: the whole swap needs no mouse, and the focus is always somewhere sensible', async ({
  page,
  demoPage,
  ledger,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Swap between networks' })).toBeVisible()
  const before = await ledger.snapshot()

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /Demo wallet/ }))
  await page.keyboard.press('Enter')
  await expect(demoPage.prompt('Connect').getByRole('radio', { name: 'Account 1' })).toBeFocused()
  await tabTo(page, demoPage.prompt('Connect').getByRole('button', { name: 'Connect', exact: true }))
  await page.keyboard.press('Enter')
  await expect(demoPage.prompt('Connect')).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeHidden()

  await tabTo(page, demoPage.amount)
  await page.keyboard.type('25')
  await tabTo(page, demoPage.payToken)
  await page.keyboard.press('Enter')
  await expect(demoPage.tokenSearch).toBeFocused()
  await page.keyboard.type('dai')
  await page.keyboard.press('Enter')
  await expect(demoPage.payToken).toHaveAccessibleName('Token you pay with: DAI Alder')
  await expect(demoPage.payToken).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demoPage.tokenSearch).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(demoPage.payToken).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demoPage.tokenSearch).toBeFocused()
  await page.keyboard.type('usd')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  // The most valuable token comes first, and earlier tests have moved some of it.
  for (let row = 0; row < 4; row += 1) {
    if (/USDC[^]*Alder/.test(await activeOption(page, demoPage.tokenSearch))) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(demoPage.payToken).toHaveAccessibleName('Token you pay with: USDC Alder')
  await expect(demoPage.feesSummary).toBeVisible()
  await tabTo(page, page.locator('[data-cw-part=fees] summary'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Provider fee/).first()).toBeVisible()
  await tabTo(page, demoPage.submit)
  await expect(demoPage.submit).toHaveText('Review bridge')
  await page.keyboard.press('Enter')
  await expect(demoPage.review.getByRole('heading', { name: /^Review / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(demoPage.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, demoPage.review.getByRole('button', { name: /^(Confirm|Approve and) / }))
  await page.keyboard.press('Enter')

  for (const title of ['Allow spending', 'Deposit']) {
    // The safe answer has the focus first.
    await expect(demoPage.prompt(title).getByRole('button', { name: 'Reject' })).toBeFocused()
    await tabTo(page, demoPage.prompt(title).getByRole('button', { name: 'Approve' }))
    await page.keyboard.press('Enter')
    await expect(demoPage.prompt(title)).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  await expect(page.locator('[data-cw-part=progress-title]')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'New swap' }))
  await page.keyboard.press('Enter')
  await expect(demoPage.amount).toBeFocused()
  await expect(demoPage.amount).toHaveValue('25')
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({ 'Alder USDC user': -25_000_000n })
})

test('a11y: Tab passes a list of tokens that scrolls, and comes round to its field', async ({
  page,
  demoPage,
}) => {
  await page.setViewportSize({ width: 480, height: 420 })
  await page.goto('/')
  await demoPage.payToken.click()
  await expect(demoPage.tokenSearch).toBeFocused()
  const list = page.getByRole('listbox')
  await expect
    .poll(() => list.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeGreaterThan(0)
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await tabTo(page, demoPage.tokenSearch)
})

const windows = [
  { width: 390, height: 844 },
  // 400 % zoom.
  { width: 320, height: 256 },
]

test('a11y: in a dialog that scrolls, what has the focus is in sight, also where Tab comes round', async ({
  page,
  demoPage,
}) => {
  await demoPage.connect()
  await demoPage.quote('25')
  for (const size of windows) {
    await page.setViewportSize(size)
    await demoPage.submit.click()
    await demoPage.review.locator('summary').first().click()
    await seeEveryStop(page, demoPage.review)
    await page.keyboard.press('Escape')
  }
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  for (const size of windows) {
    await page.setViewportSize(size)
    await demoPage.newestSwap.getByRole('button').first().click()
    await seeEveryStop(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  }
})

/** Goes round a dialog with Tab, and back again. */
async function seeEveryStop(page: Page, dialog: Locator): Promise<void> {
  const focused = dialog.locator(':focus')
  await expect(focused).toBeInViewport()
  const stops = await dialog.locator('a[href], button, input, summary').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses <= stops; presses++) {
      await page.keyboard.press(key)
      await expect(focused).toBeInViewport({ ratio: 0.9, timeout: 5_000 })
    }
  }
}

/** The option of a list that Enter would choose. */
async function activeOption(page: Page, field: Locator): Promise<string> {
  const id = await field.getAttribute('aria-activedescendant')
  return (await page.locator(`[id="${id}"]`).textContent()) ?? ''
}

/** Presses Tab until an element has the focus; every stop on the way must show where the focus is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus-visible'))) return
  }
  await expect(target).toBeFocused()
}
