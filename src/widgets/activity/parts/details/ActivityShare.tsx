'use client'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { ActivityCopy } from './ActivityCopy.tsx'
import { shareLink } from '../../../shared/model/links/shareLink.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** A link to the page's own view of a request, if the page has one. Renders a `<p>`, or nothing. */
export function ActivityShare({ requestId }: { requestId: string }) {
  const part = usePart()
  const translate = useMessages()
  const { shareHref } = useActivityContext('Activity.Details')
  const link = shareLink(shareHref?.(requestId))
  if (link === undefined) return null
  const label = translate('activity.share')
  return (
    <p {...part('activity-share')}>
      <a href={link}>{label}</a> <ActivityCopy text={link} what={label} />
    </p>
  )
}
