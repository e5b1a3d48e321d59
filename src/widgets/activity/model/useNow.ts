'use client'
import { useEffect, useState } from 'react'

/** How often relative times are written anew, in milliseconds. */
const intervalMs = 15_000

/** The time in milliseconds since the epoch, kept up to date for words like "2 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
