'use client'
import { forwardRef } from 'react'
import { joinRefs } from '../../shared/render/joinRefs.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** The swap's status in a few words. Renders an `<h2>`. */
export const ProgressTitle = forwardRef<HTMLHeadingElement, PartProps<'h2'>>(
  function ProgressTitle(props, ref) {
    const part = usePart()
    const { heading, title } = useProgressContext('Progress.Title')
    return renderPart(
      <h2 tabIndex={-1} ref={joinRefs(heading, ref)} {...part('progress-title')}>
        {title}
      </h2>,
      props,
    )
  },
)
