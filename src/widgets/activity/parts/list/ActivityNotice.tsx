'use client'
import { usePart } from '../../usePart.ts'
import { useIsOffline } from '../../../shared/hooks/useIsOffline.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { countFilters, emptyActivityFilters } from '../../model/filters/activityFilters.ts'
import { isHistoryLoading, type HistoryPages } from '../../model/history/useHistoryPages.ts'
import { historyErrorText } from '../../model/history/historyErrorText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** What is to be said of the list: who is missing, that nothing is there, what went wrong. Renders a `<div>` or nothing. */
export function ActivityNotice({ history }: { history: HistoryPages }) {
  const part = usePart()
  const translate = useMessages()
  const { filters, setFilters, isAnonymous } = useActivityContext('Activity.List')
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
        <button
          type="button"
          disabled={isFetching}
          onClick={() => void refetch()}
          {...part('activity-action')}
        >
          {translate('activity.retry')}
        </button>
      </div>
    )
  }
  if (isLoading && failureReason) {
    const message = historyErrorText(failureReason, translate)
    return <p {...part('activity-notice', 'error')}>{translate('activity.retrying', { message })}</p>
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
    </div>
  )
}
