import type { Page } from '@playwright/test'

/** The number of the request that the progress shows. */
export async function requestIdOf(page: Page): Promise<string> {
  // Once the funds have arrived, it is below the details.
  // Shortened as text; complete as its title.
  const text = await page.locator('[data-cw-part=progress-request] bdi').getAttribute('title')
  const id = /^0x[0-9a-f]{64}$/.exec(text ?? '')?.[0]
  if (!id) throw new Error('The progress shows no request number.')
  return id
}
