'use client'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { formatRelativeTime } from '../../../../utils/format/time/formatRelativeTime.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

interface ActivityTimeProps {
  /** ISO 8601. */
  at: string | undefined
  /** Milliseconds since the epoch; nothing is shown while it is undefined. */
  now: number | undefined
}

/** How long ago something was. Renders a `<time>`. */
export function ActivityTime({ at, now }: ActivityTimeProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const then = Date.parse(at ?? '')
  if (!Number.isFinite(then)) return <span {...part('activity-time')} />
  return (
    <time dateTime={new Date(then).toISOString()} {...part('activity-time')}>
      {now !== undefined && (formatRelativeTime(then, now, locale) ?? translate('activity.now'))}
    </time>
  )
}
