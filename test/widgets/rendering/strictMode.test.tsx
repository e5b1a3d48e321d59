import { act, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { everyWidget, exportedWidgets, pageOf, widgetFactsOf } from '../../support/widgets/everyWidget.tsx'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'

const complaints = spyOnConsole()

/** The part of each widget that appears last. */
const last: Readonly<Record<string, readonly string[]>> = {
  // The provider knows of no swaps.
  ActivityWidget: ['[data-cw-part="activity-notice"]'],
  DepositAddressWidget: ['[data-cw-part="deposit-address-submit"]'],
  FeesWidget: ['[data-cw-part="fees-impact"]'],
  PendingExecutionsWidget: ['[data-cw-part="pending-executions"]'],
  ProgressWidget: ['[data-cw-part="progress-steps"]'],
  ReviewWidget: ['[data-cw-part="review-accept"]'],
  SwapButton: ['[data-cw-part="swap-open"]'],
  SwapWidget: [
    '[data-cw-part="swap-fraction"]',
    '[data-cw-part="swap-quote-refresh"]',
    '[data-cw-part="swap-notice"] [data-cw-part="hidden-text"]',
  ],
}

describe.each(exportedWidgets)('%s', (name) => {
  it('behavior: stays the same, without a complaint, when StrictMode mounts it twice', async () => {
    const env = createTestEnvironment()
    const facts = await widgetFactsOf(env)
    const page = <StrictMode>{pageOf(name, facts)}</StrictMode>
    const first = render(page)
    await allShown(first.container)
    const parts = partsOf(first.container)
    expect(parts.length).toBeGreaterThan(0)
    first.unmount()
    expect(first.container).toBeEmptyDOMElement()
    const second = render(page)
    await waitFor(() => expect(partsOf(second.container)).toEqual(parts))
    second.unmount()
    await act(async () => {})
    expect(complaints()).toEqual([])
  })

  async function allShown(container: Element): Promise<void> {
    await waitFor(() => {
      for (const selector of last[name] ?? []) expect(container.querySelector(selector)).not.toBeNull()
    })
  }
})

it('default: tests every widget of the package', () => {
  expect(Object.keys(everyWidget)).toEqual(exportedWidgets.toSorted())
  expect(Object.keys(last)).toEqual(Object.keys(everyWidget))
})

function partsOf(container: Element): (string | null)[] {
  return Array.from(container.querySelectorAll('[data-cw-part]'), (part) => part.getAttribute('data-cw-part'))
}
