'use client'
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import type { PartAttributes } from '../../createUsePart.ts'
import { renderPart, type PartProps } from '../../render/renderPart.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'
import { copyText } from './copyText.ts'

interface CopyDetailsProps extends PartProps<'span'> {
  /** The element's attributes. @default those of a part that all widgets share */
  attributes?: PartAttributes | undefined
  /** Writes the facts of an error, on demand. */
  write: () => string
  /** Further attributes of the button. @default none */
  button?: Pick<ComponentPropsWithoutRef<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'> | undefined
}

/** Copies the facts of an error for support, and announces it. Renders a `<span>` with a button. */
export const CopyDetails = forwardRef<HTMLSpanElement, CopyDetailsProps>(function CopyDetails(
  { attributes, write, button, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const [result, setResult] = useState<'copied' | 'failed'>()
  async function copy() {
    setResult((await copyText(write)) ? 'copied' : 'failed')
  }
  return renderPart(
    <span ref={ref} {...(attributes ?? part('copy-details'))}>
      <button type="button" {...button} onClick={() => void copy()} {...part('copy-details-button')}>
        {translate('details.copy')}
      </button>{' '}
      {/* Not `role="status"`, which is only for the sentence about where the funds are. */}
      <span aria-live="polite" {...part('copy-details-result', result ?? 'empty')}>
        {result && translate(result === 'copied' ? 'details.copied' : 'copy.failed')}
      </span>
    </span>,
    props,
  )
})
