'use client'
import { useCallback, useState } from 'react'
import { checkArgument } from '../../../errors/checks/checkKinds.ts'

/** The text to announce to assistive technology, undefined for none, and the function that sets it. */
export function useAnnouncement(): [
  announcement: string | undefined,
  announce: (text: string | undefined) => void,
] {
  const [announcement, setAnnouncement] = useState<string>()
  const announce = useCallback((text: string | undefined) => {
    if (text !== undefined) checkArgument('announce', 'text', text, 'text')
    setAnnouncement(text)
  }, [])
  return [announcement, announce]
}
