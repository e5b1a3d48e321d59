'use client'
import { forwardRef } from 'react'
import { useOfferClear } from '../../shared/history/clearOffers.ts'
import { ClearHistory } from '../../shared/history/ClearHistory.tsx'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'

/**
 * Deletes this browser's finished swaps of all wallets, after the user has read what is deleted and what is kept; the
 * provider's history isn't deleted. Renders a `<div>`, or nothing if nothing is stored.
 */
export const ActivityClear = forwardRef<HTMLDivElement, PartProps<'div'>>(function ActivityClear(props, ref) {
  useOfferClear('Activity.Clear')
  const part = usePart()
  return <ClearHistory {...props} attributesOf={(state) => part('activity-clear', state)} ref={ref} />
})
