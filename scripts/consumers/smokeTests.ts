import assert from 'node:assert/strict'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { chromium, type Locator, type Page } from 'playwright'
import { findFreePort } from '../../sandbox/src/http/server/findFreePort.ts'
import { findOrInstallBrowser, launchArguments } from '../browser/findOrInstallBrowser.ts'

type Server = ChildProcessByStdio<null, Readable, Readable>

/** Starts the app that was built. */
type Start = (args: readonly string[], env?: Readonly<Record<string, string>>) => Server

/** What each app of examples/consumers must do once it is built. */
export const smokeTests: Readonly<Record<string, (start: Start) => Promise<void>>> = {
  vite: (start) => withPage((port) => start(['--port', port]), showPrice),
  rainbowkit: (start) =>
    withPage(
      (port) => start(['--port', port]),
      async (page) => {
        await showPrice(page)
        await page.getByRole('button', { name: 'Connect wallet' }).click()
        await page.getByRole('dialog', { name: /Connect a Wallet/i }).waitFor()
      },
    ),
  next: (start) =>
    withPage(
      (port) => start(['--port', port], { CAUSEWAY_API_KEY: 'sandbox-key' }),
      async (page) => {
        await swap(page)
        await showPrefetched(page)
        await showEveryWidget(page)
      },
    ),
  tailwind: (start) =>
    withPage(
      (port) => start(['--port', port]),
      async (page) => {
        assert.deepEqual(await classesOf(page), classesThatWin)
        await page.locator('[data-cw-part="swap-token"]').first().click()
        const active = page.locator('[data-cw-part="picker-option"][data-state="active"]')
        await active.waitFor()
        assert.equal(await styleOf(active, 'background-color'), 'rgb(4, 5, 6)', 'a state of a module wins')
        await page.keyboard.press('Escape')
        await swap(page)
      },
    ),
  lowest: (start) => withPage((port) => start(['--port', port]), swap),
  importmap: (start) => withPage((port) => start(['--port', port]), swap),
  async node(start) {
    const script = start([])
    const [told, errors] = await Promise.all([text(script.stdout), text(script.stderr)])
    assert.match(told, /^success \d/m, errors)
  },
}

/** Shows the app in a browser, whose console must stay silent. */
async function withPage(start: (port: string) => Server, test: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...launchArguments],
  })
  const port = await findFreePort(4600)
  const server = start(String(port))
  const told: string[] = []
  try {
    const address = `http://127.0.0.1:${port}/`
    await untilAnswered(address)
    const page = await browser.newPage()
    page.on('pageerror', (error) => told.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) told.push(message.text())
    })
    await page.goto(address)
    await test(page)
    assert.deepEqual(told, [], 'the console is silent')
  } catch (error) {
    throw new Error(`${String(error)}\nconsole: ${told.join('\n')}`, { cause: error })
  } finally {
    await browser.close()
    // npm has started the server as a child of its own.
    if (server.pid !== undefined) process.kill(-server.pid)
  }
}

/** What the Tailwind page says of parts by its classes, and one that its preflight would have taken. */
const classesThatWin = {
  'swap-submit border-radius': '0px',
  'swap-submit padding-left': '48px',
  'swap-submit text-transform': 'uppercase',
  'swap-token border-top-width': '4px',
  'swap-side padding-top': '32px',
  'swap-side border-bottom-style': 'solid',
  'swap-form padding-top': '12px',
}

async function classesOf(page: Page): Promise<Record<string, string>> {
  const entries = Object.keys(classesThatWin).map(async (key) => {
    const [part, property = ''] = key.split(' ')
    return [key, await styleOf(page.locator(`[data-cw-part="${part}"]`).first(), property)] as const
  })
  const receive = page.locator('[data-cw-part="swap-side"][data-state="receive"]')
  assert.equal(await styleOf(receive, 'border'), '3px double rgb(1, 2, 3)', 'a class of a module wins')
  return Object.fromEntries(await Promise.all(entries))
}

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)
}

async function untilAnswered(address: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** A visitor sees a price before connecting. */
async function showPrice(page: Page): Promise<void> {
  await page.getByLabel('Amount you pay').fill('1')
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  // Fees come with a price alone; an error stands in the same place without them.
  await page.locator('[data-cw-part="swap-quote"] [data-cw-part="fees"]').waitFor()
}

/** From the amount to the end, on the chains of the sandbox; docs/testing.md shows the same. */
async function swap(page: Page): Promise<void> {
  await page.getByLabel('Amount you pay').fill('100')
  await page.getByRole('button', { name: 'Review bridge', exact: true }).click()
  await page.getByRole('button', { name: /^(Confirm|Approve and) bridge$/ }).click()
  await page.getByRole('heading', { name: 'Bridge complete' }).waitFor()
}

/** What a server has asked ahead stands in its markup, and in the page before anything else is answered. */
async function showPrefetched(page: Page): Promise<void> {
  const address = new URL('/activity', page.url()).href
  const markup = await (await fetch(address)).text()
  // The sandbox is one for all apps, so that the list may hold swaps of others.
  const [, newest] = /<li>(0x\w{64})(?:<!-- -->)?: (?:<!-- -->)?success/.exec(markup) ?? []
  assert.ok(newest, `the server wrote no swap: ${markup}`)
  // The page asks again, and is not answered here.
  await page.route('**/bridge/**', () => {})
  await page.goto(address)
  await page.getByText(`${newest}: success`, { exact: true }).waitFor()
  await page.unroute('**/bridge/**')
}

/** The root of each widget. */
const roots = ['swap', 'deposit-address', 'activity', 'progress', 'pending-executions', 'fees', 'review']

/** A server writes all of them from what was packed, and the browser takes that over. */
async function showEveryWidget(page: Page): Promise<void> {
  const address = new URL('/widgets', page.url()).href
  const html = await (await fetch(address)).text()
  const missing = roots.filter((part) => !html.includes(`data-cw-part="${part}"`))
  assert.deepEqual(missing, [], 'a server writes every widget')
  await page.goto(address)
  await page.getByRole('dialog').waitFor()
}
