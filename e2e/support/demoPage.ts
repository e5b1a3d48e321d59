import { expect, type Locator, type Page } from '@playwright/test'

/** The demo's page as a user sees it: everything is found by role and text. */
export interface DemoPage {
  page: Page
  amount: Locator
  payToken: Locator
  receiveToken: Locator
  /** The search field of the open list of tokens. */
  tokenSearch: Locator
  /** The widget's main button, whatever it says. */
  submit: Locator
  /** The review that the main button opens. */
  review: Locator
  /** The button that names the connected account. */
  account: Locator
  /** The widget's error. */
  notice: Locator
  received: Locator
  /** The summary of the fees, which opens them. */
  feesSummary: Locator
  swaps: Locator
  /** The newest swap in the list. */
  newestSwap: Locator
  /** Searches the list for a request, and returns its row. */
  findSwap(requestId: string): Promise<Locator>
  /** A prompt of the demo wallet, by its title. */
  prompt(title: string): Locator
  /** Takes a token from the list of a side. */
  choose(side: 'pay' | 'receive', symbol: string, chain: string): Promise<void>
  /** Opens the page and connects the demo wallet; `search` is what the address asks the form to try. */
  connect(accountNumber?: number, search?: string): Promise<void>
  /** Types an amount and waits until it is quoted. */
  quote(amount: string): Promise<void>
  /** Starts what is quoted, through everything that comes before the wallet's first prompt. */
  start(): Promise<void>
  approve(title: string): Promise<void>
  reject(title: string): Promise<void>
}

/** The labels of the wallet's buttons other than `Approve`. */
const approveLabels: Readonly<Record<string, string>> = {
  'Switch network': 'Switch',
  'Sign typed data': 'Sign',
}

/** Makes the helper of one page. */
export function createDemoPage(page: Page): DemoPage {
  const submit = page.locator('form button[type=submit]')
  const review = page.getByRole('dialog', { name: /^Review / })
  const amount = page.getByLabel('Amount you pay')
  const account = page.getByRole('banner').getByRole('button', { name: /0x/ })
  const tokenSearch = page.getByRole('combobox', { name: 'Name or address' })
  const payToken = page.getByRole('button', { name: /^Token you pay with/ })
  const receiveToken = page.getByRole('button', { name: /^Token you receive/ })
  const feesSummary = page.getByText(/^Fees \$/)
  const swaps = page.getByRole('region', { name: 'Activity' })
  const rows = swaps.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  const prompt = (title: string) =>
    page.locator('demo-wallet').getByRole('dialog', { name: title, exact: true })

  async function answer(title: string, button: string): Promise<void> {
    await prompt(title).getByRole('button', { name: button, exact: true }).click()
    await expect(prompt(title)).toBeHidden()
  }

  return {
    page,
    amount,
    submit,
    review,
    feesSummary,
    prompt,
    account,
    payToken,
    receiveToken,
    tokenSearch,
    notice: page.locator('[data-cw-part=swap-notice]'),
    received: page.getByLabel('Amount you receive'),
    swaps,
    newestSwap: rows.first(),
    async findSwap(requestId) {
      await expect(rows.first()).toBeVisible()
      // A few are not worth a search, and the newest is above the others.
      const search = swaps.getByRole('searchbox', { name: 'Search' })
      if (!(await search.isVisible())) return rows.first()
      await search.fill(requestId)
      await expect(rows).toHaveCount(1)
      return rows
    },
    async choose(side, symbol, chain) {
      await (side === 'pay' ? payToken : receiveToken).click()
      await tokenSearch.fill(symbol)
      await page.getByRole('option', { name: new RegExp(`^${symbol} .* · ${chain}`) }).click()
    },
    async connect(accountNumber = 1, search = '') {
      await page.goto(`/${search}`)
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      await page
        .getByRole('dialog', { name: 'Connect a wallet' })
        .getByRole('button', { name: /Demo wallet/ })
        .click()
      await prompt('Connect')
        .getByRole('radio', { name: `Account ${accountNumber}` })
        .check()
      await answer('Connect', 'Connect')
      await expect(account).toBeVisible()
    },
    async quote(text) {
      await amount.fill(text)
      await expect(feesSummary).toBeVisible()
      await expect(submit).toHaveText(/^Review (bridge|swap)$/)
    },
    async start() {
      await submit.click()
      await expect(review).toBeVisible()
      // Fees weigh on small amounts: what the review asks about is accepted.
      for (const box of await review.getByRole('checkbox').all()) await box.check()
      await review.getByRole('button', { name: /^(Confirm|Approve and) / }).click()
      await expect(review).toBeHidden()
    },
    approve: (title) => answer(title, approveLabels[title] ?? 'Approve'),
    reject: (title) => answer(title, 'Reject'),
  }
}
