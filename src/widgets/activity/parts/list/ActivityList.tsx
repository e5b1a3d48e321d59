'use client'
import { forwardRef, useState } from 'react'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivityRows } from './ActivityRows.tsx'

/** The matching requests, in a list of any length, and notices about it. Renders a `<div>`. */
export const ActivityList = forwardRef<HTMLDivElement, PartProps<'div'>>(function ActivityList(props, ref) {
  const { parameters } = useActivityContext('Activity.List')
  const search = JSON.stringify({ ...parameters, user: undefined })
  const [firstSearch] = useState(search)
  const [isSearched, setIsSearched] = useState(false)
  // Never reset, so that clearing a search is announced, too.
  if (!isSearched && search !== firstSearch) setIsSearched(true)
  // With other parameters, the list is a different one, and starts at its top.
  return <ActivityRows key={JSON.stringify(parameters)} isSearched={isSearched} {...props} ref={ref} />
})
