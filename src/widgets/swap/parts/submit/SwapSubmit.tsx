'use client'
import { forwardRef } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapContext, useSwapDerived } from '../../model/swapContext.ts'
import { useSwapSubmit } from '../../model/submit/useSwapSubmit.ts'
import { MainButton } from '../../../shared/slots/MainButton.tsx'

/**
 * Opens the review, or says what is missing and focuses it. Never disabled, so that it can always be reached and read.
 * Renders a `<button>`.
 */
export const SwapSubmit = forwardRef<HTMLButtonElement, ContainerProps<'button'>>(function SwapSubmit(
  { children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const { noticeId } = useSwapContext('Swap.Submit')
  const { submission, canSubmit, submit } = useSwapSubmit('Swap.Submit')
  const { kind, label, values, control } = submission
  const reason = useSwapDerived('Swap.Submit', (derived) => derived.reason)
  // Pressing the button focuses the next empty field.
  const isIncomplete = kind === 'focus' && reason?.kind === 'todo' && reason.field !== undefined
  const state =
    reason?.kind === 'wait' ? 'waiting' : isIncomplete ? 'incomplete' : canSubmit ? 'ready' : 'blocked'

  /** Focuses the control that has to be fixed. */
  function focusControl(form: HTMLFormElement | null): void {
    const element = form?.elements.namedItem(control)
    if (!(element instanceof HTMLElement)) return
    const folded = element.closest('details')
    if (folded) folded.open = true
    element.focus()
  }

  return renderPart(
    <MainButton
      ref={ref}
      type="submit"
      aria-disabled={!(canSubmit || isIncomplete) || undefined}
      aria-describedby={noticeId}
      onClick={({ currentTarget }) => {
        if (kind === 'focus') focusControl(currentTarget.form ?? currentTarget.closest('form'))
        else submit()
      }}
      // Holding down a key counts as one press.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      {...part('swap-submit', state)}
    >
      {children ?? translate(label, values)}
    </MainButton>,
    props,
  )
})
