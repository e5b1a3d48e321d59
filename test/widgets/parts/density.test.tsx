import { waitFor } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type WidgetOptions, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { everyWidget, widgetFactsOf } from '../../support/widgets/everyWidget.tsx'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const densities = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.cw-root'), ({ dataset }) => [
    dataset['cwPart'],
    dataset['density'],
  ])

describe('density', () => {
  it.each(Object.keys(everyWidget))('parameters: %s sets the density', async (name) => {
    const env = createTestEnvironment()
    const widget = everyWidget[name]?.(await widgetFactsOf(env))
    if (!widget) throw new TypeError(name)
    renderWithCauseway(cloneElement(widget as ReactElement<WidgetOptions>, { density: 'compact' }), env)
    await waitFor(() => expect(densities().length).toBeGreaterThan(0))
    expect(densities().filter(([, density]) => density !== 'compact')).toEqual([])
  })

  it('default: sets none', async () => {
    renderWithCauseway(<SwapWidget />, createTestEnvironment())
    await waitFor(() => expect(densities()).toContainEqual(['swap', undefined]))
  })

  it('behavior: applies to the widgets within a widget', async () => {
    const env = createTestEnvironment()
    const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
    renderWithCauseway(
      <SwapWidget density="compact" defaultPay={pay} defaultReceive={receive} defaultAmount="100" />,
      env,
    )
    await waitFor(() => expect(densities()).toContainEqual(['fees', 'compact']))
  })
})
