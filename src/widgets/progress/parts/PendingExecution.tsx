'use client'
import type { ListedExecution } from '../../../execution/core/executions.ts'
import { usePart } from '../usePart.ts'
import { progressText } from '../model/progressText.ts'
import { useProgressValues } from '../model/useProgressValues.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface PendingExecutionProps {
  entry: ListedExecution
  onShow: () => Promise<void>
  onForget: () => void
}

/** One transfer that is under way. Renders an `<li>`. */
export function PendingExecution({ entry: { state, isElsewhere }, onShow, onForget }: PendingExecutionProps) {
  const part = usePart()
  const translate = useMessages()
  const values = useProgressValues(state)
  const route = translate('pendingExecutions.route', {
    ...values,
    paid: `${values.paid} ${values.symbol}`,
    received: values.outSymbol,
  })
  const isFailed = state.status === 'failed'
  const stateText = isFailed ? translate('pendingExecutions.failed') : translate(progressText(state).title)
  return (
    <li {...part('pending-executions-item', isElsewhere ? 'elsewhere' : 'here')}>
      <span {...part('pending-executions-text')}>
        {route}
        <span {...part('pending-executions-state')}>
          {isElsewhere ? `${stateText} – ${translate('pendingExecutions.elsewhere')}` : stateText}
        </span>
      </span>
      {!isElsewhere && (
        <span {...part('pending-executions-actions')}>
          <button
            type="button"
            aria-label={translate('pendingExecutions.show.label', { route })}
            onClick={() => void onShow()}
            {...part('pending-executions-action')}
          >
            {translate('pendingExecutions.show')}
          </button>
          {isFailed && (
            <button
              type="button"
              aria-label={translate('pendingExecutions.forget.label', { route })}
              onClick={onForget}
              {...part('pending-executions-action')}
            >
              {translate('pendingExecutions.forget')}
            </button>
          )}
        </span>
      )}
    </li>
  )
}
