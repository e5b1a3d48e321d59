'use client'
import { formatDuration } from '../../../../utils/format/time/formatDuration.ts'
import { useTicks } from '../../../shared/hooks/useTicks.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

/** From this many seconds left, the user has to hurry. */
const soonSeconds = 300

interface DepositTimeLeftProps {
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** How long the address can still be paid. Never announced, since it changes constantly. Renders a `<p role="timer">`. */
export function DepositTimeLeft({ expiresAt }: DepositTimeLeftProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const left = Math.max(0, Math.floor(expiresAt / 1_000) - useTicks(0, 1_000))
  return (
    <p
      role="timer"
      aria-live="off"
      {...part('deposit-address-time-left', left < soonSeconds ? 'soon' : 'running')}
    >
      {translate('deposit.timeLeft', { time: formatDuration(left, locale, Math.floor) })}
    </p>
  )
}
