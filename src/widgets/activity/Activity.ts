import { ActivityDetails } from './parts/ActivityDetails.tsx'
import { ActivityFilterFields } from './parts/ActivityFilterFields.tsx'
import { ActivityList } from './parts/ActivityList.tsx'
import { ActivityRoot } from './parts/ActivityRoot.tsx'
import { ActivitySearch } from './parts/ActivitySearch.tsx'
import { ActivitySort } from './parts/ActivitySort.tsx'
import { ActivityTotal } from './parts/ActivityTotal.tsx'

/** The parts of the history, to be arranged freely inside `Activity.Root`. */
export const Activity = {
  Root: ActivityRoot,
  Search: ActivitySearch,
  Filters: ActivityFilterFields,
  Sort: ActivitySort,
  Total: ActivityTotal,
  List: ActivityList,
  Details: ActivityDetails,
}
