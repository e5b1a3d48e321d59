'use client'
import { forwardRef } from 'react'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** Notices besides where the funds are: no network, an unresponsive provider or wallet. Renders a `<div>`, or nothing. */
export const ProgressNotices = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function ProgressNotices(props, ref) {
    const part = usePart()
    const { notices } = useProgressContext('Progress.Notices')
    if (notices.length === 0) return null
    return renderPart(
      <div ref={ref} {...part('progress-notices')}>
        {notices.map((notice) => (
          <p key={notice} {...part('progress-warning')}>
            {notice}
          </p>
        ))}
      </div>,
      props,
    )
  },
)
