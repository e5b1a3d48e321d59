import type { Browser, Page } from 'playwright'
import type { Row } from '../table.ts'
import { openMeasured } from './measurePage.ts'

/** Pixels a frame: 2,400 a second, as a hand that is in a hurry. */
const speed = 40
/** How long it is scrolled before it is measured, until as many pages are kept as may be, and while it is, in milliseconds. */
const warmUpMs = 25_000
const scrollMs = 20_000

/** A list of 100,000 transfers, scrolled: how long a frame takes, and what stays in memory. */
export async function benchHistory(browser: Browser, url: string): Promise<Row[]> {
  const firstRow = '[data-cw-part="activity-item"][data-state="ready"]'
  const { page, cost, close } = await openMeasured(browser, `${url}/history`, 1, firstRow)
  const session = await page.context().newCDPSession(page)
  const heapBytes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await cost()).heapBytes
  }
  await scroll(page, warmUpMs)
  const before = await heapBytes()
  const frames = await scroll(page, scrollMs)
  const after = await heapBytes()
  await close()
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length
  const late = frames.filter((ms) => ms > 25).length
  return [
    row('a frame, 100,000 transfers scrolled', 'ms', mean, 17),
    row('late frames, 20 s of scrolling', 'times', late, 12),
    row('heap grown, 20 s of scrolling', 'bytes', Math.max(0, after - before), 1024 * 1024),
  ]
}

function row(what: string, unit: Row['unit'], ours: number, budget: number): Row {
  return { what, unit, ours, others: {}, budget }
}

/** Scrolls down for a while; how long each frame took, in milliseconds. */
async function scroll(page: Page, ms: number): Promise<number[]> {
  return page.evaluate(
    ({ ms, speed }) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector('[data-cw-part="activity-scroller"]')
        const frames: number[] = []
        const end = performance.now() + ms
        let last: number | undefined
        requestAnimationFrame(function step(now) {
          if (last !== undefined) frames.push(now - last)
          last = now
          scroller?.scrollBy(0, speed)
          if (now < end) requestAnimationFrame(step)
          else resolve(frames)
        })
      }),
    { ms, speed },
  )
}
