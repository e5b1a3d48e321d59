import type { Browser } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { amountField, between, keyGapMs, openMeasured, type Cost } from './measurePage.ts'
import { besidePeers, interleaved, medianOf, overControl, type PerApp } from './rows.ts'
import { untilQuoted } from './untilQuoted.ts'

const { key, keysToQuote } = benchBudgets
const keys = '123.45678'

/** Nine keys, and the quote that follows them. */
export async function benchKeys(browser: Browser, url: string): Promise<Row[]> {
  const fast = await interleaved((app) => measureKeys(browser, `${url}/${app}`, 1))
  const slow = await interleaved((app) => measureKeys(browser, `${url}/${app}`, 4))
  return [
    besidePeers('commits per keystroke', fast, ({ typing }) => typing.commits / keys.length, key.commits),
    besidePeers(
      'components per keystroke',
      fast,
      ({ typing }) => typing.components / keys.length,
      key.components,
    ),
    overControl(
      'script time per keystroke',
      'ms',
      fast,
      ({ typing }) => typing.scriptMs / keys.length,
      key.script,
    ),
    overControl(
      'script time per keystroke, 4x slowdown',
      'ms',
      slow,
      ({ typing }) => typing.scriptMs / keys.length,
      key.script,
    ),
    ...(['commits', 'components'] as const).map((what) =>
      besideQuoting(`${what}, 9 keystrokes and a quote`, fast, ({ all }) => all[what], keysToQuote[what]),
    ),
    besideQuoting('quote requests, 9 keystrokes', fast, ({ quotes }) => quotes, keysToQuote.requests),
  ]
}

/** Beside the only peer whose form asks the bench's own service. */
function besideQuoting(
  what: string,
  found: PerApp<Keys>,
  read: (result: Keys) => number,
  budget: Row['budget'],
): Row {
  return {
    what,
    unit: 'times',
    ours: medianOf(found, 'swap', read),
    others: { 'relay-kit-ui': medianOf(found, 'relay', read) },
    budget,
  }
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
    if (/\/quote(\/v2)?$/.test(request.url())) quotes += 1
  })
  await page.locator(amountField).first().focus()
  const before = await cost()
  await page.keyboard.type(keys, { delay: keyGapMs })
  const typed = await cost()
  await untilQuoted(page)
  const after = await cost()
  await close()
  return { typing: between(before, typed), all: between(before, after), quotes }
}
