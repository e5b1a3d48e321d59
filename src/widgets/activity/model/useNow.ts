'use client'
import { useEffect, useState } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'

/** How often relative times are written anew, in milliseconds. */
const intervalMs = 15_000

/** The time of the client's clock in milliseconds since the epoch, kept up to date for words like "2 minutes ago". */
export function useNow(): number {
  const { clock } = useConfig('useNow').client
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), intervalMs)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
