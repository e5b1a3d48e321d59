import { spawn } from 'node:child_process'
import { expect } from '@playwright/test'
import { Builder, Key, WebElement } from 'selenium-webdriver'
import { findFreePort } from '../../../../sandbox/src/http/server/findFreePort.ts'
import { findOrInstallProgram } from '../../../../scripts/browser/findOrInstallProgram.ts'
import type { Driver } from './driver.ts'
import { startDisplay } from './startDisplay.ts'

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE } as const

/** WebKitGTK draws without a graphics card here, and refuses its own sandbox to root. */
const environment = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}

/** Starts WebKit, the engine of Safari, on its own display. */
export async function startWebKit(size: { width: number; height: number }): Promise<Driver> {
  const program = findOrInstallProgram('WebKitWebDriver')
  const display = await startDisplay(size)
  const port = await findFreePort(4700 + (process.pid % 500))
  const service = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, ...environment, DISPLAY: display.name },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => answers(`${address}/status`), { timeout: 20_000 }).toBe(true)
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // With the default, opening an address never returns while the page keeps a connection open.
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    })
    .build()
  return {
    open: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    async click(expression) {
      const element: unknown = await browser.executeScript(`return ${expression}`)
      if (!(element instanceof WebElement)) throw new Error(`${expression} is no element.`)
      await element.click()
    },
    type: async (text) => browser.actions().sendKeys(text).perform(),
    async press(key) {
      const actions = browser.actions()
      if (key === 'SelectAll') await actions.keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform()
      else await actions.sendKeys(keys[key]).perform()
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit()
      service.kill()
      display.stop()
    },
  }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ?? false
}
