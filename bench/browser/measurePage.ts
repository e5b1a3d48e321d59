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
  /** Requests by the page's code. */
  requests: number
}

/** Where an amount is entered: in our form, and in those of LI.FI, relay-kit and OnchainKit. */
export const amountField = [
  'input[name=payAmount]',
  'input[name=fromAmount]',
  '.relay-kit-reset input[inputmode=decimal]',
  'input[data-testid=ockTextInput_Input]',
].join()

/** Keys are so far apart, in milliseconds; a quote is asked for 300 ms after the last one. */
export const keyGapMs = 120

/** A page that is measured. */
export interface MeasuredPage {
  page: Page
  /** Processor time of the main thread until the first frame with what was waited for, in milliseconds. */
  firstCpuMs: number
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
  let requests = 0
  page.on('request', (request) => {
    const isOfCode = ['fetch', 'xhr'].includes(request.resourceType())
    // What the bench itself tells its pages is nobody's doing.
    if (isOfCode && !request.url().endsWith('/facts.json')) requests += 1
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const firstCpuMs = cpuAtPause(session)
  await page.goto(url)
  return {
    page,
    firstCpuMs: await firstCpuMs,
    cost: async () => ({ ...(await costOf(page, session)), requests }),
    close: () => context.close(),
  }
}

/** Reads the processor time in the moment in which the page stops itself, and lets it go on. */
async function cpuAtPause(session: CDPSession): Promise<number> {
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve))
  await session.send('Debugger.enable')
  await paused
  const { TaskDuration = 0 } = await metricsOf(session)
  await session.send('Debugger.disable')
  return TaskDuration * 1_000
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

async function costOf(page: Page, session: CDPSession): Promise<Omit<Cost, 'requests'>> {
  const { TaskDuration = 0, ScriptDuration = 0, JSHeapUsedSize = 0 } = await metricsOf(session)
  const counted = await page.evaluate(() => ({
    ...window.reactCounts,
    blockedMs: window.blockedMs,
    nodes: document.querySelectorAll('*').length,
  }))
  return {
    ...counted,
    cpuMs: TaskDuration * 1_000,
    scriptMs: ScriptDuration * 1_000,
    heapBytes: JSHeapUsedSize,
  }
}

/** What happened between two moments. */
export function between(before: Cost, after: Cost): Cost {
  const names = Object.keys(after) as (keyof Cost)[]
  const differences = names.map((name) => [name, after[name] - before[name]])
  return Object.fromEntries(differences) as unknown as Cost
}
