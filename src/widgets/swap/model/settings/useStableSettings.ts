'use client'
import { useState } from 'react'
import { isSameSettings, type SwapSettings } from './swapSettings.ts'

/** The settings as one object, the same for as long as each of them is. */
export function useStableSettings(settings: SwapSettings): SwapSettings {
  const [kept, setKept] = useState(settings)
  if (isSameSettings(kept, settings)) return kept
  // A change while rendering: nothing in between is ever shown.
  setKept(settings)
  return settings
}
