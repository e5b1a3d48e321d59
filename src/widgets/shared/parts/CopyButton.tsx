'use client'
import { CopyAction } from './CopyAction.tsx'
import { useMessages } from '../messages/useMessages.ts'

interface CopyButtonProps {
  text: string
  /** What is copied, in the reader's words. */
  what: string
  /** Says to assistive technology what came of it. */
  announce: (message: string) => void
}

/** Puts a text on the clipboard and says so. Renders a `<button>`. */
export function CopyButton({ text, what, announce }: CopyButtonProps) {
  const translate = useMessages()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      announce(translate('copy.done', { what }))
    } catch {
      // A page without https, or whose reader said no.
      announce(translate('copy.failed'))
    }
  }
  return <CopyAction what={what} onCopy={copy} />
}
