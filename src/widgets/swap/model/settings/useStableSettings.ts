'use client'
import { useState } from 'react'
import { isSameSettings, type SwapSettings } from './swapSettings.ts'

/** Returns the same settings object for as long as none of its values changes. */
export function useStableSettings(settings: SwapSettings): SwapSettings {
  const [kept, setKept] = useState(settings)
  if (isSameSettings(kept, settings)) return kept
  // Set during rendering, so that nothing outdated is ever shown.
  setKept(settings)
  return settings
}
