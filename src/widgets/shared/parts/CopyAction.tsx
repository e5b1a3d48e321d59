'use client'
import { useMessages } from '../messages/useMessages.ts'
import { usePart } from '../usePart.ts'

interface CopyActionProps {
  /** What is copied, in the reader's words. */
  what: string
  onCopy: () => Promise<void>
}

/** The button that copies, in word and look. Renders a `<button>`. */
export function CopyAction({ what, onCopy }: CopyActionProps) {
  const part = usePart()
  const translate = useMessages()
  return (
    <button
      type="button"
      aria-label={translate('copy.label', { what })}
      onClick={() => void onCopy()}
      {...part('copy')}
    >
      {translate('copy')}
    </button>
  )
}
