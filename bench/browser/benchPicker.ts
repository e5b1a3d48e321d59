import type { Browser } from 'playwright'
import { benchBudgets } from '../../scripts/size/budgets.ts'
import type { Row } from '../table.ts'
import { amountField, between, keyGapMs, openMeasured, type Cost } from './measurePage.ts'
import { median, plain, runs } from './rows.ts'

const { opened, elements, searched } = benchBudgets.tokens
/** What is typed to find a token. */
const search = 'TK5A'

interface Picked {
  opened: Cost
  searched: Cost
}

/** A short and a long list of tokens, opened and searched; the same typed into the field of the page without a widget. */
export async function benchPicker(browser: Browser, url: string): Promise<Row[]> {
  const short: Picked[] = []
  const long: Picked[] = []
  const control: Cost[] = []
  for (let run = 0; run < runs; run++) {
    short.push(await measurePicker(browser, `${url}/swap?tokens=1000`))
    long.push(await measurePicker(browser, `${url}/swap?tokens=10000`))
    control.push(await measureSearch(browser, `${url}/control`))
  }
  const cpuOf = (list: readonly Picked[], what: keyof Picked) => median(list, (found) => found[what].cpuMs)
  return [
    {
      what: 'CPU to open a list of 10,000 tokens',
      unit: 'ms',
      ours: cpuOf(long, 'opened'),
      others: { '1,000 tokens': cpuOf(short, 'opened') },
      budget: opened,
    },
    plain(
      'elements in a list of 10,000 tokens',
      'times',
      median(long, ({ opened }) => opened.nodes),
      elements,
    ),
    {
      what: `CPU to search 10,000 tokens, ${search.length} keystrokes`,
      unit: 'ms',
      ours: cpuOf(long, 'searched'),
      // The browser itself needs this much to show what is typed.
      others: { control: median(control, ({ cpuMs }) => cpuMs), '1,000 tokens': cpuOf(short, 'searched') },
      budget: searched,
    },
  ]
}

async function measurePicker(browser: Browser, address: string): Promise<Picked> {
  const { page, cost, close } = await openMeasured(browser, address, 1)
  await page.waitForLoadState('networkidle')
  // The list’s code loads when it first opens. Only the list is measured.
  const open = page.getByRole('button', { name: /^Token you pay with/ })
  await open.click()
  await page.getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').waitFor({ state: 'detached' })
  const before = await cost()
  await open.click()
  await page.getByRole('option').first().waitFor()
  // The dialog is still moving in, which belongs to opening it.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const opened = await cost()
  await page.keyboard.type(search, { delay: keyGapMs })
  await page.waitForLoadState('networkidle')
  const found = { opened: between(before, opened), searched: between(opened, await cost()) }
  await close()
  return found
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
