import { ActivityDetails } from './ActivityDetails.tsx'
import { ActivityFilterFields } from './ActivityFilterFields.tsx'
import { ActivityList } from './ActivityList.tsx'
import { ActivityRoot } from './ActivityRoot.tsx'
import { ActivitySearch } from './ActivitySearch.tsx'
import { ActivitySort } from './ActivitySort.tsx'
import { ActivityTotal } from './ActivityTotal.tsx'

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
