'use client'
import { useState } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

interface ShareButtonProps {
  link: string
  /** What is said with the link. */
  text?: string | undefined
  /** Says to assistive technology what came of it. */
  announce: (message: string) => void
}

/** Shares a link by the system's own dialog, and copies it where there is none. Renders a `<button>`. */
export function ShareButton({ link, text, announce }: ShareButtonProps) {
  const part = usePart()
  const translate = useMessages()
  const [isCopied, setIsCopied] = useState(false)
  async function share() {
    try {
      if (canShare()) await navigator.share({ url: link, ...(text && { text }) })
      else {
        await navigator.clipboard.writeText(link)
        setIsCopied(true)
        announce(translate('share.copied'))
      }
    } catch (error) {
      // Whoever closes the dialog wants nothing more to be said.
      if (!(error instanceof Error && error.name === 'AbortError')) announce(translate('copy.failed'))
    }
  }
  return (
    <button type="button" onClick={() => void share()} {...part('share', isCopied ? 'copied' : undefined)}>
      {translate(isCopied ? 'share.copied' : 'share')}
    </button>
  )
}

/** Not every browser has such a dialog, whatever its types say. */
function canShare(): boolean {
  return typeof navigator.share === 'function'
}
