'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { usePart } from '../usePart.ts'
import { ProgressFindings } from './ProgressFindings.tsx'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface ProgressDecisionProps {
  state: ExecutionState
  onProceed: () => void
  onDecline: () => void
}

/** What only the user can decide: the findings, if it is about them, and the answers. */
export function ProgressDecision({ state, onProceed, onDecline }: ProgressDecisionProps) {
  const part = usePart()
  const translate = useMessages()
  const { decision, quote, summary } = state
  if (!decision) return null
  // A transfer that another page began can't be prompted for here: nothing was sent, and that is the end of it.
  const isOver = decision.kind === 'notSeen' && !quote
  return (
    <>
      {decision.kind === 'findings' && <ProgressFindings findings={decision.findings} summary={summary} />}
      <div {...part('progress-actions')}>
        {!isOver && (
          <button type="button" onClick={onProceed} {...part('progress-action', 'first')}>
            {translate(`progress.proceed.${decision.kind}`)}
          </button>
        )}
        <button type="button" onClick={onDecline} {...part('progress-action', isOver ? 'first' : 'second')}>
          {translate(isOver ? 'progress.back' : 'progress.decline')}
        </button>
      </div>
    </>
  )
}
