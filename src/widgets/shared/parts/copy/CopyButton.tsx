'use client'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'
import { CopyAction } from './CopyAction.tsx'
import { copyText } from './copyText.ts'
import { Icon } from '../icons/Icon.tsx'

export interface CopyButtonProps {
  text: string
  /** What is copied, as text for the user. */
  what: string
  /** Announces the result to assistive technology. @default its own live region does */
  announce?: ((message: string) => void) | undefined
}

/** How long a check mark shows that it was copied, in milliseconds. */
const tickMs = 2_000

const sheets = (
  <Icon slot="CopyIcon">
    <rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
    <path d="M10.5 5.5V4a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v4.5a2 2 0 0 0 2 2h1.5" />
  </Icon>
)
const tick = (
  <Icon slot="CopiedIcon">
    <path d="m3 8.5 3.5 3.5L13 5" />
  </Icon>
)

/** Copies a text and announces it. Renders a `<button>`, and a live region unless `announce` is given. */
export function CopyButton({ text, what, announce }: CopyButtonProps) {
  const part = usePart()
  const translate = useMessages()
  const [message, setMessage] = useState('')
  const say = announce ?? setMessage
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    const isDone = await copyText(() => text)
    if (isDone) setIsCopied(true)
    say(isDone ? translate('copy.done', { what }) : translate('copy.failed'))
  }
  return (
    <>
      <CopyAction what={what} onCopy={copy} state={isCopied ? 'copied' : 'icon'}>
        {isCopied ? tick : sheets}
      </CopyAction>
      {!announce && (
        <span aria-live="polite" {...part('hidden-text')}>
          {message}
        </span>
      )}
    </>
  )
}
