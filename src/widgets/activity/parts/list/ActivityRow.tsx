'use client'
import { memo, type KeyboardEvent } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { usePart } from '../../usePart.ts'
import type { Figure } from '../../../shared/model/figure.ts'
import { chainName } from '../../../shared/model/tokenId.ts'
import { useFigureText } from '../../../shared/messages/useFigureText.ts'
import { ActivityTime } from './ActivityTime.tsx'
import { requestRoute } from '../../model/requestRoute.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

interface ActivityRowProps {
  record: RequestRecord
  index: number
  /** How many there are; -1 when nobody knows. */
  setSize: number
  /** CSS pixels from the start of the list. */
  top: number
  /** The one row that the Tab key reaches. */
  isReachable: boolean
  now: number
  onOpen: (record: RequestRecord) => void
  onFocus: (index: number, record: RequestRecord) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One request: what went where, how it stands, and when. Renders an `<li>` with a `<button>`. */
export const ActivityRow = memo(function ActivityRow({
  record,
  index,
  setSize,
  top,
  isReachable,
  now,
  onOpen,
  onFocus,
  onKeyDown,
}: ActivityRowProps) {
  const part = usePart()
  const translate = useMessages()
  const figureText = useFigureText()
  const { chains } = useTokens()
  const { paid, received, originChainId, destinationChainId } = requestRoute(record)
  const nameOf = (chainId: number | undefined) => (chainId === undefined ? '' : chainName(chains, chainId))
  const amountOf = (figure: Figure | undefined, rounding: 'up' | 'down') =>
    figure
      ? figureText({ amount: figure.amount, currency: figure.currency }, rounding)
      : translate('activity.unknownAmount')
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={setSize}
      style={{ insetBlockStart: top }}
      {...part('activity-item', 'ready')}
    >
      <button
        type="button"
        tabIndex={isReachable ? 0 : -1}
        onClick={() => onOpen(record)}
        onFocus={() => onFocus(index, record)}
        onKeyDown={onKeyDown}
        {...part('activity-open')}
      >
        <span {...part('activity-amounts')}>
          <bdi>{amountOf(paid.actual ?? paid.quoted, 'up')}</bdi>
          <Arrow />
          <bdi>{amountOf(received.actual ?? received.quoted, 'down')}</bdi>
        </span>
        <span {...part('activity-chains')}>
          <bdi>{nameOf(originChainId)}</bdi>
          <Arrow />
          <bdi>{nameOf(destinationChainId)}</bdi>
        </span>
        <span {...part('activity-status', record.state)}>{translate(`activity.status.${record.state}`)}</span>
        <ActivityTime at={record.createdAt} now={now} />
      </button>
    </li>
  )
})

function Arrow() {
  const part = usePart()
  const translate = useMessages()
  return (
    <>
      {' '}
      <span aria-hidden="true" {...part('activity-arrow')} />
      <span {...part('hidden-text')}>{translate('activity.to')}</span>{' '}
    </>
  )
}

interface ActivityPlaceholderProps {
  top: number
}

/** A row whose record is being read. Renders an `<li>`. */
export function ActivityPlaceholder({ top }: ActivityPlaceholderProps) {
  const part = usePart()
  return (
    <li aria-hidden="true" style={{ insetBlockStart: top }} {...part('activity-item', 'loading')}>
      <ActivitySample />
    </li>
  )
}

/** The lines of a row without anything in them: as high as any other. */
export function ActivitySample() {
  const part = usePart()
  return (
    <span {...part('activity-open')}>
      <span {...part('activity-amounts')} />
      <span {...part('activity-chains')} />
      <span {...part('activity-status')} />
      <span {...part('activity-time')} />
    </span>
  )
}
