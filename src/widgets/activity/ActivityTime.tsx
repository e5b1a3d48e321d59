'use client'
import { partProps } from '../attributes.ts'
import { useLocale } from '../useNumbers.ts'
import { relativeTime } from './relativeTime.ts'
import { useActivityMessages } from './useActivityMessages.ts'

interface ActivityTimeProps {
  /** ISO 8601. */
  at: string
  /** Milliseconds since the epoch. */
  now: number
}

/** How long ago something was. Renders a `<time>`. */
export function ActivityTime({ at, now }: ActivityTimeProps) {
  const translate = useActivityMessages()
  const locale = useLocale()
  const then = Date.parse(at)
  if (!Number.isFinite(then)) return <span {...partProps('activity-time')} />
  return (
    <time dateTime={new Date(then).toISOString()} {...partProps('activity-time')}>
      {relativeTime(then, now, locale) ?? translate('activity.now')}
    </time>
  )
}
