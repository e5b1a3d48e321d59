'use client'
import { useState } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { useBrowserLayoutEffect } from '../../shared/hooks/useBrowserLayoutEffect.ts'

/** How often relative times are updated, in milliseconds. */
const intervalMs = 15_000

/**
 * The time of the client's clock in milliseconds since the epoch, kept up to date for texts like "2 minutes ago".
 * Undefined on a server, whose page may be read at any time, and until hydration.
 */
export function useNow(): number | undefined {
  const { clock } = useConfig('useNow').client
  const [now, setNow] = useState<number>()
  useBrowserLayoutEffect(() => {
    setNow(clock.now())
    const timer = setInterval(() => setNow(clock.now()), intervalMs)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
