'use client'
import { forwardRef } from 'react'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { ProgressContent, type ProgressContentProps } from './ProgressContent.tsx'

export interface ProgressWidgetProps extends ProgressContentProps {}

/**
 * The status of an execution, and where the funds are. Reads the execution from the provider above. Renders a `<div>` with a
 * heading, the location of the funds, an ordered list of steps, and actions.
 *
 * @example
 * <ProgressWidget shareHref={(id) => `https://your.app/transfers/${id}`} />
 */
export const ProgressWidget = forwardRef<HTMLDivElement, ProgressWidgetProps>(
  function ProgressWidget(props, ref) {
    useCauseway('ProgressWidget')
    return <ProgressContent {...props} ref={ref} />
  },
)
