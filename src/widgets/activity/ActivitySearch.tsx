'use client'
import { useId } from 'react'
import { usePart } from '../widgetOptions.ts'
import { useActivityContext } from './activityContext.ts'
import { useActivityMessages } from './useActivityMessages.ts'

/** One search over request ids, wallets, deposit addresses and transactions. Renders a `<div>` with an `<input>`. */
export function ActivitySearch() {
  const part = usePart()
  const translate = useActivityMessages()
  const { filters, setFilters } = useActivityContext('Activity.Search')
  const id = useId()
  const hintId = `${id}hint`
  return (
    <div {...part('activity-field', 'search')}>
      <label htmlFor={id} {...part('activity-field-label')}>
        {translate('activity.search')}
      </label>
      <input
        id={id}
        type="search"
        // An empty field would count as written from left to right, and cut its hint off where that begins.
        dir={filters.term === '' ? undefined : 'auto'}
        autoComplete="off"
        spellCheck={false}
        value={filters.term}
        placeholder={translate('activity.search.hint')}
        aria-describedby={hintId}
        onChange={({ target }) => setFilters({ term: target.value })}
        {...part('activity-input')}
      />
      <span id={hintId} {...part('hidden-text')}>
        {translate('activity.search.hint')}
      </span>
    </div>
  )
}
