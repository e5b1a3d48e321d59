'use client'
import { RetryButton } from '../RetryButton.tsx'
import { usePart } from '../../usePart.ts'
import { Icon } from '../../../shared/parts/icons/Icon.tsx'
import { useIsOffline } from '../../../shared/hooks/useIsOffline.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { countFilters, emptyActivityFilters } from '../../model/filters/activityFilters.ts'
import { isHistoryLoading, type HistoryPages } from '../../model/history/useHistoryPages.ts'
import { historyErrorText, retryingText } from '../../model/history/historyErrorText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** Notices about the list: no wallet connected, nothing found, or an error. Renders a `<div>`, or nothing. */
export function ActivityNotice({ history }: { history: HistoryPages }) {
  const part = usePart()
  const translate = useMessages()
  const { filters, setFilters, isAnonymous, onNewSwap } = useActivityContext('Activity.List')
  const isOffline = useIsOffline()
  const { query, count, isComplete, unreadableCount } = history
  const { error, failureReason, isLoading, isFetching, refetch } = query
  if (isAnonymous) return <p {...part('activity-notice', 'empty')}>{translate('activity.connect')}</p>
  if (isOffline) return <p {...part('activity-notice', 'offline')}>{translate('activity.offline')}</p>
  if (error) {
    const message = historyErrorText(error, translate)
    return (
      <div role="alert" {...part('activity-notice', 'error')}>
        <p>{count > 0 ? translate('activity.outdated', { message }) : message}</p>
        <RetryButton query={{ isFetching, refetch }} />
      </div>
    )
  }
  if (isLoading && failureReason) {
    return <p {...part('activity-notice', 'error')}>{retryingText(failureReason, translate)}</p>
  }
  if (isHistoryLoading(history)) return <p {...part('hidden-text')}>{translate('activity.loading')}</p>
  if (unreadableCount > 0) {
    return (
      <p {...part('activity-notice', 'unreadable')}>
        {translate('activity.unreadable.count', { count: unreadableCount })}
      </p>
    )
  }
  if (count > 0 || !isComplete) return null
  const isSearch = filters.term.trim() !== '' || countFilters(filters) > 0
  return (
    <div {...part('activity-notice', 'empty')}>
      {isSearch ? (
        <Icon slot="SearchIcon">
          <path d="M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9Zm3.2 7.7 3.3 3.3" />
        </Icon>
      ) : (
        <Icon>
          <path d="M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2Zm0 3v3.25L10.25 10" />
        </Icon>
      )}
      <p>{translate(isSearch ? 'activity.nothingFound' : 'activity.empty')}</p>
      {isSearch && (
        <button
          type="button"
          onClick={() => setFilters({ ...emptyActivityFilters, sort: filters.sort })}
          {...part('activity-action')}
        >
          {translate('activity.filters.clear')}
        </button>
      )}
      {!isSearch && onNewSwap && (
        <button type="button" onClick={onNewSwap} {...part('activity-action')}>
          {translate('progress.again')}
        </button>
      )}
    </div>
  )
}
