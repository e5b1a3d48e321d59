'use client'
import { forwardRef } from 'react'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivitySelect } from './ActivitySelect.tsx'
import { sorts, type ActivityFilters } from '../../model/filters/activityFilters.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** The sorting of the list. Renders a `<label>` with a `<select>`, or nothing while there is nothing to sort. */
export const ActivitySort = forwardRef<HTMLLabelElement, Omit<PartProps<'label'>, 'onChange'>>(
  function ActivitySort(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { filters, setFilters, hasNothingToSearch } = useActivityContext('Activity.Sort')
    const names = Object.keys(sorts) as ActivityFilters['sort'][]
    if (hasNothingToSearch) return null
    return (
      <ActivitySelect
        {...props}
        placedRef={ref}
        attributes={part('activity-sort')}
        label={translate('activity.sort')}
        value={filters.sort}
        options={names.map((name) => ({ value: name, label: translate(`activity.sort.${name}`) }))}
        onChange={(sort) => setFilters({ sort })}
      />
    )
  },
)
