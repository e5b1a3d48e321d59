import { chromium, type Browser } from 'playwright'
import { findOrInstallBrowser, launchArguments } from '../../scripts/browser.ts'
import type { Row } from '../table.ts'
import { benchHistory } from './benchHistory.ts'
import { amountField, between, openMeasured, type Cost } from './measurePage.ts'
import { dapps, serveApps, type DappName } from './serveApps.ts'

const runs = 5
const idleMs = 30_000
/** Keys are so far apart, in milliseconds; a quote is asked for 300 ms after the last one. */
const keyGapMs = 120
const keys = '123.45678'

/** What the swap form costs in Chromium, beside the same page without it and the same page with a peer's widget. */
export async function benchBrowser(): Promise<Row[]> {
  const server = await serveApps()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...launchArguments, '--enable-precise-memory-info'],
  })
  try {
    return [
      ...(await benchStart(browser, server.url)),
      ...(await benchKeys(browser, server.url)),
      ...(await benchIdle(browser, server.url)),
      ...(await benchPicker(browser, server.url, 1_000, 40)),
      ...(await benchPicker(browser, server.url, 10_000, 100)),
      ...(await benchHistory(browser, server.url)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** From the address to the amount field, and from there until nothing more happens. */
async function benchStart(browser: Browser, url: string): Promise<Row[]> {
  const fast = await interleaved((app) => measureStart(browser, `${url}/${app}`, 1))
  const slow = await interleaved((app) => measureStart(browser, `${url}/${app}`, 4))
  return [
    overControl('CPU to the amount field', 'ms', fast, ({ firstCpuMs }) => firstCpuMs, 25),
    overControl('CPU to the amount field, 4x', 'ms', slow, ({ firstCpuMs }) => firstCpuMs, 100),
    overControl('blocking time, 4x', 'ms', slow, ({ settled }) => settled.blockedMs, 50),
    overControl('heap', 'bytes', fast, ({ settled }) => settled.heapBytes, 1.5 * 1024 * 1024),
    besidePeer('commits until settled', fast, ({ settled }) => settled.commits, 3),
  ]
}

interface Start {
  firstCpuMs: number
  settled: Cost
}

async function measureStart(browser: Browser, address: string, slowdown: number): Promise<Start> {
  const { page, firstCpuMs, cost, close } = await openMeasured(browser, address, slowdown)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const settled = await cost()
  await close()
  return { firstCpuMs, settled }
}

/** Nine keys, and the quote that follows them. */
async function benchKeys(browser: Browser, url: string): Promise<Row[]> {
  const fast = await interleaved((app) => measureKeys(browser, `${url}/${app}`, 1))
  const slow = await interleaved((app) => measureKeys(browser, `${url}/${app}`, 4))
  return [
    besidePeer('commits for a key', fast, ({ typing }) => typing.commits / keys.length, 1),
    besidePeer('components for a key', fast, ({ typing }) => typing.components / keys.length, 5),
    overControl('script for a key', 'ms', fast, ({ typing }) => typing.scriptMs / keys.length, 0.5),
    overControl('script for a key, 4x', 'ms', slow, ({ typing }) => typing.scriptMs / keys.length, 2),
    plain(
      'commits, 9 keys to quote',
      'times',
      median(fast.swap, ({ all }) => all.commits),
      12,
    ),
    plain(
      'components, 9 keys to quote',
      'times',
      median(fast.swap, ({ all }) => all.components),
      60,
    ),
    plain(
      'requests, 9 keys to quote',
      'requests',
      median(fast.swap, ({ quotes }) => quotes),
      1,
    ),
  ]
}

interface Keys {
  typing: Cost
  /** The keys and the quote. */
  all: Cost
  quotes: number
}

async function measureKeys(browser: Browser, address: string, slowdown: number): Promise<Keys> {
  const { page, cost, close } = await openMeasured(browser, address, slowdown)
  await page.waitForLoadState('networkidle')
  let quotes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/quote')) quotes += 1
  })
  await page.locator(amountField).first().focus()
  const before = await cost()
  await page.keyboard.type(keys, { delay: keyGapMs })
  const typed = await cost()
  if (address.endsWith('swap')) await page.getByRole('button', { name: 'Bridge' }).waitFor()
  await page.waitForLoadState('networkidle')
  const after = await cost()
  await close()
  return { typing: between(before, typed), all: between(before, after), quotes }
}

/** Half a minute in which nobody does anything. */
async function benchIdle(browser: Browser, url: string): Promise<Row[]> {
  const { page, cost, close } = await openMeasured(browser, `${url}/swap`, 1)
  const field = page.locator('input[name=payAmount]')
  await field.fill('100')
  await page.getByRole('button', { name: 'Bridge' }).waitFor()
  // A caret that blinks is two frames a second, of the browser's own.
  await field.blur()
  await page.waitForLoadState('networkidle')
  const before = await cost()
  await page.waitForTimeout(idleMs)
  const { commits, components, cpuMs } = between(before, await cost())
  await close()
  return [
    plain('commits, 30 s with a quote', 'times', commits, 6),
    plain('components, 30 s with a quote', 'times', components, 60),
    plain('CPU, 30 s with a quote', 'ms', cpuMs, 60),
  ]
}

/** What is typed to find a token. */
const search = 'TK5A'

/** The list of tokens, opened and searched; the same typed into the field of the page without a widget. */
async function benchPicker(browser: Browser, url: string, tokens: number, budget: number): Promise<Row[]> {
  const found: { opened: Cost; searched: Cost; control: Cost }[] = []
  for (let run = 0; run < runs; run++) {
    const control = await measureSearch(browser, `${url}/control`)
    const { page, cost, close } = await openMeasured(browser, `${url}/swap?tokens=${tokens}`, 1)
    await page.waitForLoadState('networkidle')
    // The code of the list is loaded with the first look at it; what is measured is the list.
    const open = page.getByRole('button', { name: /^You pay, token/ })
    await open.click()
    await page.getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').waitFor({ state: 'detached' })
    const closed = await cost()
    await open.click()
    await page.getByRole('option').first().waitFor()
    const opened = await cost()
    await page.keyboard.type(search, { delay: keyGapMs })
    await page.waitForLoadState('networkidle')
    found.push({ opened: between(closed, opened), searched: between(opened, await cost()), control })
    await close()
  }
  const what = `${tokens.toLocaleString('en')} tokens`
  return [
    plain(
      `CPU, list of ${what}`,
      'ms',
      median(found, ({ opened }) => opened.cpuMs),
      budget,
    ),
    plain(
      `elements, list of ${what}`,
      'times',
      median(found, ({ opened }) => opened.nodes),
      120,
    ),
    {
      what: `CPU, ${search.length} characters in ${what}`,
      unit: 'ms',
      ours: median(found, ({ searched }) => searched.cpuMs),
      // What the browser itself takes to show what is typed.
      others: { control: median(found, ({ control }) => control.cpuMs) },
      budget: 30,
    },
  ]
}

/** The same typed where nothing follows from it. */
async function measureSearch(browser: Browser, address: string): Promise<Cost> {
  const { page, cost, close } = await openMeasured(browser, address, 1)
  await page.waitForLoadState('networkidle')
  await page.locator(amountField).focus()
  const before = await cost()
  await page.keyboard.type(search, { delay: keyGapMs })
  await page.waitForLoadState('networkidle')
  const after = await cost()
  await close()
  return between(before, after)
}

type PerApp<result> = Record<DappName, result[]>

/** Runs the pages in turns, so that whatever else the machine does meets them alike. */
async function interleaved<result>(run: (app: DappName) => Promise<result>): Promise<PerApp<result>> {
  const found: PerApp<result> = { control: [], swap: [], lifi: [] }
  for (let time = 0; time < runs; time++) for (const app of dapps) found[app].push(await run(app))
  return found
}

/** What is added to the page without a widget, by ours and by the peer's. */
function overControl<result>(
  what: string,
  unit: Row['unit'],
  found: PerApp<result>,
  read: (result: result) => number,
  budget: number,
): Row {
  const control = median(found.control, read)
  return {
    what: `${what}, over control`,
    unit,
    ours: median(found.swap, read) - control,
    others: { control, 'lifi widget': median(found.lifi, read) - control },
    budget,
  }
}

function besidePeer<result>(
  what: string,
  found: PerApp<result>,
  read: (result: result) => number,
  budget: number,
): Row {
  const others = { 'lifi widget': median(found.lifi, read) }
  return { what, unit: 'times', ours: median(found.swap, read), others, budget }
}

function plain(what: string, unit: Row['unit'], ours: number, budget: number): Row {
  return { what, unit, ours, others: {}, budget }
}

function median<result>(results: readonly result[], read: (result: result) => number): number {
  return results.map(read).toSorted((one, other) => one - other)[Math.floor(results.length / 2)] ?? 0
}
