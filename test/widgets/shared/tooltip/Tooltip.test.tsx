import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WidgetRoot } from '../../../../src/widgets/shared/WidgetRoot.tsx'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../support/renderWithCauseway.tsx'

/** A widget with a control of each kind, and one within another. */
function renderWidget() {
  renderWithCauseway(
    <WidgetRoot attributes={{ 'data-cw-part': 'swap', className: undefined }}>
      <button type="button" aria-label="Refresh quote now">
        <svg data-testid="drawing" />
      </button>
      <button type="button" aria-label="Use max: 5 USDC">
        Max
      </button>
      <input aria-label="Amount you pay" />
      <WidgetRoot attributes={{ 'data-cw-part': 'fees', className: undefined }}>
        <button type="button" aria-label="Close">
          <svg />
        </button>
      </WidgetRoot>
    </WidgetRoot>,
    createTestEnvironment(),
  )
  return userEvent.setup()
}

const shown = () =>
  [...document.querySelectorAll('[data-cw-part="tooltip"][data-state="open"]')].map(
    ({ textContent }) => textContent,
  )

it('default: shows the name of a control without text under the pointer, also in a nested widget', async () => {
  const user = renderWidget()
  expect(shown()).toEqual([])
  await user.hover(screen.getByTestId('drawing'))
  expect(shown()).toEqual(['Refresh quote now'])
  await user.hover(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual(['Close'])
  await user.hover(screen.getByRole('button', { name: 'Use max: 5 USDC' }))
  expect(shown()).toEqual([])
  await user.hover(screen.getByRole('textbox'))
  expect(shown()).toEqual([])
})

it('behavior: lets assistive technology read the name once', async () => {
  const user = renderWidget()
  const button = screen.getByRole('button', { name: 'Refresh quote now' })
  await user.hover(button)
  expect(button).toHaveAccessibleName('Refresh quote now')
  expect(button).not.toHaveAccessibleDescription()
  expect(document.querySelector('[data-cw-part="tooltip"]')).toHaveAttribute('aria-hidden', 'true')
})

it('behavior: appears at keyboard focus, and Escape hides it while the focus stays', async () => {
  const user = renderWidget()
  await user.tab()
  expect(shown()).toEqual(['Refresh quote now'])
  await user.keyboard('{Escape}')
  expect(shown()).toEqual([])
  expect(screen.getByRole('button', { name: 'Refresh quote now' })).toHaveFocus()
  await user.tab()
  await user.tab({ shift: true })
  expect(shown()).toEqual(['Refresh quote now'])
  await user.tab()
  expect(shown()).toEqual([])
})

it('behavior: stays while the pointer is on it, and hides at leaving, pressing and scrolling', async () => {
  const user = renderWidget()
  const button = screen.getByRole('button', { name: 'Refresh quote now' })
  await user.hover(button)
  await user.hover(screen.getByText('Refresh quote now'))
  expect(shown()).toEqual(['Refresh quote now'])
  await user.hover(document.body)
  expect(shown()).toEqual([])

  await user.hover(button)
  await user.pointer({ keys: '[MouseLeft]', target: button })
  expect(shown()).toEqual([])

  await user.hover(document.body)
  await user.hover(button)
  expect(shown()).toEqual(['Refresh quote now'])
  act(() => void fireEvent.scroll(document))
  expect(shown()).toEqual([])
})

it('behavior: doesn’t appear at a touch', async () => {
  const user = renderWidget()
  await user.pointer({ keys: '[TouchA]', target: screen.getByTestId('drawing') })
  expect(shown()).toEqual([])
})

it('behavior: removes no node when it hides, which a dialog of the page would take for the focused control', async () => {
  const user = renderWidget()
  const removed: Node[] = []
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) removed.push(...removedNodes)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await user.tab()
  expect(shown()).toEqual(['Refresh quote now'])
  await user.tab()
  await user.tab()
  await user.tab()
  expect(shown()).toEqual(['Close'])
  await user.tab()
  expect(shown()).toEqual([])
  expect(removed).toEqual([])
  observer.disconnect()
})

it('behavior: shows a hint under the pointer, and every hint of a control at keyboard focus', async () => {
  renderWithCauseway(
    <WidgetRoot attributes={{ 'data-cw-part': 'fees', className: undefined }}>
      <details>
        <summary>
          <span data-hint="Network and app fees">
            <svg aria-hidden="true" /> Fees $0.19
          </span>{' '}
          <span data-hint="Estimated time">
            <svg aria-hidden="true" /> ~2 sec
          </span>
        </summary>
      </details>
      <button type="button">Bridge</button>
    </WidgetRoot>,
    createTestEnvironment(),
  )
  const user = userEvent.setup()
  await user.hover(screen.getByText('~2 sec'))
  expect(shown()).toEqual(['Estimated time'])
  await user.hover(screen.getByRole('button', { name: 'Bridge' }))
  expect(shown()).toEqual([])
  await user.tab()
  expect(shown()).toEqual(['Network and app fees · Estimated time'])
  await user.tab()
  expect(shown()).toEqual([])
})
