'use client'
import { forwardRef, useEffect } from 'react'
import type { MessageKey } from '../../../../locales/messages.ts'
import { SwapReview } from './chunks.ts'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapContext, useSwapDerived, useSwapState } from '../../model/swapContext.ts'
import type { SwapReason } from '../../model/reasons/swapReason.ts'
import { useSwapSubmit } from '../../model/submit/useSwapSubmit.ts'
import { MainButton } from '../../../shared/slots/MainButton.tsx'

const textByReason: Readonly<Record<SwapReason['code'], MessageKey>> = {
  connect: 'swap.submit.connect',
  unknownToken: 'swap.submit.chooseToken',
  chooseToken: 'swap.submit.chooseToken',
  notAllowed: 'swap.submit.chooseToken',
  depositOnly: 'swap.submit.chooseToken',
  sameToken: 'swap.submit.chooseToken',
  enterAmount: 'swap.submit.enterAmount',
  ambiguousAmount: 'swap.submit.chooseAmount',
  invalidAmount: 'swap.submit.checkAmount',
  insufficientBalance: 'swap.submit.insufficientBalance',
  insufficientGas: 'swap.submit.insufficientBalance',
  enterRecipient: 'swap.submit.enterRecipient',
  invalidRecipient: 'swap.submit.checkRecipient',
  invalidRefund: 'swap.submit.checkRefund',
  invalidSlippage: 'swap.submit.checkSlippage',
  permitRefused: 'swap.submit.noQuote',
  maybePaid: 'checkout.submit',
  otherWalletPrompted: 'swap.submit.asking',
  vetoed: 'swap.submit.vetoed',
  offline: 'swap.submit.offline',
  quoteError: 'swap.submit.retry',
  quoteLoading: 'swap.submit.loading',
  quoteExpired: 'swap.submit.retry',
}

/**
 * Submits the form by way of the review, or says what is missing and leads there. Never disabled, so that it can always be
 * reached and read. Renders a `<button>`.
 */
export const SwapSubmit = forwardRef<HTMLButtonElement, ContainerProps<'button'>>(function SwapSubmit(
  { children, ...props },
  ref,
) {
  const part = usePart()
  const translate = useMessages()
  const { store, noticeId, entered, settings } = useSwapContext('Swap.Submit')
  const { canSubmit, isRefused, opensDeposit, submit } = useSwapSubmit('Swap.Submit')
  const reason = useSwapDerived('Swap.Submit', (derived) => derived.reason)
  const isVetoPending = useSwapState('Swap.Submit', (state) => state.isVetoPending)
  const hasQuote = useSwapDerived('Swap.Submit', ({ quote }) => quote !== undefined)
  useEffect(() => {
    // The progress comes with it.
    if (hasQuote) SwapReview.preload()
  }, [hasQuote])
  const text = isVetoPending
    ? translate('swap.submit.asking')
    : reason
      ? translate(textKeyOf(reason), reason.values)
      : translate(
          settings.checkout
            ? 'checkout.submit'
            : entered.pay?.chainId === entered.receive?.chainId
              ? 'swap.submit.swap'
              : 'swap.submit.bridge',
        )

  function textKeyOf({ code }: SwapReason): MessageKey {
    if (opensDeposit) return 'swap.deposit'
    return isRefused ? 'swap.submit.noQuote' : textByReason[code]
  }

  /** Leads to the control that has to be mended. */
  function mend(form: HTMLFormElement | null): void {
    const field = reason?.field
    const name = field === undefined || field === 'amount' ? `${store.getState().value.side}Amount` : field
    const control = form?.elements.namedItem(name)
    if (!(control instanceof HTMLElement)) return
    const folded = control.closest('details')
    if (folded) folded.open = true
    control.focus()
  }

  return renderPart(
    <MainButton
      ref={ref}
      type="submit"
      aria-disabled={!canSubmit || isVetoPending || undefined}
      aria-describedby={noticeId}
      onClick={({ currentTarget }) => {
        if (isVetoPending) return
        if (canSubmit) submit()
        else mend(currentTarget.form ?? currentTarget.closest('form'))
      }}
      // A key that is held down is one press.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      {...part(
        'swap-submit',
        isVetoPending || reason?.kind === 'wait' ? 'waiting' : canSubmit ? 'ready' : 'blocked',
      )}
    >
      {children ?? text}
    </MainButton>,
    props,
  )
})
