import { render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Dialog } from '../../../src/widgets/dialog/Dialog.tsx'

const { style } = document.body
afterEach(() => {
  style.pointerEvents = ''
})

function ReviewDialog({ children }: { children?: ReactNode }) {
  return (
    <Dialog aria-label="Review" onClose={() => {}}>
      <button type="button">Close</button>
      {children}
    </Dialog>
  )
}

describe.each([
  ['useBodyPointerEvents', false],
  ['useBodyPointerEvents, in strict mode', true],
])('%s', (_, isStrict) => {
  const show = (content: ReactNode) => {
    const inMode = (inner: ReactNode) => (isStrict ? <StrictMode>{inner}</StrictMode> : inner)
    const { rerender } = render(inMode(content))
    return {
      show: (next: ReactNode) => rerender(inMode(next)),
      async close() {
        rerender(inMode(null))
        await Promise.resolve()
      },
    }
  }

  it('default: doesn’t change them, neither when a dialog is open nor when it is closed', async () => {
    const { close } = show(<ReviewDialog />)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(style.pointerEvents).toBe('')
    await close()
    expect(style.pointerEvents).toBe('')
  })

  it('behavior: works with a menu of the page that opened the dialog, and closes before it', async () => {
    style.pointerEvents = 'none'
    const { close } = show(<ReviewDialog />)
    expect(style.pointerEvents).toBe('none')
    // The value from before the menu opened.
    style.pointerEvents = ''
    await close()
    expect(style.pointerEvents).toBe('')
  })

  it('behavior: works with a dialog of the page that opens above it, and closes after it', async () => {
    const { close } = show(<ReviewDialog />)
    const found = style.pointerEvents
    style.pointerEvents = 'none'
    await close()
    expect(style.pointerEvents).toBe('none')
    style.pointerEvents = found
    expect(style.pointerEvents).toBe('')
  })

  it('behavior: stay off while a menu of the page stays open', async () => {
    style.pointerEvents = 'none'
    const { close } = show(<ReviewDialog />)
    await close()
    expect(style.pointerEvents).toBe('none')
  })

  it('behavior: restores the page after a dialog within a dialog', async () => {
    const page = show(<ReviewDialog />)
    page.show(
      <ReviewDialog>
        <ReviewDialog />
      </ReviewDialog>,
    )
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2)
    expect(style.pointerEvents).toBe('')
    page.show(<ReviewDialog />)
    await Promise.resolve()
    expect(style.pointerEvents).toBe('')
    await page.close()
    expect(style.pointerEvents).toBe('')
  })
})
