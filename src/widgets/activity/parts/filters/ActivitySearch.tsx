'use client'
import { forwardRef, useId } from 'react'
import { useWording } from '../../../../hooks/context/causewayContext.ts'
import { english } from '../../../../locales/english.ts'
import { isRightToLeft } from '../../../../utils/locale/isRightToLeft.ts'
import { SearchIcon } from '../../../shared/parts/icons/SearchIcon.tsx'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Searches request IDs, wallets, deposit addresses and transactions. Renders a `<div>` with an `<input>`, or nothing
 * while there is nothing to search.
 */
export const ActivitySearch = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function ActivitySearch(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { messages } = useWording()
    const hintDirection = isRightToLeft(messages?.language ?? english.language) ? 'rtl' : 'ltr'
    const { filters, setFilters, hasNothingToSearch } = useActivityContext('Activity.Search')
    const id = useId()
    const hintId = `${id}hint`
    if (hasNothingToSearch) return null
    return renderPart(
      <div ref={ref} {...part('activity-search')}>
        <label htmlFor={id} {...part('activity-field-label')}>
          {translate('activity.search')}
        </label>
        <input
          id={id}
          type="search"
          // With `auto`, an empty field would be left to right and cut off the start of a right-to-left hint.
          dir={filters.term === '' ? hintDirection : 'auto'}
          autoComplete="off"
          spellCheck={false}
          value={filters.term}
          placeholder={translate('activity.search.hint')}
          aria-describedby={hintId}
          onChange={({ target }) => setFilters({ term: target.value })}
          {...part('activity-input')}
        />
        <SearchIcon />
        <span id={hintId} {...part('hidden-text')}>
          {translate('activity.search.hint')}
        </span>
      </div>,
      props,
    )
  },
)
