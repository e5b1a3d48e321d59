import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Driver, Target } from './drivers/driver.ts'

/** The demo in a browser that Playwright can't drive: everything is found by role and name, and waited for. */
export interface SmokePage {
  open(path: string): Promise<void>
  click(target: Target): Promise<void>
  /** Replaces what a field holds, by typing. */
  fill(target: Target, text: string): Promise<void>
  /** Chooses in a list by an option's value. */
  choose(target: Target, value: string): Promise<void>
  focus(target: Target): Promise<void>
  isFocused(target: Target): Promise<boolean>
  type(text: string): Promise<void>
  press: Driver['press']
  /** Waits until it is there. */
  see(target: Target): Promise<void>
  isThere(target: Target): Promise<boolean>
  /** The value of an expression of the page. */
  evaluate: Driver['evaluate']
  /** Errors that the pages threw or logged, from the beginning of each. */
  errors(): Promise<string[]>
  screenshot: Driver['screenshot']
}

/** For a swap between two local chains on a busy machine, in milliseconds: slow is not broken. */
const patience = 180_000

/** For how long an element stays in its place before it is clicked, in milliseconds. */
const stillMs = 200

/** After how long a click that its element did not hear is repeated, in milliseconds. */
const unheardMs = 3_000

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** Finds what is not hidden from assistive technology, in the page or in the shadow root of the demo wallet. */
const finder = `
  addEventListener('click', (event) => {
    if (window.smokeAwaited && event.composedPath().includes(smokeAwaited())) delete window.smokeAwaited
  }, true)
  window.smokeFind = (role, name, inWallet) => {
    const root = inWallet ? document.querySelector('demo-wallet')?.shadowRoot?.firstElementChild : document.body
    return (root && TestingLibraryDom.queryAllByRole(root, role, name === undefined ? {} : { name })[0]) ?? null
  }`

export function createSmokePage(driver: Driver, baseUrl: string): SmokePage {
  const isThere = async (target: Target): Promise<boolean> => {
    await prepare(driver)
    return (await driver.evaluate(`${find(target)} !== null`)) === true
  }
  const see = async (target: Target): Promise<void> => {
    try {
      await expect.poll(() => isThere(target), { timeout: patience }).toBe(true)
    } catch (error) {
      const seen = await driver.evaluate('`${document.visibilityState}: ${document.body.innerText}`')
      throw new Error(`${describe(target)} is not there. The page is ${String(seen)}`, { cause: error })
    }
  }
  const placeOf = (target: Target) =>
    driver.evaluate(`JSON.stringify(${find(target)}?.getBoundingClientRect() ?? null)`)
  /** A driver clicks where the element was a moment ago: on a page that is still filling, that is beside it. */
  const isStill = async (target: Target): Promise<boolean> => {
    const before = await placeOf(target)
    await setTimeout(stillMs)
    return before !== 'null' && before === (await placeOf(target))
  }
  const click = async (target: Target): Promise<void> => {
    await see(target)
    await expect.poll(() => isStill(target), { timeout: patience }).toBe(true)
    await driver.evaluate(`Boolean(window.smokeAwaited = () => ${find(target)})`)
    await driver.click(find(target))
    // An element that moved away under the pointer was not clicked. If the page has changed, the click has worked.
    const wasHeard = () => driver.evaluate('!window.smokeAwaited')
    for (let waited = 0; !(await wasHeard()); waited += stillMs) {
      if (waited >= unheardMs && (await isThere(target))) return click(target)
      await setTimeout(stillMs)
    }
  }
  const errors: string[] = []
  let isOpen = false
  const collectErrors = async (): Promise<void> => {
    const recorded = JSON.parse(
      String(await driver.evaluate('JSON.stringify(window.recordedErrors ?? null)')),
    )
    if (recorded === null) throw new Error('The page records no errors.')
    errors.push(...recorded)
    await driver.evaluate('(recordedErrors.length = 0)')
  }
  return {
    async open(path) {
      if (isOpen) await collectErrors()
      isOpen = true
      // Not every driver waits until the page before it is left.
      await driver.evaluate('(window.smokeIsLeft = true)')
      await driver.open(new URL(path, baseUrl).href)
      await expect
        .poll(() => driver.evaluate(`document.readyState === 'complete' && !window.smokeIsLeft`))
        .toBe(true)
      await prepare(driver)
    },
    click,
    async fill(target, text) {
      await click(target)
      await driver.press('SelectAll')
      await driver.type(text)
    },
    async choose(target, value) {
      await see(target)
      // Lists of a browser's own open outside the page, where no driver clicks.
      await driver.evaluate(`((list) => {
        list.value = ${JSON.stringify(value)}
        list.dispatchEvent(new Event('change', { bubbles: true }))
      })(${find(target)})`)
    },
    async focus(target) {
      await see(target)
      await driver.evaluate(`${find(target)}.focus()`)
    },
    isFocused: async (target) =>
      (await driver.evaluate(`document.activeElement === ${find(target)}`)) === true,
    type: (text) => driver.type(text),
    press: (key) => driver.press(key),
    see,
    isThere,
    evaluate: (expression) => driver.evaluate(expression),
    async errors() {
      await collectErrors()
      return errors
    },
    screenshot: () => driver.screenshot(),
  }
}

/** A page that was opened or reloaded has lost what finds things in it. */
async function prepare(driver: Driver): Promise<void> {
  if ((await driver.evaluate('typeof window.smokeFind')) === 'function') return
  await driver.evaluate(`(() => { ${queries}; ${finder} })()`)
}

function find({ role, name, inWallet = false }: Target): string {
  const wanted = name instanceof RegExp ? String(name) : JSON.stringify(name)
  return `window.smokeFind(${JSON.stringify(role)}, ${wanted}, ${inWallet})`
}

const describe = ({ role, name }: Target): string => (name === undefined ? role : `${role} ${String(name)}`)
