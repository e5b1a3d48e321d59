import { useState } from 'react'
import { chooseScheme, currentScheme } from './colorScheme.ts'

/** Turns the dark look on and off. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState(currentScheme)
  return (
    <button
      type="button"
      role="switch"
      className="icon-button"
      aria-checked={scheme === 'dark'}
      aria-label="Dark look"
      onClick={() => {
        const next = scheme === 'dark' ? 'light' : 'dark'
        chooseScheme(next)
        setScheme(next)
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d={scheme === 'dark' ? 'M10 3a7 7 0 0 0 0 14z' : 'M10 3a7 7 0 0 1 0 14z'} fill="currentColor" />
      </svg>
    </button>
  )
}
