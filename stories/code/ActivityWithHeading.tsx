import { Activity, type Slots } from '@causeway/react/widgets'

export function ActivityWithHeading({ slots }: { slots?: Slots | undefined }) {
  return (
    <Activity.Root slots={slots}>
      <Activity.Toolbar>
        <h2>Your swaps</h2>
        <Activity.Search />
        <Activity.Sort />
        <Activity.Filters />
      </Activity.Toolbar>
      <Activity.List />
      <Activity.Details />
    </Activity.Root>
  )
}
