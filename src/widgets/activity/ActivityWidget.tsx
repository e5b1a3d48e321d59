'use client'
import { forwardRef } from 'react'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { ActivityToolbar } from './parts/filters/ActivityToolbar.tsx'
import { ActivityClear } from './parts/ActivityClear.tsx'
import { ActivityDetails } from './parts/details/ActivityDetails.tsx'
import { ActivityFilterFields } from './parts/filters/ActivityFilterFields.tsx'
import { ActivityList } from './parts/list/ActivityList.tsx'
import { ActivityRoot, type ActivityRootProps } from './parts/ActivityRoot.tsx'
import { ActivitySearch } from './parts/filters/ActivitySearch.tsx'
import { ActivitySort } from './parts/filters/ActivitySort.tsx'
import { ActivityTotal } from './parts/list/ActivityTotal.tsx'

export interface ActivityWidgetProps extends Omit<ActivityRootProps, 'children'> {}

/**
 * The swaps of the connected wallet: search, filters, sorting, a list of any length, and the details of each swap. The provider
 * requires an API key for the history: point the client at your own server, which adds the key.
 *
 * @example
 * <ActivityWidget shareHref={(id) => `https://your.app/transfers/${id}`} />
 */
export const ActivityWidget = forwardRef<HTMLDivElement, ActivityWidgetProps>(
  function ActivityWidget(props, ref) {
    useCauseway('ActivityWidget')
    return (
      <ActivityRoot {...props} ref={ref}>
        <ActivityToolbar>
          <ActivitySearch />
          <ActivitySort />
          <ActivityFilterFields />
        </ActivityToolbar>
        <ActivityList />
        <ActivityTotal />
        <ActivityClear />
        <ActivityDetails />
      </ActivityRoot>
    )
  },
)
