'use client'
import { forwardRef } from 'react'
import { ProgressContent, type ProgressContentProps } from './ProgressContent.tsx'

export interface ProgressWidgetProps extends ProgressContentProps {}

/**
 * Where an execution stands and where the money is. Reads the execution of the provider above. Renders a `<div>`
 * with a heading, where the money is, an ordered list, and what can be done.
 *
 * @example
 * <ProgressWidget shareHref={(id) => `https://your.app/transfers/${id}`} />
 */
export const ProgressWidget = forwardRef<HTMLDivElement, ProgressWidgetProps>(
  function ProgressWidget(props, ref) {
    return <ProgressContent {...props} ref={ref} />
  },
)
