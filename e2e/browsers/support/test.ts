import { setTimeout } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { serveDemo, type ServedDemo } from '../../support/serveDemo.ts'
import type { Driver } from './drivers/driver.ts'
import { startFirefox } from './drivers/startFirefox.ts'
import { startWebKit } from './drivers/startWebKit.ts'
import { recordErrors } from './recordErrors.ts'
import { createSmokePage, type SmokePage } from './smokePage.ts'

/** The time limit for a screenshot of a failure, in milliseconds. */
const screenshotMs = 30_000

const engines = { firefox: startFirefox, webkit: startWebKit }

interface TestFixtures {
  smokePage: SmokePage
}

interface WorkerFixtures {
  engine: keyof typeof engines
  demo: ServedDemo
  driver: Driver
}

/** Playwright's runner, with another kind of browser and its own sandbox. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  demo: [
    async ({ engine: _engine }, provide) => {
      const demo = await serveDemo({ dialect: 'interface', brand: 'svc' }, [recordErrors()])
      await provide(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  driver: [
    async ({ engine }, provide) => {
      const driver = await engines[engine]({ width: 1100, height: 900 })
      await provide(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  smokePage: async ({ demo, driver }, provide, info) => {
    const page = createSmokePage(driver, demo.url)
    await page.open('/')
    await page.evaluate('(localStorage.clear(), sessionStorage.clear())')
    await page.open('/')
    await provide(page)
    expect(await page.errors()).toEqual([])
    if (info.status === info.expectedStatus) return
    // A page that draws nothing any more answers never.
    const picture = await Promise.race([page.screenshot(), setTimeout(screenshotMs)])
    if (picture) await info.attach('end', { body: Buffer.from(picture), contentType: 'image/png' })
  },
})

export { expect }
