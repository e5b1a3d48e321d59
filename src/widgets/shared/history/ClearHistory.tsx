'use client'
import { forwardRef, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useInnerClearHistory } from '../../../hooks/internal/useInnerClearHistory.ts'
import { useDepositAddresses } from '../../../hooks/deposits/useDepositAddresses.ts'
import { useExecutions } from '../../../hooks/useExecutions.ts'
import type { PartAttributes } from '../createUsePart.ts'
import { useMessages } from '../messages/useMessages.ts'
import { renderPart, type PartProps } from '../render/renderPart.ts'
import { useOnChange } from '../hooks/useOnChange.ts'
import { usePart } from '../usePart.ts'

interface ClearHistoryProps extends PartProps<'div'> {
  /** The element's attributes in each state. */
  attributesOf: (state: 'offered' | 'confirming' | 'over') => PartAttributes
  /** Whether the button is offered; the result of the last press is shown regardless. @default true */
  isOffered?: boolean | undefined
}

/**
 * Deletes this browser's finished swaps of all wallets, after the user has read what is deleted and what is kept.
 * Renders a `<div>`, or nothing while nothing stored can be deleted.
 */
export const ClearHistory = forwardRef<HTMLDivElement, ClearHistoryProps>(function ClearHistory(
  { attributesOf, isOffered = true, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const textId = useId()
  const executions = useExecutions({ wallets: 'all' })
  const addresses = useDepositAddresses({ wallets: 'all' })
  const { clearHistory, status, data, isPending, reset } = useInnerClearHistory()
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const [open, keep, result] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLParagraphElement>(null),
  ]
  const isOver = status === 'success' || status === 'error'
  const state = isConfirmOpen ? 'confirming' : isOver ? 'over' : 'offered'
  // Each press removes the focused element.
  useOnChange(state, () => (isConfirmOpen ? keep : result).current?.focus())
  const isClearable = isOffered && executions.clearableCount + addresses.clearableCount > 0
  if (!isClearable && !isOver) return null
  const hasBroken = [...executions.unreadable, ...addresses.unreadable].some(({ isNewer }) => !isNewer)

  const leaveByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
  const leave = () => {
    setIsConfirmOpen(false)
    open.current?.focus()
  }
  return renderPart(
    <div ref={ref} {...attributesOf(state)}>
      {isClearable && (
        <button
          type="button"
          ref={open}
          aria-expanded={isConfirmOpen}
          onClick={() => {
            reset()
            setIsConfirmOpen(!isConfirmOpen)
          }}
          {...part('clear-history-action')}
        >
          {translate('clearHistory')}
        </button>
      )}
      {isConfirmOpen && (
        <div role="group" aria-labelledby={textId} {...part('clear-history-confirmation')}>
          <p id={textId}>
            {translate(hasBroken ? 'clearHistory.question.unreadable' : 'clearHistory.question')}
          </p>
          <button
            type="button"
            ref={keep}
            onClick={leave}
            onKeyDown={leaveByEscape}
            {...part('clear-history-action')}
          >
            {translate('clearHistory.keep')}
          </button>
          <button
            type="button"
            disabled={isPending}
            onKeyDown={leaveByEscape}
            onClick={() => clearHistory(undefined, { onSettled: () => setIsConfirmOpen(false) })}
            {...part('clear-history-action', 'danger')}
          >
            {translate('clearHistory.confirm')}
          </button>
        </div>
      )}
      {isOver && !isConfirmOpen && (
        <p ref={result} role="status" tabIndex={-1}>
          {data ? translate('clearHistory.done', { count: data.removed }) : translate('clearHistory.failed')}
        </p>
      )}
    </div>,
    props,
  )
})
