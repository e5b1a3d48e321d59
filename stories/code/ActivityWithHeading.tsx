import { Activity } from '@causeway/react/widgets'

export function ActivityWithHeading() {
  return (
    <Activity.Root>
      <Activity.Bar>
        <h2>Your swaps</h2>
        <Activity.Search />
        <Activity.Sort />
        <Activity.Filters />
      </Activity.Bar>
      <Activity.List />
      <Activity.Details />
    </Activity.Root>
  )
}
