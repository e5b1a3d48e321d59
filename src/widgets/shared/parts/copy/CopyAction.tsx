'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

interface CopyActionProps {
  /** What is copied, in the reader's words. */
  what: string
  onCopy: () => Promise<void>
  /** How a drawing in the place of the word looks. @default the word */
  state?: 'icon' | 'copied'
  children?: ReactNode
}

/** The button that copies, in word or drawing. Renders a `<button>`. */
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
