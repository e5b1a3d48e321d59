'use client'
import { forwardRef } from 'react'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivityFilterInputs } from './ActivityFilterInputs.tsx'
import { countFilters, emptyActivityFilters } from '../../model/filters/activityFilters.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Filters for status, network, type, token, days, value and features. Renders a `<details>`, or nothing while there is
 * nothing to filter.
 */
export const ActivityFilterFields = forwardRef<HTMLDetailsElement, PartProps<'details'>>(
  function ActivityFilterFields(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { filters, setFilters, hasNothingToSearch } = useActivityContext('Activity.Filters')
    const count = countFilters(filters)
    if (hasNothingToSearch) return null
    return renderPart(
      <details ref={ref} {...part('activity-filters')}>
        <summary {...part('activity-filters-summary')}>
          {count > 0 ? translate('activity.filters.active', { count }) : translate('activity.filters')}
        </summary>
        <div {...part('activity-filters-fields')}>
          <ActivityFilterInputs />
        </div>
        {count > 0 && (
          <button
            type="button"
            onClick={() => setFilters({ ...emptyActivityFilters, term: filters.term, sort: filters.sort })}
            {...part('activity-action')}
          >
            {translate('activity.filters.clear')}
          </button>
        )}
      </details>,
      props,
    )
  },
)
