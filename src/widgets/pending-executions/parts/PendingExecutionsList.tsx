'use client'
import { forwardRef } from 'react'
import type { UnreadableEntry } from '../../../execution/ports/journal/journalEntries.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { pressOnce } from '../../shared/render/pressOnce.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { usePart } from '../usePart.ts'
import { PendingExecution } from './PendingExecution.tsx'

/**
 * Each swap that is pending or has just ended, and each stored entry that can't be read. Renders a `<ul>`, or nothing.
 */
export const PendingExecutionsList = forwardRef<HTMLUListElement, PartProps<'ul'>>(
  function PendingExecutionsList(props, ref) {
    const part = usePart()
    const { pending, ended, unreadable, isEmpty } = usePendingExecutionsContext('PendingExecutions.List')
    if (isEmpty) return null
    return renderPart(
      <ul ref={ref} {...part('pending-executions-list')}>
        {[...pending, ...ended].map((entry) => (
          <PendingExecution key={entry.state.id} entry={entry} />
        ))}
        {unreadable.map((entry) => (
          <Broken key={entry.id} entry={entry} />
        ))}
      </ul>,
      props,
    )
  },
)

function Broken({ entry: { id } }: { entry: UnreadableEntry }) {
  const part = usePart()
  const translate = useMessages()
  const { announce, forget } = usePendingExecutionsContext('PendingExecutions.List')
  return (
    <li {...part('pending-executions-item', 'unreadable')}>
      <span {...part('pending-executions-text')}>
        {translate('pendingExecutions.unreadableEntry')}{' '}
        <CopyableCode
          text={id}
          what={translate('pendingExecutions.unreadableEntryName')}
          announce={announce}
          isShort
        />
      </span>
      <span {...part('pending-executions-actions')}>
        <button
          type="button"
          aria-label={translate('pendingExecutions.forget.label', { route: sanitizeText(id) })}
          {...pressOnce(() => void forget(id))}
          {...part('pending-executions-action')}
        >
          {translate('pendingExecutions.forget')}
        </button>
      </span>
    </li>
  )
}
