import type { Page } from 'playwright'

/** Waits until the form shows what arrives, where it gets a quote at all, and nothing more happens. */
export async function untilQuoted(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  if (pathname === '/swap') await page.getByRole('button', { name: 'Review bridge' }).waitFor()
  if (pathname === '/relay') {
    await page.waitForFunction(() => {
      const [, received] = document.querySelectorAll<HTMLInputElement>(
        '.relay-kit-reset input[inputmode=decimal]',
      )
      return Number(received?.value) > 0
    })
  }
  await page.waitForLoadState('networkidle')
}
