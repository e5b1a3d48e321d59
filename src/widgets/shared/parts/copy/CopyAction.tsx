'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

interface CopyActionProps {
  /** What is copied, as text for the user. */
  what: string
  onCopy: () => Promise<void>
  /** State of the icon that replaces the text. @default the text */
  state?: 'icon' | 'copied'
  children?: ReactNode
}

/** The button that copies, as text or icon. Renders a `<button>`. */
export function CopyAction({ what, onCopy, state, children }: CopyActionProps) {
  const part = usePart()
  const translate = useMessages()
  return (
    <button
      type="button"
      aria-label={translate('copy.label', { what })}
      onClick={() => void onCopy()}
      {...part('copy', state)}
    >
      {children ?? translate('copy')}
    </button>
  )
}
