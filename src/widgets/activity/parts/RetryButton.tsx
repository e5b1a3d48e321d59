'use client'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { usePart } from '../usePart.ts'

/** Retries a failed read. */
export function RetryButton({
  query: { isFetching, refetch },
}: {
  query: { isFetching: boolean; refetch: () => unknown }
}) {
  const part = usePart()
  const translate = useMessages()
  return (
    <button type="button" disabled={isFetching} onClick={() => void refetch()} {...part('activity-action')}>
      {translate('activity.retry')}
    </button>
  )
}
