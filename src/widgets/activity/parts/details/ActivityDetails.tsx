'use client'
import { forwardRef, useId, useRef } from 'react'
import { useInnerRequests } from '../../../../hooks/internal/requests/useInnerRequests.ts'
import { Dialog } from '../../../dialog/Dialog.tsx'
import { CloseIcon } from '../../../shared/parts/icons/CloseIcon.tsx'
import { CopyDetails } from '../../../shared/parts/copy/CopyDetails.tsx'
import { ShortCode } from '../../../shared/parts/copy/ShortCode.tsx'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { RetryButton } from '../RetryButton.tsx'
import { usePart } from '../../usePart.ts'
import { useIsOffline } from '../../../shared/hooks/useIsOffline.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivityCopy } from './ActivityCopy.tsx'
import { ActivityRecord } from './ActivityRecord.tsx'
import { historyErrorText } from '../../model/history/historyErrorText.ts'
import { unreadableDetails } from '../../model/record/unreadableDetails.ts'
import { ExactAmounts } from '../../../shared/messages/figures/exactAmounts.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Everything about the open request, kept up to date, in a dialog that Escape closes. Renders an `<article>` in it, or
 * nothing if none is open.
 */
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
  const { data, error, isFetching, refetch } = useInnerRequests({ id: requestId, limit: 1 })
  const page = data?.pages[0]
  const record = page?.requests[0] ?? openedRecord
  const unreadable = record ? undefined : page?.unreadable[0]
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const article = renderPart(
    <article ref={ref} {...part('activity-details')}>
      <div {...part('activity-details-head')}>
        <h2 id={titleId} ref={heading} tabIndex={-1} {...part('activity-details-title')}>
          {translate('activity.details')}
        </h2>
        <button
          type="button"
          aria-label={translate('activity.details.close')}
          onClick={() => open(undefined)}
          {...part('activity-close')}
        >
          <CloseIcon />
        </button>
      </div>
      {isOffline && <p {...part('activity-notice', 'offline')}>{translate('activity.offline')}</p>}
      {error && !isOffline && (
        <p role="alert" {...part('activity-notice', 'error')}>
          {historyErrorText(error, translate)}
        </p>
      )}
      {record && (
        <ExactAmounts.Provider value>
          <ActivityRecord record={record} />
        </ExactAmounts.Provider>
      )}
      {unreadable && (
        <div {...part('activity-notice', 'unreadable')}>
          <p>{translate('activity.unreadable')}</p>
          <ShortCode text={requestId} />{' '}
          <ActivityCopy text={requestId} what={translate('activity.fact.request')} />
          <CopyDetails write={() => unreadableDetails(unreadable)} />
        </div>
      )}
      {!record && !unreadable && (
        <div {...part('activity-notice', 'empty')}>
          <p role="status">
            {isFetching
              ? translate('activity.details.loading')
              : !error && translate('activity.details.missing')}
          </p>
          <RetryButton query={{ isFetching, refetch }} />
        </div>
      )}
    </article>,
    props,
  )
  return (
    <Dialog
      aria-labelledby={titleId}
      onClose={() => open(undefined)}
      initialFocus={heading}
      {...part('activity-dialog')}
    >
      {article}
    </Dialog>
  )
})
