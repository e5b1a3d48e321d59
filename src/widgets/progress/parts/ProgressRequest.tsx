'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** The request's ID, to keep and copy. Renders a `<p>`, or nothing while there is none. */
export const ProgressRequest = forwardRef<HTMLParagraphElement, PartProps<'p'>>(
  function ProgressRequest(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { state, announce } = useProgressContext('Progress.Request')
    const { requestId } = state
    if (!requestId) return null
    return renderPart(
      <p ref={ref} {...part('progress-request')}>
        {translate('progress.request')}{' '}
        <CopyableCode text={requestId} what={translate('progress.request')} announce={announce} isShort />
      </p>,
      props,
    )
  },
)
