'use client'
import type { ComponentProps } from 'react'
import { CausewayError } from '../../errors/base.ts'
import { useExecuteSteps } from '../../hooks/useExecuteSteps.ts'
import type { MessageKey } from '../../locales/messages.ts'
import { partProps } from '../attributes.ts'
import { useMessages } from '../useMessages.ts'
import { useSwapContext } from './swapContext.ts'
import type { SwapReason } from './swapReasons.ts'
import { useSwapModel } from './useSwapModel.ts'

const textByReason: Readonly<Record<SwapReason['code'], MessageKey>> = {
  connect: 'swap.submit.connect',
  unknownToken: 'swap.submit.chooseToken',
  chooseToken: 'swap.submit.chooseToken',
  sameToken: 'swap.submit.chooseToken',
  enterAmount: 'swap.submit.enterAmount',
  invalidAmount: 'swap.submit.checkAmount',
  insufficientBalance: 'swap.submit.insufficientBalance',
  quoteError: 'swap.submit.retry',
  quoteLoading: 'swap.submit.loading',
  quoteStale: 'swap.submit.retry',
}

/**
 * Submits the form, or says what is missing and leads there. Never disabled, so that it can always be reached
 * and read. Renders a `<button>`.
 */
export function SwapSubmit({ onClick, children, ...props }: ComponentProps<'button'>) {
  const translate = useMessages()
  const { noticeId, onConnectWallet, onSubmit } = useSwapContext('Swap.Submit')
  const { execute } = useExecuteSteps()
  const { pay, receive, query, quote, reasons } = useSwapModel('Swap.Submit')
  const [reason] = reasons
  const isRefused = reason?.code === 'quoteError' && !isRetryable(query.error)
  const canAct =
    !reason ||
    (reason.code === 'connect' && onConnectWallet !== undefined) ||
    reason.code === 'quoteStale' ||
    (reason.code === 'quoteError' && !isRefused)
  const text = reason
    ? translate(isRefused ? 'swap.submit.noQuote' : textByReason[reason.code], reason.values)
    : translate(pay?.chainId === receive?.chainId ? 'swap.submit.swap' : 'swap.submit.bridge')

  function act(form: HTMLFormElement | null): void {
    if (quote) {
      onSubmit?.(quote)
      execute(quote)
    } else if (reason?.code === 'connect') onConnectWallet?.()
    else if (canAct) void query.refetch()
    else {
      const control = form?.elements.namedItem(reason?.field ?? 'amount')
      if (control instanceof HTMLElement) control.focus()
    }
  }

  return (
    <button
      aria-disabled={!canAct || undefined}
      aria-describedby={noticeId}
      {...props}
      type="submit"
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) act(event.currentTarget.form)
      }}
      {...partProps('swap-submit', reason?.kind === 'wait' ? 'waiting' : canAct ? 'ready' : 'blocked')}
    >
      {children ?? text}
    </button>
  )
}

/** The same question may get an answer later; otherwise only another question can. */
function isRetryable(error: Error | null): boolean {
  return error instanceof CausewayError && error.retryable
}
