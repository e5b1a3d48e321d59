import puppeteer, { ElementHandle } from 'puppeteer-core'
import { findOrInstallProgram } from '../../../../scripts/browser/findOrInstallProgram.ts'
import type { Driver } from './driver.ts'

const keys = { ArrowDown: 'ArrowDown', Enter: 'Enter', Escape: 'Escape' } as const

/** Starts Firefox and speaks WebDriver BiDi to it, which needs no separate driver. */
export async function startFirefox(viewport: { width: number; height: number }): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findOrInstallProgram('Firefox'),
    headless: true,
    defaultViewport: viewport,
  })
  const page = await browser.newPage()
  // Leaving a page in the middle of a swap asks: the tests answer yes.
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const handle = await page.evaluateHandle(expression)
      if (!(handle instanceof ElementHandle)) throw new Error(`${expression} is no element.`)
      await handle.click()
      await handle.dispose()
    },
    type: (text) => page.keyboard.type(text),
    async press(key) {
      if (key !== 'SelectAll') return page.keyboard.press(keys[key])
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
