import type { Browser } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { between, openMeasured } from './measurePage.ts'
import { plain } from './rows.ts'

const idleMs = 30_000

/** Half a minute in which nobody does anything. */
export async function benchIdle(browser: Browser, url: string): Promise<Row[]> {
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
    plain('commits, 30 s with a quote', 'times', commits),
    plain('components, 30 s with a quote', 'times', components, benchBudgets.rest.components),
    plain('CPU, 30 s with a quote', 'ms', cpuMs),
  ]
}
