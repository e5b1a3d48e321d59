'use client'
import { memo } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { StatusIcon } from '../../../shared/steps/StatusIcon.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { usePart } from '../../usePart.ts'
import { recordStatusKey } from '../../model/record/recordStatusKey.ts'
import { requestRoute } from '../../model/record/requestRoute.ts'
import { stepStatusOf } from '../../../shared/steps/stepStatusOf.ts'
import { ActivityAmounts } from './ActivityAmounts.tsx'
import { ActivityArrow } from './ActivityArrow.tsx'
import { ActivityLogos } from './ActivityLogos.tsx'
import { ActivityTime } from './ActivityTime.tsx'
import type { RowProps } from './rowProps.ts'

interface ActivityRowProps extends RowProps {
  record: RequestRecord
  now: number | undefined
  onOpen: (record: RequestRecord) => void
}

/** A request: the amount paid and the result, its status, and when. Renders an `<li>` with a `<button>`. */
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
  const { chains } = useTokens()
  const route = requestRoute(record)
  const nameOf = (chainId: number | undefined) => (chainId === undefined ? '' : chainName(chains, chainId))
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
        <ActivityLogos route={route} />
        <ActivityAmounts status={record.status} route={route} />
        <span {...part('activity-chains')}>
          <bdi>{nameOf(route.originChainId)}</bdi> <ActivityArrow />
          <bdi>{nameOf(route.destinationChainId)}</bdi>
        </span>
        <span {...part('activity-status', record.status)}>
          <StatusIcon status={stepStatusOf(record.status)} />
          {translate(recordStatusKey(record))}
        </span>
        <ActivityTime at={record.createdAt} now={now} />
      </button>
    </li>
  )
})
