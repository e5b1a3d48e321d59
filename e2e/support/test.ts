import { test as base, expect } from '@playwright/test'
import { createDemoPage, type DemoPage } from './demoPage.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { captureQuotes, type CapturedQuotes } from './captureQuotes.ts'
import { serveDemo, type ServedDemo, type DemoPolicy } from './serveDemo.ts'

interface TestFixtures {
  demoPage: DemoPage
  /** Counts the funds of account 1. */
  ledger: Ledger
  /** The provider's quotes for the page. */
  quotes: CapturedQuotes
  /** Fails a test whose page logs an error, throws, or asks another host. */
  isQuiet: void
}

interface WorkerFixtures {
  /** How the provider writes its answers, and what it takes. */
  policy: DemoPolicy
  demo: ServedDemo
}

/** Playwright's `test`, with its own sandbox and the demo on it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  policy: [
    { dialect: 'interface', brand: 'svc' },
    { scope: 'worker', option: true },
  ],
  demo: [
    async ({ policy }, provide) => {
      const demo = await serveDemo(policy)
      await provide(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ demo }, provide) => provide(demo.url),
  demoPage: async ({ page }, provide) => provide(createDemoPage(page)),
  ledger: async ({ demo: { sandbox } }, provide) =>
    provide(createLedger(sandbox, sandbox.accounts.users[0].address)),
  quotes: async ({ page, policy }, provide) => provide(await captureQuotes(page, policy.brand)),
  isQuiet: [
    async ({ page, demo }, provide) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      page.on('console', (message) => {
        // A request that fails on purpose is logged by the browser itself, and a chunk that does not come by React.
        const isExpected = /^Failed to load resource|Part of the page could not be loaded/.test(
          message.text(),
        )
        if (message.type() === 'error' && !isExpected) faults.push(message.text())
      })
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol !== 'data:' && origin !== new URL(demo.url).origin) faults.push(`asked ${request.url()}`)
      })
      await provide()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
