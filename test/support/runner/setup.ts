import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { elementErrors } from './elementErrors.ts'
import { skipOwnerStacks } from './skipOwnerStacks.ts'

skipOwnerStacks()

// Machines are busy: slow is not broken.
configure({ asyncUtilTimeout: 60_000, getElementError: elementErrors(prettyDOM) })

afterEach(() => {
  cleanup()
  // One test's swaps must not be found again by the next one.
  if (typeof window !== 'undefined') window.localStorage.clear()
})

// A chunk that a widget began to load would fail with the file's end, and with it the next file that imports what is in it.
afterAll(async () => {
  await vi.dynamicImportSettled()
})

// jsdom hides popovers, and has nothing that shows them.
if (typeof HTMLElement !== 'undefined') {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.style.display = ''
  }
}
