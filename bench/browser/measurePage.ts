import type { Browser, CDPSession, Page } from 'playwright'
import { installCounters, type ReactCounts } from './reactCounter.ts'

/** What a page has cost so far. */
export interface Cost extends ReactCounts {
  /** Processor time of the main thread, in milliseconds. */
  cpuMs: number
  scriptMs: number
  blockedMs: number
  /** What is in use after a collection of garbage, in bytes. */
  heapBytes: number
  nodes: number
}

/** Where an amount is entered: in our form, and in that of LI.FI. */
export const amountField = 'input[name=payAmount], input[name=fromAmount]'

/** A page that is measured. */
export interface MeasuredPage {
  page: Page
  /** What it has cost since it was opened. */
  cost(): Promise<Cost>
  close(): Promise<void>
}

/**
 * Opens a page in a browser context of its own, on a processor that is slowed by a factor.
 *
 * @param first what must be there before it counts as opened. @default the amount field
 */
export async function openMeasured(
  browser: Browser,
  url: string,
  slowdown: number,
  first = amountField,
): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(installCounters, first)
  // Nothing but the bench's own server answers.
  const { origin } = new URL(url)
  await context.route(
    (address) => address.origin !== origin,
    (route) => route.abort(),
  )
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await page.waitForFunction(() => window.inputAt !== undefined)
  return { page, cost: () => costOf(page, session), close: () => context.close() }
}

async function costOf(page: Page, session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const counted = await page.evaluate(() => ({
    ...window.reactCounts,
    blockedMs: window.blockedMs,
    nodes: document.querySelectorAll('*').length,
  }))
  return {
    ...counted,
    cpuMs: read('TaskDuration') * 1_000,
    scriptMs: read('ScriptDuration') * 1_000,
    heapBytes: read('JSHeapUsedSize'),
  }
}

/** What happened between two moments. */
export function between(before: Cost, after: Cost): Cost {
  const names = Object.keys(after) as (keyof Cost)[]
  const differences = names.map((name) => [name, after[name] - before[name]])
  return Object.fromEntries(differences) as unknown as Cost
}
