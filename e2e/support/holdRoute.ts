import type { Page } from '@playwright/test'

/** Holds the answers of a path back until the returned function is called, so that a passing state stays. */
export async function holdRoute(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: isReleased, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await isReleased
    // The page may have gone away meanwhile.
    await route.continue().catch(() => {})
  })
  return async () => {
    resolve()
    await page.unroute(path)
  }
}
