import { Activity, useActivity } from '@causeway/react/widgets'

export function Example() {
  return (
    <Activity.Root>
      <OnlyRefunds />
      <Activity.List />
      <Activity.Details />
    </Activity.Root>
  )
}

function OnlyRefunds() {
  const { filters, setFilters } = useActivity()
  const isOn = filters.status === 'refund'
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setFilters({ status: isOn ? '' : 'refund' })}>
      Refunds only
    </button>
  )
}
