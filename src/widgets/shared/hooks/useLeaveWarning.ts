'use client'
import { useEffect } from 'react'

/** Lets the browser ask before the page is left; only while `isOn`, since a page that always asks is not believed. */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}
