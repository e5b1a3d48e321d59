import type { Browser } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { amountField, between, keyGapMs, openMeasured, type Cost } from './measurePage.ts'
import { besidePeer, interleaved, median, overControl, plain } from './rows.ts'

const { key, keysToQuote } = benchBudgets
const keys = '123.45678'

/** Nine keys, and the quote that follows them. */
export async function benchKeys(browser: Browser, url: string): Promise<Row[]> {
  const fast = await interleaved((app) => measureKeys(browser, `${url}/${app}`, 1))
  const slow = await interleaved((app) => measureKeys(browser, `${url}/${app}`, 4))
  return [
    besidePeer('commits for a key', fast, ({ typing }) => typing.commits / keys.length, key.commits),
    besidePeer('components for a key', fast, ({ typing }) => typing.components / keys.length, key.components),
    overControl('script for a key', 'ms', fast, ({ typing }) => typing.scriptMs / keys.length, key.script),
    overControl(
      'script for a key, 4x',
      'ms',
      slow,
      ({ typing }) => typing.scriptMs / keys.length,
      key.script,
    ),
    plain(
      'commits, 9 keys to quote',
      'times',
      median(fast.swap, ({ all }) => all.commits),
      keysToQuote.commits,
    ),
    plain(
      'components, 9 keys to quote',
      'times',
      median(fast.swap, ({ all }) => all.components),
      keysToQuote.components,
    ),
    plain(
      'requests, 9 keys to quote',
      'requests',
      median(fast.swap, ({ quotes }) => quotes),
      keysToQuote.requests,
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
