'use client'
import type { ExecutionState } from '../../../execution/core/executionState.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { ProgressFindings } from './ProgressFindings.tsx'
import { useMessages } from '../../shared/useMessages.ts'

interface ProgressQuestionProps {
  state: ExecutionState
  onProceed: () => void
  onDecline: () => void
}

/** What only the user can decide: the findings, if it is about them, and the answers. */
export function ProgressQuestion({ state, onProceed, onDecline }: ProgressQuestionProps) {
  const part = usePart()
  const translate = useMessages()
  const { question, quote, summary } = state
  if (!question) return null
  // A transfer that another page began can't be prompted for here: nothing was sent, and that is the end of it.
  const isOver = question.kind === 'nothingSent' && !quote
  return (
    <>
      {question.kind === 'findings' && <ProgressFindings findings={question.findings} summary={summary} />}
      <div {...part('progress-actions')}>
        {!isOver && (
          <button type="button" onClick={onProceed} {...part('progress-action', 'first')}>
            {translate(`progress.proceed.${question.kind}`)}
          </button>
        )}
        <button type="button" onClick={onDecline} {...part('progress-action', isOver ? 'first' : 'second')}>
          {translate(isOver ? 'progress.back' : 'progress.decline')}
        </button>
      </div>
    </>
  )
}
