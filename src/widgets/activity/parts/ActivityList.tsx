'use client'
import { useActivityContext } from '../model/activityContext.ts'
import { ActivityRows } from './ActivityRows.tsx'

/** The requests that fit, in a list of any length. Renders a `<div>` that scrolls. */
export function ActivityList() {
  const { parameters } = useActivityContext('Activity.List')
  // Another question is another list, which begins at its top.
  return <ActivityRows key={JSON.stringify(parameters)} />
}
