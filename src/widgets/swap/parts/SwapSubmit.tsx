'use client'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { CausewayError } from '../../../errors/base.ts'
import type { StartOptions } from '../../../execution/core/execution.ts'
import { useExecuteSteps } from '../../../hooks/useExecuteSteps.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { SwapProgress, SwapReview } from '../chunks.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useMessages } from '../../shared/useMessages.ts'
import { useSwapContext, useSwapState } from '../model/swapContext.ts'
import type { SwapReason } from '../model/swapReasons.ts'
import { useSwapAnswer, useSwapModel, useSwapQuestion } from '../model/swapFacts.ts'

const textByReason: Readonly<Record<SwapReason['code'], MessageKey>> = {
  connect: 'swap.submit.connect',
  unknownToken: 'swap.submit.chooseToken',
  chooseToken: 'swap.submit.chooseToken',
  notAllowed: 'swap.submit.chooseToken',
  sameToken: 'swap.submit.chooseToken',
  enterAmount: 'swap.submit.enterAmount',
  invalidAmount: 'swap.submit.checkAmount',
  insufficientBalance: 'swap.submit.insufficientBalance',
  insufficientGas: 'swap.submit.insufficientBalance',
  invalidRecipient: 'swap.submit.checkRecipient',
  invalidRefund: 'swap.submit.checkRefund',
  invalidSlippage: 'swap.submit.checkSlippage',
  vetoed: 'swap.submit.vetoed',
  offline: 'swap.submit.offline',
  quoteError: 'swap.submit.retry',
  quoteLoading: 'swap.submit.loading',
  quoteStale: 'swap.submit.retry',
}

/**
 * Submits the form by way of the review, or says what is missing and leads there. Never disabled, so that it can always be
 * reached and read. Renders a `<button>`, and the review while it is open.
 */
export function SwapSubmit({ onClick, children, ...props }: ComponentProps<'button'>) {
  const part = usePart()
  const translate = useMessages()
  const { store, noticeId, settings } = useSwapContext('Swap.Submit')
  const { executeSteps } = useExecuteSteps()
  const reviewed = useSwapState('Swap.Submit', (state) => state.reviewed)
  // Counts how often the review was opened: one that did not come is asked for anew.
  const [opened, setOpened] = useState(0)
  const { pay, receive } = useSwapQuestion('Swap.Submit')
  const { error, refetch } = useSwapAnswer('Swap.Submit')
  const quote = useSwapModel('Swap.Submit', (model) => model.quote)
  const reason = useSwapModel('Swap.Submit', (model) => model.reason)
  const [isAsking, setIsAsking] = useState(false)
  const isPending = useRef(false)
  const hasQuote = quote !== undefined
  useEffect(() => {
    if (!hasQuote) return
    SwapReview.preload()
    SwapProgress.preload()
  }, [hasQuote])
  const isRefused = reason?.code === 'quoteError' && !isRetryable(error)
  const canAct =
    !reason ||
    (reason.code === 'connect' && settings.onConnectWallet !== undefined) ||
    reason.code === 'quoteStale' ||
    (reason.code === 'quoteError' && !isRefused)
  const text = isAsking
    ? translate('swap.submit.asking')
    : reason
      ? translate(isRefused ? 'swap.submit.noQuote' : textByReason[reason.code], reason.values)
      : translate(pay?.chainId === receive?.chainId ? 'swap.submit.swap' : 'swap.submit.bridge')

  /** Shows the quote for review; nothing is executed without it. */
  function review(asked: Quote): void {
    setOpened((count) => count + 1)
    store.review(asked)
  }

  /** Executes the quote, unless the page is against it or the form says something else by then. */
  async function submit(accepted: Quote, options?: StartOptions): Promise<void> {
    if (isPending.current) return
    store.acceptQuote(accepted)
    store.review(undefined)
    const { onBeforeSubmit, onSubmit } = settings
    if (onBeforeSubmit) {
      const { value } = store.getState()
      isPending.current = true
      setIsAsking(true)
      const answer = await Promise.resolve(accepted)
        .then(onBeforeSubmit)
        .catch(() => false)
      isPending.current = false
      setIsAsking(false)
      if (store.getState().value !== value) return
      if (answer !== true) {
        store.refuse(typeof answer === 'string' ? sanitizeText(answer) : '')
        return
      }
    }
    onSubmit?.(accepted)
    executeSteps({ quote: accepted, ...options })
  }

  function act(form: HTMLFormElement | null): void {
    if (quote) review(quote)
    else if (reason?.code === 'connect') settings.onConnectWallet?.()
    else if (canAct) void refetch()
    else {
      const { side } = store.getState().value
      const field = reason?.field
      const name = field === undefined || field === 'amount' ? `${side}Amount` : field
      const control = form?.elements.namedItem(name)
      if (!(control instanceof HTMLElement)) return
      const folded = control.closest('details')
      if (folded) folded.open = true
      control.focus()
    }
  }

  return (
    <>
      <button
        aria-disabled={!canAct || isAsking || undefined}
        aria-describedby={noticeId}
        {...props}
        type="submit"
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) act(event.currentTarget.form)
        }}
        // A key that is held down is one press.
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          if (event.key === 'Enter' && event.repeat) event.preventDefault()
        }}
        {...part(
          'swap-submit',
          isAsking || reason?.kind === 'wait' ? 'waiting' : canAct ? 'ready' : 'blocked',
          props.className,
        )}
      >
        {children ?? text}
      </button>
      {reviewed && (
        <SwapReview
          key={opened}
          quote={reviewed}
          onConfirm={(confirmed, options) => void submit(confirmed, options)}
        />
      )}
    </>
  )
}

/** The same question may get an answer later; otherwise only another question can. */
function isRetryable(error: Error | null): boolean {
  return error instanceof CausewayError && error.retryable
}
