import type { Page } from '@playwright/test'

/** The number of the request that the progress shows. */
export async function requestIdOf(page: Page): Promise<string> {
  const text = await page.getByText(/^Request number 0x/).innerText()
  const id = /0x[0-9a-f]{64}/.exec(text)?.[0]
  if (!id) throw new Error('The progress shows no request number.')
  return id
}
