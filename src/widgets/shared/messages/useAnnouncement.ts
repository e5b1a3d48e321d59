'use client'
import { useCallback, useState } from 'react'
import { checkArgument } from '../../../errors/checks/checkKinds.ts'

/** What is announced to assistive technology, and the function that announces; undefined for nothing. */
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
