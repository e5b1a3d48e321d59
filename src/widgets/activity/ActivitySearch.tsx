'use client'
import { useId } from 'react'
import { partProps } from '../attributes.ts'
import { useActivityContext } from './activityContext.ts'
import { useActivityMessages } from './useActivityMessages.ts'

/** One search over request ids, wallets, deposit addresses and transactions. Renders a `<div>` with an `<input>`. */
export function ActivitySearch() {
  const translate = useActivityMessages()
  const { filters, setFilters } = useActivityContext('Activity.Search')
  const id = useId()
  const hintId = `${id}hint`
  return (
    <div {...partProps('activity-field', 'search')}>
      <label htmlFor={id} {...partProps('activity-field-label')}>
        {translate('activity.search')}
      </label>
      <input
        id={id}
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
    </div>
  )
}
