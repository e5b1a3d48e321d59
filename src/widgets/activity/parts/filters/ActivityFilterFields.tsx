'use client'
import { forwardRef, useState } from 'react'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivityFilterInputs } from './ActivityFilterInputs.tsx'
import { countFilters, emptyActivityFilters } from '../../model/filters/activityFilters.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Filters for status, network, type, token, days, value and features. Renders a `<details>`, and after it the fields while
 * it is open, so that its button stays where it is; or nothing while there is nothing to filter.
 */
export const ActivityFilterFields = forwardRef<HTMLDetailsElement, PartProps<'details'>>(
  function ActivityFilterFields(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { filters, setFilters, hasNothingToSearch } = useActivityContext('Activity.Filters')
    const count = countFilters(filters)
    const [isOpen, setIsOpen] = useState(false)
    if (hasNothingToSearch) return null
    return (
      <>
        {renderPart(
          <details
            ref={ref}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
            {...part('activity-filters')}
          >
            <summary {...part('activity-filters-summary')}>
              {count > 0 ? translate('activity.filters.active', { count }) : translate('activity.filters')}
            </summary>
          </details>,
          props,
        )}
        {isOpen && (
          <div {...part('activity-filters-fields')}>
            <ActivityFilterInputs />
          </div>
        )}
        {isOpen && count > 0 && (
          <button
            type="button"
            onClick={() => setFilters({ ...emptyActivityFilters, term: filters.term, sort: filters.sort })}
            {...part('activity-action')}
          >
            {translate('activity.filters.clear')}
          </button>
        )}
      </>
    )
  },
)
