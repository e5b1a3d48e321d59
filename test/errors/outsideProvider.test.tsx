import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import * as hooks from '../../src/exports/index.ts'
import * as widgets from '../../src/exports/widgets.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'
import { isNamespace } from '../support/widgets/everyWidget.tsx'

// React logs what was thrown.
spyOnConsole()

const quote = await (async () => {
  const env = createTestEnvironment()
  return getQuote(env.client, env.quoteParameters())
})()

const exported: [name: string, value: unknown][] = Object.entries({ ...hooks, ...widgets }).flatMap(
  ([name, value]): [string, unknown][] =>
    isNamespace(value)
      ? Object.entries(value).map(([part, inner]): [string, unknown] => [`${name}.${part}`, inner])
      : [[name, value]],
)
const isHook = (name: string) => /^use[A-Z]/.test(name)
const isComponent = (name: string) => /(Widget|Button|\.[A-Z]\w*)$/.test(name) && !frames.has(name)

/** A page with react-query, whose provider of ours was forgotten. */
function Page({ children }: { children?: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

/** What is checked before the missing CausewayProvider is noticed. */
const parameters = { tokens: [] }
const props = { quote, onRefresh: () => {}, onConfirm: () => {}, onClose: () => {} }

/** Frames that read nothing: there is nothing to miss. */
const frames = new Set(['Activity.Toolbar', 'Swap.Quote'])

describe('outside of the provider', () => {
  it.each(exported.filter(([name]) => isHook(name)))('error: %s names itself', (name, value) => {
    const hook = value as (parameters: object) => unknown
    expect(() => renderHook(() => hook(parameters), { wrapper: Page })).toThrow(
      new RegExp(`^\`${name}\` must be used inside \``),
    )
  })

  it.each(exported.filter(([name]) => isComponent(name)))('error: %s names itself', (name, value) => {
    const component = value as FunctionComponent<object>
    expect(() => render(createElement(component, props), { wrapper: Page })).toThrow(
      new RegExp(`^\`${name}\` must be used inside \``),
    )
  })
})

describe('outside of its root, in a page with the provider', () => {
  // It clears what every wallet left, with or without a list.
  const isPart = (name: string) => /\.(?!Root$)/.test(name) && isComponent(name) && name !== 'Activity.Clear'

  it.each(exported.filter(([name]) => isPart(name)))('error: %s names itself and the root', (name, value) => {
    const [widget] = name.split('.')
    const part = createElement(value as FunctionComponent<object>, props)
    expect(() => renderWithCauseway(part, createTestEnvironment())).toThrow(
      `\`${name}\` must be used inside \`${widget}.Root\`.`,
    )
  })
})
