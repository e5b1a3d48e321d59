'use client'
import { useForeignAncestor } from '../../../hooks/internal/useForeignAncestor.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import type { PartAttributes } from '../createUsePart.ts'
import { useMessages } from '../messages/useMessages.ts'

/**
 * Warns that another page embeds this one in a frame without being listed in `allowedAncestors`. Renders a `<p>`, or
 * nothing.
 */
export function FrameWarning({ attributes }: { attributes: PartAttributes }) {
  const translate = useMessages()
  const origin = useForeignAncestor()
  if (origin === undefined) return null
  return (
    <p role="alert" {...attributes}>
      {origin === ''
        ? translate('frame.unknown')
        : translate('frame.foreign', { origin: sanitizeText(origin) })}
    </p>
  )
}
