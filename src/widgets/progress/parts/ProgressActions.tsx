'use client'
import { forwardRef } from 'react'
import type { ExecutionDecision } from '../../../execution/state/executionState.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { pressOnce } from '../../shared/render/pressOnce.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { isProceedOffered } from '../model/actions/isProceedOffered.ts'
import { isSupportAsked } from '../model/actions/isSupportAsked.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'
import { MainButton } from '../../shared/slots/MainButton.tsx'

interface Action {
  label: MessageKey
  onClick: () => void
  /** The action removes its own button along with the question: the focus moves to the title. */
  isAnswer?: boolean
}

/**
 * The possible actions, the most likely one first or, if there is a risk, the one that avoids it. Renders a `<div>` with buttons, an empty
 * `<div>` that keeps its height while a button may still appear, or nothing.
 */
export const ProgressActions = forwardRef<HTMLDivElement, PartProps<'div'>>(
  function ProgressActions(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { heading, ...progress } = useProgressContext('Progress.Actions')
    const actions = actionsOf(progress)
    if (actions.length === 0) {
      if (!progress.isPending || progress.isReplayed) return null
      return renderPart(<div ref={ref} {...part('progress-actions', 'reserved')} />, props)
    }
    const hasPrimary = hasPrimaryAction(progress)
    return renderPart(
      <div ref={ref} {...part('progress-actions')}>
        {actions.map(({ label, onClick, isAnswer }, index) => (
          <MainButton
            key={label}
            type="button"
            {...pressOnce(() => {
              if (isAnswer) heading.current?.focus()
              onClick()
            })}
            {...part('progress-action', index === 0 && hasPrimary ? 'first' : 'second')}
          >
            {translate(label)}
          </MainButton>
        ))}
      </div>,
      props,
    )
  },
)

type Progress = Omit<ReturnType<typeof useProgressContext>, 'heading'>

/** If waiting is the only action, or support is asked for, none is primary. */
function hasPrimaryAction({ state, isPending }: Progress): boolean {
  return state.decision !== undefined || (!isPending && !isSupportAsked(state))
}

/** Whether proceeding is harmless: the same signature can't be used twice. Any other way may cost the user something. */
function isHarmless({ kind }: ExecutionDecision): boolean {
  return kind === 'postAgain'
}

function actionsOf(progress: Progress): Action[] {
  const {
    state,
    isPending,
    isReplayed,
    isPayment,
    isSilent,
    isLeavable,
    hasItemsToSend,
    tryAgain,
    proceed,
    decline,
    giveUpPrompt,
    reset,
  } = progress
  const { status, decision } = state
  if (isReplayed) return []
  const actions: Action[] = []
  if (decision) {
    const isOffered = isProceedOffered(state)
    const stop: Action = isOffered
      ? { label: 'progress.decline', onClick: decline, isAnswer: true }
      : { label: 'progress.back', onClick: decline }
    const goOn: Action = { label: `progress.proceed.${decision.kind}`, onClick: proceed, isAnswer: true }
    if (!isOffered) actions.push(stop)
    else actions.push(...(isHarmless(decision) ? [goOn, stop] : [stop, goOn]))
  }
  if (isSilent) actions.push({ label: 'progress.silent.giveUp', onClick: giveUpPrompt, isAnswer: true })
  if (isLeavable) {
    const label = hasItemsToSend ? 'progress.decline' : 'progress.leave'
    actions.push({ label, onClick: reset, isAnswer: true })
  }
  if (!isPending && status !== 'idle') {
    if (tryAgain) return [...actions, { label: 'progress.tryAgain', onClick: tryAgain }]
    // A paid checkout isn't offered again.
    if (isPayment && status === 'success') return actions
    const isDone = status === 'success' || status === 'refunded'
    actions.push({ label: isDone && !isPayment ? 'progress.again' : 'progress.back', onClick: reset })
  }
  return actions
}
