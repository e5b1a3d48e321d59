'use client'
import { forwardRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { OutcomeFacts } from '../../shared/parts/outcome/OutcomeFacts.tsx'
import { useProgressContext } from '../model/progressContext.ts'
import { mayFundsBeLost } from '../model/end/mayFundsBeLost.ts'
import { isSignatureLost } from '../../../execution/state/selectors/isSignatureLost.ts'
import { usePart } from '../usePart.ts'

/** Where the funds are and, at the end, the received value and the duration. Renders a `<div>`. */
export const ProgressSummary = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function ProgressSummary(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { where, received, seconds, state } = useProgressContext('Progress.Summary')
    return renderPart(
      <div ref={ref} {...part('progress-summary', mayFundsBeLost(state) ? 'error' : undefined)}>
        <p {...part('progress-sentence')}>{where}</p>
        {state.status === 'success' && <OutcomeFacts received={received} seconds={seconds} />}
        {state.status === 'unknown' && (
          <p {...part('progress-todo')}>
            {translate(isSignatureLost(state) ? 'progress.todo.unknownSignature' : 'progress.todo.unknown')}
          </p>
        )}
      </div>,
      props,
    )
  },
)
