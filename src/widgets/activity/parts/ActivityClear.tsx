'use client'
import { forwardRef } from 'react'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { ClearHistory } from '../../shared/history/ClearHistory.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'

/**
 * Removes what this browser stores of transfers that are over, of whatever wallet, once somebody has read what goes and what
 * stays; the service's history stays. Renders a `<div>`, or nothing where it stores none.
 */
export const ActivityClear = forwardRef<HTMLDivElement, PartProps<'div'>>(function ActivityClear(props, ref) {
  useCauseway('Activity.Clear')
  const part = usePart()
  return <ClearHistory {...props} attributesOf={(state) => part('activity-clear', state)} ref={ref} />
})
