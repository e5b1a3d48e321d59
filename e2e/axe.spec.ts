import { findViolations } from './support/findViolations.ts'
import { holdRoute } from './support/holdRoute.ts'
import { expect, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a11y: axe finds nothing against WCAG 2.2 AA in any state, ${colorScheme}`, async ({
    page,
    harbor,
  }) => {
    // axe reads the whole page in each of eleven states.
    test.slow()
    const clean = async (state: string) => expect.soft(await findViolations(page), state).toEqual([])
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(harbor.amount).toBeVisible()
    await clean('form, not connected')
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    await clean('connect dialog')

    await harbor.connect()
    await clean('form, connected')
    await harbor.payToken.click()
    await expect(page.getByRole('option', { name: /^USDC .* Alder/ })).toBeVisible()
    await clean('token picker')
    await page.keyboard.press('Escape')
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Recipient on Birch').fill('0x12')
    await expect(harbor.notice).toContainText('This is not an address')
    await clean('options with an error')
    await page.getByLabel('Recipient on Birch').fill('')
    await harbor.amount.fill('ten')
    await expect(harbor.notice).toContainText('Use digits')
    await clean('form with an error')
    await harbor.quote('30')
    await harbor.feesSummary.click()
    await clean('quote with its fees')

    const release = await holdRoute(page, '**/causeway/intents/status**')
    await harbor.start()
    await expect(harbor.prompt('Allow spending')).toBeVisible()
    await clean('wallet prompt')
    await harbor.approve('Allow spending')
    await harbor.approve('Deposit')
    await expect(page.getByRole('heading', { name: 'Money on its way' })).toBeVisible()
    await clean('progress')
    await release()
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
    await expect(harbor.newestTransfer).toContainText('Completed')
    await clean('success')
    await harbor.newestTransfer.getByRole('button').click()
    await expect(page.getByRole('article')).toContainText('Request number')
    await clean('details of a transfer')
    await page.getByRole('article').getByRole('button', { name: 'Close' }).click()
    await harbor.account.click()
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
    await clean('account dialog')
  })
}
