import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Machines are busy: slow is not broken.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  // One test's transfers must not be found again by the next one.
  if (typeof window !== 'undefined') window.localStorage.clear()
})

// jsdom has the element, and not what opens it.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
