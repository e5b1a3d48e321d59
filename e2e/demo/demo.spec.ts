import type { Page } from '@playwright/test'
import type { ServedDemo } from '../support/serveDemo.ts'
import { expect, test } from '../support/test.ts'

test('a visitor picks a language, and the widgets speak it and write its way', async ({ demoPage, page }) => {
  await page.goto('/')
  const language = page.getByRole('combobox', { name: 'Language of the widgets' })
  await expect(language.getByRole('option')).toHaveCount(13)
  await language.selectOption('he')
  const widget = page.locator('[data-cw-part=swap]')
  await expect(widget).toHaveAttribute('lang', 'he')
  await expect(widget).toHaveAttribute('dir', 'rtl')
  // The page has its own language: the switch says whose it is, and a heading within a widget is the widget's.
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('banner')).toContainText('Widgets')
  await expect(page.getByRole('heading', { name: 'פעילות' })).toBeVisible()
  // It is remembered.
  await page.reload()
  await expect(language).toHaveValue('he')
  await expect(widget).toHaveAttribute('lang', 'he')
  await language.selectOption('en')
  await expect(demoPage.amount).toBeVisible()
})

test('a visitor sees a refund by choosing what goes wrong', async ({ demoPage, page }) => {
  await demoPage.connect()
  const failing = page.getByRole('radio', { name: /^Delivery fails/ })
  await failing.check()
  await expect(page.getByText('Deliveries fail, so every deposit is refunded.')).toBeVisible()
  // The active setting is shown, even after a reload.
  await page.reload()
  await expect(failing).toBeChecked()
  try {
    await demoPage.quote('25')
    await demoPage.start()
    await demoPage.approve('Allow spending')
    await demoPage.approve('Deposit')
    await expect(page.getByRole('heading', { name: /refunded$/i })).toBeVisible()
  } finally {
    const calm = page.getByRole('radio', { name: /^All goes well/ })
    await calm.check()
    await expect(calm).toBeChecked()
  }
})

test('a visitor meets the limit of a sponsor by choosing it', async ({ demoPage, page }) => {
  await demoPage.connect()
  const limit = page.getByText('Sponsor limit reached. You pay the rest of the fees.')
  try {
    await page.getByRole('radio', { name: /^Fees partly sponsored/ }).check()
    await demoPage.quote('25')
    await expect(limit).toBeVisible()
  } finally {
    const calm = page.getByRole('radio', { name: /^All goes well/ })
    await calm.check()
    await expect(calm).toBeChecked()
  }
  await expect(limit).toBeHidden()
})

test('a visitor plays the other wallet, pays too much, and opens the payment in the explorer', async ({
  page,
  demo,
}) => {
  await getDepositAddress(page, demo)
  const pay = page.getByRole('button', { name: 'Pay twice as much' })
  await pay.click()
  await expect(page.getByText('1 ETH sent.')).toBeVisible()
  // It can't be pressed again, and keeps the focus.
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await expect(pay).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(page.getByText(/^Refund on Alder/)).toBeVisible()
  await page
    .getByRole('link', { name: /0x/ })
    .first()
    .evaluate((link) => link.removeAttribute('target'))
  await page.getByRole('link', { name: /0x/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Transaction on Alder' })).toBeVisible()
  await expect(page.getByText('Succeeded')).toBeVisible()
  await expect(page.getByText('1 ETH', { exact: true })).toBeVisible()
})

test('a visitor opens an address in the explorer', async ({ page, demo: { sandbox } }) => {
  const [alder] = sandbox.chains
  await page.goto(`/explorer/${alder?.id}/address/${sandbox.accounts.solver.address}`)
  await expect(page.getByRole('heading', { name: 'Address on Alder' })).toBeVisible()
  await expect(page.getByText(/^[\d,.]+ ETH$/)).toBeVisible()
})

test('a visitor opens what the explorer can’t know', async ({ page, demo: { sandbox } }) => {
  const [alder] = sandbox.chains
  await page.goto(`/explorer/${alder?.id}/tx/0xdead`)
  await expect(page.getByRole('heading', { name: 'Not found on Alder' })).toBeVisible()
  await expect(page.getByText('0xdead')).toBeVisible()
  await expect(page).toHaveTitle('Harbor: explorer')
  await page.goto(`/explorer/${alder?.id}/block/5`)
  await expect(page.getByText('block 5')).toBeVisible()
  await expect(page.getByText('only shows transactions and addresses')).toBeVisible()
  await page.goto(`/explorer/7/tx/0x${'a'.repeat(64)}`)
  await expect(page.getByText('Transaction not found on this network.')).toBeVisible()
})

test('a visitor pays one address too late, and nothing else', async ({ page, demo }) => {
  await getDepositAddress(page, demo)
  // It is shown as long as it applies.
  await page.getByText('More situations').click()
  await page.getByRole('radio', { name: /^Payments too late/ }).check()
  await expect(page.getByText('The next payment counts as too late.')).toBeVisible()
  await page.getByRole('radio', { name: /^All goes well/ }).check()
  await expect(page.getByText('The next payment counts as too late.')).toBeHidden()
  await page.getByRole('button', { name: 'Pay too late' }).click()
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
  await expect(page.getByText('The next payment counts as too late.')).toBeHidden()
  expect(demo.sandbox.faults.list()).toEqual([])
  expect(demo.sandbox.faults.scenario()).toBe('calm')
  // The widget says how it ended.
  await expect(page.getByText('0.5 ETH sent.')).toBeHidden()
  // Nothing is left to pay, so the buttons are disabled.
  const pay = page.getByRole('button', { name: 'Pay exactly' })
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await expect(pay).toHaveCSS('cursor', 'not-allowed')
  await expect(pay).toHaveCSS('border-style', 'dashed')
})

test('a visitor dresses the widgets in another brand, for as long as they want, and sees what a token is worth', async ({
  demoPage,
  page,
}) => {
  await demoPage.connect()
  const ground = () => page.locator('form').evaluate((form) => getComputedStyle(form).backgroundColor)
  const own = await ground()
  await page.getByRole('radio', { name: 'Neon' }).check()
  const neon = await ground()
  expect(neon).not.toBe(own)
  await page.getByRole('radio', { name: '320 px' }).check()
  expect(await page.locator('form').evaluate((form) => form.clientWidth)).toBeLessThanOrEqual(320)
  await demoPage.payToken.click()
  await expect(page.getByRole('option', { name: /^USDC .* · Alder balance .*\(\$/ })).toBeVisible()
  // Both are remembered, and worn by every widget of the page.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Neon' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '320 px' })).toBeChecked()
  await page.goto('/deposit')
  await expect(page.locator('form')).toBeVisible()
  expect(await ground()).toBe(neon)
  const looks = page.locator('[data-look=neon][data-width="px320"]')
  await expect(looks).toHaveCount(2)
})

test('a visitor who chose Arabic sees no other words first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('demo-language', 'ar')
    const seen = new Set<string>()
    const look = () => {
      const text = document.querySelector('[data-cw-part=swap-submit]')?.textContent
      if (text) seen.add(text)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { seen })
  })
  await page.goto('/')
  await expect(page.locator('[data-cw-part=swap-submit]')).toHaveText(/\p{Script=Arabic}/u)
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
  expect(seen.filter((text) => /[a-z]/i.test(text))).toEqual([])
})

test('a fourth swap brings the search beside the heading, which moves nothing', async ({
  demoPage,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const swaps = await fakeSwaps(page)
  const first = demoPage.swaps.getByRole('listitem').first()
  const topOfFirst = () =>
    first.evaluate((row) => {
      const region = row.closest('section')
      return row.getBoundingClientRect().top - (region?.getBoundingClientRect().top ?? 0)
    })
  await page.goto('/')
  const connect = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  const place = await connect.boundingBox()
  await demoPage.connect()
  // The header keeps its places, too, before the balance is known and after.
  await expect(demoPage.account).toHaveText(/ETH/)
  expect(await demoPage.account.boundingBox()).toEqual(place)
  await expect(first).toBeVisible()
  const search = demoPage.swaps.getByRole('searchbox')
  await expect(search).toBeHidden()
  const top = await topOfFirst()
  swaps.count = 4
  await page.reload()
  await expect(search).toBeVisible()
  await expect(demoPage.swaps.getByRole('listitem')).toHaveCount(4)
  expect(await topOfFirst()).toBe(top)
})

// As tall as a large screen, which shows the history.
for (const [width, height] of [
  [360, 1400],
  [1280, 1300],
] as const) {
  test(`at ${width} px, a reload moves next to nothing, whatever the history has`, async ({
    demoPage,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(globalThis, { shifts })
    })
    const swaps = await fakeSwaps(page)
    await demoPage.connect()
    await expect(demoPage.swaps.getByRole('listitem')).toHaveCount(1)
    for (const count of [0, 1, 2, 5, 12]) {
      swaps.count = count
      await page.reload()
      await expect(demoPage.account).toBeVisible()
      await expect(demoPage.swaps.getByRole('listitem')).toHaveCount(count)
      await expect(page.getByText(/^Balance: /)).toHaveCount(2)
      const shift = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
      )
      expect(shift, `with ${count} swaps`).toBeLessThanOrEqual(0.1)
    }
  })
}

/** A history of as many swaps as `count` says. */
async function fakeSwaps(page: Page): Promise<{ count: number }> {
  const swaps = { count: 1 }
  await page.route('**/requests/v3?*', (route) => {
    const one = { status: 'success', data: {}, createdAt: '', updatedAt: '' }
    const requests = Array.from({ length: swaps.count }, (_, index) => ({
      ...one,
      id: `0x${String(index).padStart(64, '0')}`,
    }))
    return route.fulfill({ json: { requests } })
  })
  return swaps
}

/** Asks for an address that takes half an ether. */
async function getDepositAddress(page: Page, { sandbox }: ServedDemo): Promise<void> {
  const [, refundee, recipient] = sandbox.accounts.users
  await page.goto('/deposit')
  await page.getByLabel('You send (ETH)').fill('0.5')
  await page.getByLabel('Recipient on Birch').fill(recipient?.address ?? '')
  await page.getByLabel('Refund address on Alder').fill(refundee?.address ?? '')
  await page.getByRole('checkbox', { name: /^The refund address is my own wallet on Alder/ }).check()
  await page.getByRole('button', { name: 'Get deposit address' }).click()
}
