'use client'
import { useActivityContext } from './activityContext.ts'
import { ActivitySelect } from './ActivitySelect.tsx'
import { sorts, type ActivityFilters } from './filters.ts'
import { useActivityMessages } from './useActivityMessages.ts'

/** The order of the list. Renders a `<label>` with a `<select>`. */
export function ActivitySort() {
  const translate = useActivityMessages()
  const { filters, setFilters } = useActivityContext('Activity.Sort')
  const names = Object.keys(sorts) as ActivityFilters['sort'][]
  return (
    <ActivitySelect
      label={translate('activity.sort')}
      value={filters.sort}
      options={names.map((name) => ({ value: name, label: translate(`activity.sort.${name}`) }))}
      onChange={(sort) => setFilters({ sort })}
    />
  )
}
