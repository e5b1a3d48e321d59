import type { Browser } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { amountField, between, openMeasured, type Cost } from './measurePage.ts'
import { untilQuoted } from './untilQuoted.ts'

const idleMs = 30_000

/** Half a minute in which nobody does anything, beside the peer whose form gets a quote here, too. */
export async function benchIdle(browser: Browser, url: string): Promise<Row[]> {
  const ours = await measureIdle(browser, `${url}/swap`)
  const relay = await measureIdle(browser, `${url}/relay`)
  const row = (name: string, unit: Row['unit'], what: keyof Cost, budget?: number): Row => ({
    what: `${name}, 30 s idle with a quote`,
    unit,
    ours: ours[what],
    others: { 'relay-kit-ui': relay[what] },
    budget,
  })
  return [
    row('commits', 'times', 'commits'),
    row('components', 'times', 'components', benchBudgets.rest.components),
    row('CPU', 'ms', 'cpuMs'),
    row('requests', 'requests', 'requests'),
  ]
}

async function measureIdle(browser: Browser, address: string): Promise<Cost> {
  const { page, cost, close } = await openMeasured(browser, address, 1)
  const field = page.locator(amountField).first()
  await field.fill('100')
  await untilQuoted(page)
  // A caret that blinks is two frames a second, of the browser's own.
  await field.blur()
  await page.waitForLoadState('networkidle')
  const before = await cost()
  await page.waitForTimeout(idleMs)
  const after = await cost()
  await close()
  return between(before, after)
}
