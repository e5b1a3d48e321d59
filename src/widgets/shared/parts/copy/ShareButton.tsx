'use client'
import { useState } from 'react'
import type { PartAttributes } from '../../createUsePart.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

interface ShareButtonProps {
  /** The element's attributes. @default those of a part that all widgets share */
  attributes?: PartAttributes | undefined
  link: string
  /** Text to share with the link. */
  text?: string | undefined
  /** Announces the result to assistive technology. */
  announce: (message: string) => void
}

/** Shares a link with the system's dialog, or copies it if there is none. Renders a `<button>`. */
export function ShareButton({ attributes, link, text, announce }: ShareButtonProps) {
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
      // A user who closes the dialog needs no message.
      if (!(error instanceof Error && error.name === 'AbortError')) announce(translate('copy.failed'))
    }
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      {...(attributes ?? part('share', isCopied ? 'copied' : undefined))}
    >
      {translate(isCopied ? 'share.copied' : 'share')}
    </button>
  )
}

/** Not every browser supports sharing, although the types say so. */
function canShare(): boolean {
  return typeof navigator.share === 'function'
}
