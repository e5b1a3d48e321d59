import type { Browser } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { openMeasured, type Cost } from './measurePage.ts'
import { besidePeers, interleaved, overControl } from './rows.ts'

const { start } = benchBudgets

/** From navigation until the amount field shows, and from there until the page has settled. */
export async function benchStart(browser: Browser, url: string): Promise<Row[]> {
  const fast = await interleaved((app) => measureStart(browser, `${url}/${app}`, 1))
  const slow = await interleaved((app) => measureStart(browser, `${url}/${app}`, 4))
  return [
    overControl('CPU until the amount field shows', 'ms', fast, ({ firstCpuMs }) => firstCpuMs, start.cpu),
    overControl(
      'CPU until the amount field shows, 4x slowdown',
      'ms',
      slow,
      ({ firstCpuMs }) => firstCpuMs,
      start.cpuSlowed,
    ),
    overControl('blocking time, 4x slowdown', 'ms', slow, ({ settled }) => settled.blockedMs, start.blocked),
    overControl('heap', 'bytes', fast, ({ settled }) => settled.heapBytes, start.heap),
    besidePeers('commits until settled', fast, ({ settled }) => settled.commits),
    besidePeers('components until settled', fast, ({ settled }) => settled.components),
    besidePeers('requests until settled', fast, ({ settled }) => settled.requests),
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
