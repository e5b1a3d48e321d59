'use client'
import { memo } from 'react'
import type { UnreadableRecord } from '../../../../schemas/requests/requestsPage.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { ShortCode } from '../../../shared/parts/copy/ShortCode.tsx'
import { CopyDetails } from '../../../shared/parts/copy/CopyDetails.tsx'
import { usePart } from '../../usePart.ts'
import { unreadableDetails } from '../../model/record/unreadableDetails.ts'
import type { RowProps } from './rowProps.ts'

interface ActivityUnreadableProps extends RowProps {
  record: UnreadableRecord
  /** CSS pixels, the same as of every other row. */
  height: number
}

/** A request whose record can't be read, in its place in the list. Nothing about it is guessed. Renders an `<li>` with a `<button>`. */
export const ActivityUnreadable = memo(function ActivityUnreadable({
  record,
  index,
  setSize,
  top,
  height,
  isReachable,
  onFocus,
  onKeyDown,
}: ActivityUnreadableProps) {
  const part = usePart()
  const translate = useMessages()
  const { id } = record
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={setSize}
      style={{ insetBlockStart: top, blockSize: height }}
      {...part('activity-item', 'unreadable')}
    >
      <span {...part('activity-unreadable')}>
        <span {...part('activity-unreadable-text')}>{translate('activity.unreadable')}</span>
        {id !== undefined && (
          <span title={id} {...part('activity-unreadable-id')}>
            <ShortCode text={id} />
          </span>
        )}
        <CopyDetails
          write={() => unreadableDetails(record)}
          button={{ tabIndex: isReachable ? 0 : -1, onFocus: () => onFocus(index, record), onKeyDown }}
        />
      </span>
    </li>
  )
})
