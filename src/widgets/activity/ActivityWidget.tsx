'use client'
import { Activity } from './Activity.ts'
import type { ActivityRootProps } from './parts/ActivityRoot.tsx'
import { usePart } from '../shared/widgetOptions.ts'

export interface ActivityWidgetProps extends Omit<ActivityRootProps, 'children'> {}

/**
 * The transfers of the connected wallet: search, filters, order, a list of any length, and all about each of them.
 * The service wants a key for the history: point the client at a server of yours that adds it.
 *
 * @example
 * <ActivityWidget shareHref={(id) => `https://your.app/transfers/${id}`} />
 */
export function ActivityWidget(props: ActivityWidgetProps) {
  const part = usePart(props)
  return (
    <Activity.Root {...props}>
      <div {...part('activity-bar')}>
        <Activity.Search />
        <Activity.Sort />
      </div>
      <div {...part('activity-bar')}>
        <Activity.Filters />
        <Activity.Total />
      </div>
      <Activity.List />
      <Activity.Details />
    </Activity.Root>
  )
}
