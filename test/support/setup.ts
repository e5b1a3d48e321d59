import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // One test's transfers must not be found again by the next one.
  if (typeof window !== 'undefined') window.localStorage.clear()
})
