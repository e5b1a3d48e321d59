import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: shows the form in a page’s test that stubs ResizeObserver and has no fonts', () => {
  const Stub = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Stub)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(document).not.toHaveProperty('fonts')
  const { unmount } = renderWithCauseway(<SwapWidget />, createTestEnvironment())
  expect(screen.getByRole('textbox', { name: 'Amount you pay' })).toBeVisible()
  unmount()
})
