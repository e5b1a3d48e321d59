'use client'
import { Fragment } from 'react'
import type { EmbeddedAmount } from '../../../../schemas/currency.ts'
import { formatDuration } from '../../../../utils/format/time/formatDuration.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { useLocale } from '../../messages/useLocale.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

interface OutcomeFactsProps {
  received: Pick<EmbeddedAmount, 'amountUsd'> | undefined
  /** From the deposit to the delivery. */
  seconds: number | undefined
}

/** The received value and the duration. They are known a moment later than the rest, so the line's space is reserved. Renders a `<p>`. */
export function OutcomeFacts({ received, seconds }: OutcomeFactsProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const facts = [
    formatUsd(received?.amountUsd, { locale, rounding: 'down' }),
    seconds === undefined
      ? undefined
      : translate('progress.took', { time: formatDuration(Math.max(1, seconds), locale, Math.round) }),
  ].filter((fact) => fact !== undefined)
  return (
    <p {...part('outcome-facts')}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
