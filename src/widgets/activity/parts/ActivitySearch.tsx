'use client'
import { useId } from 'react'
import { useCauseway } from '../../../hooks/internal/causewayContext.ts'
import { en } from '../../../locales/en.ts'
import { isRightToLeft } from '../../../utils/isRightToLeft.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useActivityContext } from '../model/activityContext.ts'
import { useActivityMessages } from '../model/useActivityMessages.ts'

/** One search over request ids, wallets, deposit addresses and transactions. Renders a `<div>` with an `<input>`. */
export function ActivitySearch() {
  const part = usePart()
  const translate = useActivityMessages()
  const { messages } = useCauseway('Activity.Search')
  const hintDirection = isRightToLeft(messages?.language ?? en.language) ? 'rtl' : 'ltr'
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
        // An empty field would count as written from left to right, and cut a hint off where that begins.
        dir={filters.term === '' ? hintDirection : 'auto'}
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
