import { act } from '@testing-library/react'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { hydrateRoot } from 'react-dom/client'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '@causeway/react/actions'
import type { Isolated } from '@causeway/react/isolated'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  everyWidget,
  exportedWidgets,
  type pageOf,
  widgetFactsOf,
  type WidgetFacts,
} from '../../support/widgets/everyWidget.tsx'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'

const complaints = spyOnConsole()
const recovered: unknown[] = []
let server: { pageOf: typeof pageOf; Isolated: typeof Isolated }
let browser: { pageOf: typeof pageOf }

/** Loads the library twice: as it is where there is no browser, and then as it is in one. */
beforeAll(async () => {
  vi.resetModules()
  withoutBrowser()
  server = {
    ...(await import('../../support/widgets/everyWidget.tsx')),
    ...(await import('@causeway/react/isolated')),
  }
  vi.unstubAllGlobals()
  vi.resetModules()
  browser = await import('../../support/widgets/everyWidget.tsx')
})

afterEach(() => {
  recovered.length = 0
  vi.unstubAllGlobals()
})

function withoutBrowser(): void {
  for (const name of ['window', 'document', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined)
}

function write(name: string, facts: WidgetFacts): string {
  withoutBrowser()
  const html = renderToString(server.pageOf(name, facts))
  vi.unstubAllGlobals()
  return html
}

function takeOver(container: Element, name: string, facts: WidgetFacts) {
  return act(async () =>
    hydrateRoot(container, browser.pageOf(name, facts), {
      onRecoverableError: (error) => recovered.push(error),
    }),
  )
}

async function stream(name: string, facts: WidgetFacts): Promise<string> {
  const sink = new PassThrough()
  withoutBrowser()
  const { pipe } = renderToPipeableStream(server.pageOf(name, facts), { onShellReady: () => pipe(sink) })
  return text(sink)
}

it('default: tests every widget of the package', () => {
  expect(Object.keys(everyWidget)).toEqual(exportedWidgets.toSorted())
})

describe.each(exportedWidgets)('%s', (name) => {
  it('default: renders on a server, and hydrates in the browser without a warning', async () => {
    const facts = await widgetFactsOf(createTestEnvironment())
    const html = write(name, facts)
    expect(html).toContain('data-cw-part')
    expect(html).toContain('class="cw-root')
    // A strict Content Security Policy refuses inline styles.
    expect(html).not.toMatch(/ style=/)

    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const [written] = container.children
    const root = await takeOver(container, name, facts)
    expect([...complaints(), ...recovered]).toEqual([])
    // Hydrated, and not rendered again.
    expect(container.firstElementChild).toBe(written)
    act(() => root.unmount())
    container.remove()
  })

  // Frameworks that write pages ahead of time, such as Next, refuse what would be different each time.
  it('default: uses neither a clock nor random numbers on a server', async () => {
    const facts = await widgetFactsOf(createTestEnvironment())
    const asked: string[] = []
    const note = (): number => {
      const from = new Error('asked').stack?.split('\n').find((line) => /\/src\//.test(line))
      if (from) asked.push(from.trim())
      return 1
    }
    vi.spyOn(Date, 'now').mockImplementation(note)
    vi.spyOn(Math, 'random').mockImplementation(note)
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `${note()}-2-3-4-5`)
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => (note(), array))
    write(name, {
      ...facts,
      env: { ...facts.env, client: createClient({ baseUrl: 'https://service.example' }) },
    })
    vi.restoreAllMocks()
    expect(asked).toEqual([])
  })

  it('default: streams the same markup on a server', async () => {
    const facts = await widgetFactsOf(createTestEnvironment())
    const whole = write(name, facts)
    expect(await stream(name, facts)).toBe(whole)
    expect(complaints()).toEqual([])
  })
})

it('behavior: renders an empty element on a server where widgets are isolated', () => {
  withoutBrowser()
  const html = renderToString(
    <server.Isolated className="bridge">
      <b>Inside</b>
    </server.Isolated>,
  )
  vi.unstubAllGlobals()
  expect(html).toBe('<div class="bridge"></div>')
  expect(complaints()).toEqual([])
})

it('error: reports markup that differs', async () => {
  const facts = await widgetFactsOf(createTestEnvironment())
  const html = write('SwapWidget', facts)
  const container = document.createElement('div')
  container.innerHTML = html.replace('You pay', 'You owe')
  const root = await takeOver(container, 'SwapWidget', facts)
  expect([...complaints(), ...recovered]).not.toEqual([])
  act(() => root.unmount())
})
