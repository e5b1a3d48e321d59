'use client'
import { forwardRef, useState } from 'react'
import type { ListedExecution } from '../../execution/core/executions.ts'
import type { BrokenEntry } from '../../execution/ports/journal/executionJournal.ts'
import { useConfig } from '../../hooks/context/useConfig.ts'
import { useExecutions } from '../../hooks/useExecutions.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { usePart } from './usePart.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import type { WidgetProps } from '../widgetProps.ts'
import { WidgetRoot } from '../shared/WidgetRoot.tsx'
import { PendingExecution } from './parts/PendingExecution.tsx'
import { useMessages } from '../shared/messages/useMessages.ts'

/**
 * The transfers that this browser knows to be under way beside the one in sight: begun before a reload, left to run, or
 * run in another tab. Showing one follows it in `ProgressWidget`; nothing here prompts. Renders a `<div>` with a heading
 * and a list; a `<div>` with nothing to see while there is none.
 */
export const PendingExecutionsWidget = forwardRef<HTMLDivElement, WidgetProps>(
  function PendingExecutionsWidget(props, ref) {
    const part = usePart(props)
    const translate = useMessages()
    const { pending, past, broken, error, show, forget } = useExecutions()
    const { clearHistory } = useConfig('PendingExecutionsWidget')
    const [message, setMessage] = useState<string>()
    const count = pending.filter(({ state }) => state.status !== 'failed').length
    const title =
      count === 0
        ? translate('pendingExecutions.title.none')
        : translate('pendingExecutions.title', { count })
    const isEmpty = pending.length === 0 && broken.length === 0 && !error
    return (
      <WidgetRoot attributes={part('pending-executions', isEmpty ? 'empty' : 'full')} {...props} ref={ref}>
        <p role="status" aria-atomic="true" {...part('hidden-text')}>
          {message ?? (pending.length > 0 ? title : '')}
        </p>
        {!isEmpty && <h2 {...part('pending-executions-title')}>{title}</h2>}
        {error && <p {...part('pending-executions-warning')}>{translate('pendingExecutions.unreadable')}</p>}
        {message && <p {...part('pending-executions-warning')}>{message}</p>}
        {!isEmpty && (
          <ul {...part('pending-executions-list')}>
            {pending.map((entry) => (
              <PendingExecution
                key={entry.state.id}
                entry={entry}
                onShow={() => open(entry)}
                onForget={() => leave(entry)}
              />
            ))}
            {broken.map((entry) => (
              <Broken
                key={entry.id}
                entry={entry}
                announce={setMessage}
                onForget={() => void forget(entry.id)}
              />
            ))}
          </ul>
        )}
        {!isEmpty && past.length + broken.length > 0 && (
          <button type="button" onClick={() => void clear()} {...part('pending-executions-action')}>
            {translate('pendingExecutions.clear')}
          </button>
        )}
      </WidgetRoot>
    )

    async function open({ state: { id } }: ListedExecution): Promise<void> {
      setMessage(undefined)
      if (id !== undefined && !(await show(id))) setMessage(translate('pendingExecutions.notShown'))
    }

    async function clear(): Promise<void> {
      setMessage(undefined)
      const isCleared = await clearHistory().then(
        () => true,
        () => false,
      )
      setMessage(translate(isCleared ? 'pendingExecutions.cleared' : 'pendingExecutions.unreadable'))
    }

    function leave({ state: { id } }: ListedExecution): void {
      if (id !== undefined) void forget(id)
    }
  },
)

interface BrokenProps {
  entry: BrokenEntry
  announce: (message: string) => void
  onForget: () => void
}

function Broken({ entry: { id }, announce, onForget }: BrokenProps) {
  const part = usePart()
  const translate = useMessages()
  return (
    <li {...part('pending-executions-item', 'broken')}>
      <span {...part('pending-executions-text')}>
        {translate('pendingExecutions.broken')}{' '}
        <bdi dir="ltr" translate="no">
          <code>{sanitizeText(id)}</code>
        </bdi>
      </span>
      <span {...part('pending-executions-actions')}>
        <CopyButton text={id} what={translate('pendingExecutions.brokenName')} announce={announce} />
        <button
          type="button"
          aria-label={translate('pendingExecutions.forget.label', { route: sanitizeText(id) })}
          onClick={onForget}
          {...part('pending-executions-action')}
        >
          {translate('pendingExecutions.forget')}
        </button>
      </span>
    </li>
  )
}
