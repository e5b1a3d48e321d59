import { screen } from '@testing-library/react'
import { Component, createElement, Fragment, type ComponentType } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as hooks from '../../../src/exports/index.ts'
import {
  Activity,
  DepositAddress,
  DepositAddressWidget,
  PendingExecutions,
  Progress,
  Swap,
  SwapWidget,
} from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()

function silence(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
}

describe('mistakes of a page without types', () => {
  it.each(Object.entries(hooks).filter(([name]) => name.startsWith('useSuspense')))(
    'error: %s names the missing parameters',
    (_, value) => {
      silence()
      const hook = value as unknown as (parameters?: unknown) => unknown
      function Page() {
        hook()
        return null
      }
      expect(() => renderWithCauseway(<Page />, env)).toThrow(
        expect.objectContaining({ name: 'InvalidArgumentError', argument: 'parameters' }),
      )
    },
  )

  const widgets = { SwapWidget, DepositAddressWidget } as unknown as Record<string, ComponentType<object>>

  it.each(Object.entries(widgets))('behavior: %s: accepts null for quoteParameters', async (_, widget) => {
    renderWithCauseway(createElement(widget, { quoteParameters: null } as object), env)
    expect((await screen.findAllByRole('button')).length).toBeGreaterThan(0)
  })

  it.each(
    Object.entries(widgets).flatMap(([name, widget]) => [
      [name, 'x', widget] as const,
      [name, [], widget] as const,
    ]),
  )('error: %s: refuses quoteParameters of another kind: %j', (_, quoteParameters, widget) => {
    silence()
    expect(() => renderWithCauseway(createElement(widget, { quoteParameters } as object), env)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument: 'quoteParameters' }),
    )
  })

  const roots = { Swap, DepositAddress, Activity, Progress, PendingExecutions } as unknown as Record<
    string,
    { Root: ComponentType<object> }
  >
  const wrongOptions: [argument: string, options: object][] = [
    ['classNames', { classNames: 'mine' }],
    ['slots', { slots: [] }],
    ['slots.Button', { slots: { Button: 'button' } }],
    ['slots.Buton', { slots: { Buton: () => null } }],
    ['density', { density: 'dense' }],
  ]
  it.each(
    Object.entries(roots).flatMap(([name, { Root }]) =>
      wrongOptions.map(([argument, options]) => [name, argument, options, Root] as const),
    ),
  )('error: %s.Root: refuses a wrong %s: %j', (_, argument, options, Root) => {
    silence()
    expect(() => renderWithCauseway(createElement(Root, options), env)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument }),
    )
  })

  it.each([['x'], [true], [5], [{}], [[]], [createElement(Fragment)], [class extends Component {}]])(
    'error: refuses %o as render of a part',
    (render) => {
      silence()
      const page = (
        <Swap.Root>{createElement(Swap.Submit as ComponentType<object>, { render } as object)}</Swap.Root>
      )
      expect(() => renderWithCauseway(page, env)).toThrow(
        'The argument "render" of `[data-cw-part=swap-submit]` is invalid: it must be an element, or a function that creates one.',
      )
    },
  )

  it('behavior: keeps the notice linked to the button if it has an ID of its own', () => {
    const Notice = Swap.Notice as ComponentType<object>
    const page = (
      <Swap.Root>
        {createElement(Notice, { id: 'mine', render: <output id="own" /> } as object)}
        <Swap.Submit />
      </Swap.Root>
    )
    const { container } = renderWithCauseway(page, env)
    const id = container.querySelector('[data-cw-part="swap-submit"]')?.getAttribute('aria-describedby')
    expect(document.getElementById(id ?? '')).toHaveAttribute('data-cw-part', 'swap-notice')
  })

  it('error: refuses an unknown layout, and names the known ones', () => {
    silence()
    expect(() => renderWithCauseway(<SwapWidget layout={'narrow' as never} />, env)).toThrow(
      'The argument "layout" of `[data-cw-part=swap]` is invalid: it must be "card" or "inline" or "wide".',
    )
  })
})
