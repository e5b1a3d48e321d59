'use client'
import { useId } from 'react'
import { partProps } from '../attributes.ts'
import { useActivityContext } from './activityContext.ts'
import { useActivityMessages } from './useActivityMessages.ts'

/** One search over request ids, wallets, deposit addresses and transactions. Renders a `<label>` with an `<input>`. */
export function ActivitySearch() {
  const translate = useActivityMessages()
  const { filters, setFilters } = useActivityContext('Activity.Search')
  const hintId = useId()
  return (
    <label {...partProps('activity-field', 'search')}>
      <span {...partProps('activity-field-label')}>{translate('activity.search')}</span>
      <input
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={filters.term}
        placeholder={translate('activity.search.hint')}
        aria-describedby={hintId}
        onChange={({ target }) => setFilters({ term: target.value })}
        {...partProps('activity-input')}
      />
      <span id={hintId} {...partProps('hidden-text')}>
        {translate('activity.search.hint')}
      </span>
    </label>
  )
}
