import type { Browser, Page } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { openMeasured } from './measurePage.ts'
import { plain } from './rows.ts'

/** Pixels a frame: 2,400 a second, as a hand that is in a hurry. */
const speed = 40
/** How long it is scrolled before it is measured, until as many pages are kept as may be, and while it is, in milliseconds. */
const warmUpMs = 25_000
const scrollMs = 20_000
/** A frame of 60 a second takes 17 milliseconds; one that takes longer than this was missed. */
const lateMs = 25

const { lateFrames, heapGrowth } = benchBudgets.history

/** Scrolls a list of 100,000 swaps and a plain list: counts late frames and the growth of the heap. */
export async function benchHistory(browser: Browser, url: string): Promise<Row[]> {
  const plainList = await measureScrolling(browser, `${url}/list`, '[data-row]')
  const ours = await measureScrolling(
    browser,
    `${url}/history`,
    '[data-cw-part="activity-item"][data-state="ready"]',
  )
  const mean = (frames: readonly number[]) => frames.reduce((sum, ms) => sum + ms, 0) / frames.length
  const late = (frames: readonly number[]) => frames.filter((ms) => ms > lateMs).length
  return [
    {
      what: 'frame time, scrolling 100,000 swaps',
      unit: 'ms',
      ours: mean(ours.frames),
      others: { 'plain list': mean(plainList.frames) },
    },
    {
      what: 'late frames in 20 s of scrolling',
      unit: 'times',
      ours: late(ours.frames),
      others: { 'plain list': late(plainList.frames) },
      budget: lateFrames,
    },
    plain('heap growth in 20 s of scrolling', 'bytes', ours.heapGrowth, heapGrowth),
  ]
}

async function measureScrolling(browser: Browser, address: string, firstRow: string) {
  const { page, cost, close } = await openMeasured(browser, address, 1, firstRow)
  const session = await page.context().newCDPSession(page)
  const heapBytes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await cost()).heapBytes
  }
  await scroll(page, warmUpMs)
  const before = await heapBytes()
  const frames = await scroll(page, scrollMs)
  const heapGrowth = Math.max(0, (await heapBytes()) - before)
  await close()
  return { frames, heapGrowth }
}

/** Scrolls down for a while; how long each frame took, in milliseconds. */
async function scroll(page: Page, ms: number): Promise<number[]> {
  return page.evaluate(
    ({ ms, speed }) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector('[data-cw-part="activity-scroller"], [data-scroller]')
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
