// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserPage } from '../../../../src/execution/ports/page/pageActivity.ts'

/** The state of the browser. */
const browser = { visibilityState: 'visible' as DocumentVisibilityState, onLine: true }

beforeEach(() => {
  Object.assign(browser, { visibilityState: 'visible', onLine: true })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => browser.visibilityState)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browser.onLine)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('browserPage', () => {
  it('default: follows the browser’s visibility and network state', () => {
    const page = browserPage('https://service.example')
    expect([page.isHidden(), page.isOffline()]).toEqual([false, false])
    browser.visibilityState = 'hidden'
    expect([page.isHidden(), page.isOffline()]).toEqual([true, false])
    Object.assign(browser, { visibilityState: 'visible', onLine: false })
    expect([page.isHidden(), page.isOffline()]).toEqual([false, true])
  })

  it.each([
    ['http://127.0.0.1:4000/proxy', false],
    ['http://localhost:4000', false],
    ['http://service.localhost', false],
    ['http://[::1]:4000', false],
    // A path on the page's own server, which is this machine.
    ['/bridge', false],
    ['https://localhost.example', true],
    ['https://127.0.0.1.example', true],
    ['http://192.168.0.7', true],
  ])('behavior: knows whether %s is out of reach without a network: %s', (baseUrl, isOffline) => {
    browser.onLine = false
    expect(browserPage(baseUrl).isOffline()).toBe(isOffline)
  })

  it.each([
    ['visibilitychange', () => document],
    ['online', () => window],
    ['offline', () => window],
  ] as const)('behavior: reports %s until it is unsubscribed', (type, target) => {
    let count = 0
    const end = browserPage('https://service.example').subscribe(() => {
      count += 1
    })
    target().dispatchEvent(new Event(type))
    expect(count).toBe(1)
    end()
    target().dispatchEvent(new Event(type))
    expect(count).toBe(1)
  })

  it('behavior: counts as visible and online without a document, and reports nothing', () => {
    Object.assign(browser, { visibilityState: 'hidden', onLine: false })
    vi.stubGlobal('document', undefined)
    const page = browserPage('https://service.example')
    expect([page.isHidden(), page.isOffline()]).toEqual([false, false])
    const end = page.subscribe(() => expect.fail())
    window.dispatchEvent(new Event('online'))
    end()
  })
})
