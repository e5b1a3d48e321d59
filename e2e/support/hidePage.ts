import type { Page } from '@playwright/test'

/** Hides the page, as another tab or a wallet's own app does, until the returned function is called. Chromium without a window never does. */
export async function hidePage(page: Page): Promise<() => Promise<void>> {
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  return () => show('visible')
}
