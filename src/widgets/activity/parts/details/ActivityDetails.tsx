'use client'
import { forwardRef, useEffect, useRef } from 'react'
import { useRequests } from '../../../../hooks/useRequests.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useIsOffline } from '../../../shared/hooks/useIsOffline.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivityRecord } from './ActivityRecord.tsx'
import { historyErrorText } from '../../model/history/historyErrorText.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** Everything about the open request, kept up to date. Renders an `<article>`, or nothing while none is open. */
export const ActivityDetails = forwardRef<HTMLElement, PartProps<'article'>>(
  function ActivityDetails(props, ref) {
    const { requestId } = useActivityContext('Activity.Details')
    return requestId === undefined ? null : (
      <Details key={requestId} {...props} requestId={requestId} ref={ref} />
    )
  },
)

interface DetailsProps extends PartProps<'article'> {
  requestId: string
}

const Details = forwardRef<HTMLElement, DetailsProps>(function Details({ requestId, ...props }, ref) {
  const part = usePart()
  const translate = useMessages()
  const { open, openedRecord } = useActivityContext('Activity.Details')
  const isOffline = useIsOffline()
  const { data, error, isFetching, refetch } = useRequests({ id: requestId, limit: 1 })
  const record = data?.pages[0]?.requests[0] ?? openedRecord
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return renderPart(
    <article ref={ref} {...part('activity-details')}>
      <div {...part('activity-details-head')}>
        <h2 ref={heading} tabIndex={-1} {...part('activity-details-title')}>
          {translate('activity.details')}
        </h2>
        <button
          type="button"
          aria-label={translate('activity.details.close')}
          onClick={() => open(undefined)}
          {...part('activity-close')}
        />
      </div>
      {isOffline && <p {...part('activity-notice', 'offline')}>{translate('activity.offline')}</p>}
      {error && !isOffline && (
        <p role="alert" {...part('activity-notice', 'error')}>
          {historyErrorText(error, translate)}
        </p>
      )}
      {record ? (
        <ActivityRecord record={record} />
      ) : (
        <p role="status" {...part('activity-notice', 'empty')}>
          {isFetching
            ? translate('activity.details.loading')
            : !error && translate('activity.details.missing')}
        </p>
      )}
      {!record && (
        <button
          type="button"
          disabled={isFetching}
          onClick={() => void refetch()}
          {...part('activity-action')}
        >
          {translate('activity.retry')}
        </button>
      )}
    </article>,
    props,
  )
})
