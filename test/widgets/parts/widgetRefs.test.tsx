import { waitFor } from '@testing-library/react'
import { cloneElement, createRef } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  everyWidget,
  exportedWidgets,
  widgetFactsOf,
  type WidgetFacts,
} from '../../support/widgets/everyWidget.tsx'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

let facts: WidgetFacts

beforeAll(async () => {
  facts = await widgetFactsOf(createTestEnvironment())
})

it.each(exportedWidgets)(
  'default: %s forwards its ref, class and attributes to one element',
  async (name) => {
    const ref = createRef<HTMLElement>()
    const widget = everyWidget[name]?.(facts) ?? <></>
    const own = { ref, className: 'own', title: 'probe' }
    renderWithCauseway(cloneElement(widget, own), facts.env)
    await waitFor(() => expect(ref.current).toBeInstanceOf(HTMLElement))
    expect(ref.current).toHaveClass('own')
    expect(ref.current).toHaveAttribute('title', 'probe')
  },
)
