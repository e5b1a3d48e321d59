import { assertThemeContrast, createTheme } from '@causeway/react/themes'
import { useState } from 'react'

// In a test of yours, where it throws for unreadable colors.
function judge(accentOn: string): string {
  try {
    assertThemeContrast(createTheme({ accent: '#ffe600', accentOn }))
    return 'Everything is readable.'
  } catch (error) {
    return String(error)
  }
}

export function Example() {
  const [accentOn, setAccentOn] = useState('#000000')
  return (
    <>
      <label>
        Text on yellow{' '}
        <input
          type="color"
          value={accentOn}
          onChange={({ currentTarget }) => setAccentOn(currentTarget.value)}
        />
      </label>
      <p role="status">{judge(accentOn)}</p>
    </>
  )
}
