'use client'
import { ActivityDetails } from './parts/ActivityDetails.tsx'
import { ActivityFilterFields } from './parts/ActivityFilterFields.tsx'
import { ActivityList } from './parts/ActivityList.tsx'
import { ActivityRoot, type ActivityRootProps } from './parts/ActivityRoot.tsx'
import { ActivitySearch } from './parts/ActivitySearch.tsx'
import { ActivitySort } from './parts/ActivitySort.tsx'
import { ActivityTotal } from './parts/ActivityTotal.tsx'
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
    <ActivityRoot {...props}>
      <div {...part('activity-bar')}>
        <ActivitySearch />
        <ActivitySort />
      </div>
      <div {...part('activity-bar')}>
        <ActivityFilterFields />
        <ActivityTotal />
      </div>
      <ActivityList />
      <ActivityDetails />
    </ActivityRoot>
  )
}
