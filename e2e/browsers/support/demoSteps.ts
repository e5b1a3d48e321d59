import type { SmokePage } from './smokePage.ts'

export const amount = { role: 'textbox', name: 'Amount you pay' }
export const payToken = { role: 'button', name: /^Token you pay with/ }
const review = { role: 'dialog', name: /^Review / }

/** Connects the first account of the demo wallet. */
export async function connect(page: SmokePage): Promise<void> {
  await page.click({ role: 'button', name: 'Connect wallet' })
  await page.click({ role: 'button', name: /Demo wallet/ })
  await page.click({ role: 'button', name: 'Connect', inWallet: true })
  await page.see({ role: 'button', name: /0x/ })
}

/** Has an amount quoted and confirms the review; the wallet asks next. */
export async function start(page: SmokePage, text: string): Promise<void> {
  await page.fill(amount, text)
  await page.click({ role: 'button', name: 'Review bridge' })
  await page.see(review)
  // Fees weigh on small amounts: what the review asks about is accepted.
  const consent = { role: 'checkbox' }
  if (await page.isThere(consent)) await page.click(consent)
  await page.click({ role: 'button', name: /^(Confirm|Approve and) / })
}

/** Approves what the wallet asks in a prompt of this title. */
export async function approve(page: SmokePage, title: string): Promise<void> {
  await page.see({ role: 'heading', name: title, inWallet: true })
  await page.click({ role: 'button', name: 'Approve', inWallet: true })
}
