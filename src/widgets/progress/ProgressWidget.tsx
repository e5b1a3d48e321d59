'use client'
import { forwardRef } from 'react'
import { ProgressActions } from './parts/ProgressActions.tsx'
import { ProgressCopyDetails } from './parts/ProgressCopyDetails.tsx'
import { ProgressDetails } from './parts/ProgressDetails.tsx'
import { ProgressFacts } from './parts/ProgressFacts.tsx'
import { ProgressFindings } from './parts/ProgressFindings.tsx'
import { ProgressLinks } from './parts/ProgressLinks.tsx'
import { ProgressMark } from './parts/ProgressMark.tsx'
import { ProgressNotices } from './parts/ProgressNotices.tsx'
import { ProgressRequest } from './parts/ProgressRequest.tsx'
import { ProgressRoot, type ProgressRootProps } from './parts/ProgressRoot.tsx'
import { ProgressSteps } from './parts/ProgressSteps.tsx'
import { ProgressTitle } from './parts/ProgressTitle.tsx'
import { ProgressWhere } from './parts/ProgressWhere.tsx'

export interface ProgressWidgetProps extends Omit<ProgressRootProps, 'children'> {}

/**
 * Where an execution stands and where the money is. Reads the execution of the provider above. Renders a `<div>`
 * with a heading, where the money is, an ordered list, and what can be done.
 *
 * @example
 * <ProgressWidget shareHref={(id) => `https://your.app/transfers/${id}`} />
 */
export const ProgressWidget = forwardRef<HTMLDivElement, ProgressWidgetProps>(
  function ProgressWidget(props, ref) {
    return (
      <ProgressRoot {...props} ref={ref}>
        <ProgressMark />
        <ProgressTitle />
        <ProgressWhere />
        <ProgressNotices />
        <ProgressLinks />
        <ProgressDetails>
          <ProgressSteps />
          <ProgressRequest />
        </ProgressDetails>
        <ProgressFacts />
        <ProgressCopyDetails />
        <ProgressFindings />
        <ProgressActions />
      </ProgressRoot>
    )
  },
)
