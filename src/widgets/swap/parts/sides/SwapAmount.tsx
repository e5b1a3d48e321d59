'use client'
import { forwardRef, useCallback } from 'react'
import { hasCalls } from '../../../../schemas/quote/body/destinationCall.ts'
import { AmountField, type AmountFieldProps } from '../../../shared/parts/figures/AmountField.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { renderPart } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { shownAmount } from '../../model/quote/shownAmount.ts'
import { useSwapContext, useSwapDerived, useSwapFacts, useSwapState } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'
import { useSide, type SideProps } from './useSide.ts'

export interface SwapAmountProps
  extends Omit<AmountFieldProps, 'name' | 'value' | 'onValueChange' | 'locale'>, SideProps {}

/** The amount of a side: as entered, or from the quote. Entering one updates the other. Renders an `<input>`. */
export const SwapAmount = forwardRef<HTMLInputElement, SwapAmountProps>(function SwapAmount(
  { side: ownSide, render, ...props },
  ref,
) {
  const side = useSide('Swap.Amount', ownSide)
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { store, noticeId, settings } = useSwapContext('Swap.Amount')
  const isForCalls = side === 'receive' && hasCalls(settings.quoteParameters ?? {})
  const isLocked = isControlLocked(settings, 'amount')
  const entered = useSwapState(store, ({ value }) => (value.side === side ? value.amount : undefined))
  const { quote } = useSwapFacts('Swap.Amount')
  const token = useSwapDerived('Swap.Amount', (derived) => derived.parsed[side])
  const quoteStatus = useSwapDerived('Swap.Amount', (derived) => derived.status)
  const reason = useSwapDerived('Swap.Amount', ({ reasons }) =>
    reasons.find(({ field }) => field === 'amount'),
  )
  const setAmount = useCallback((amount: string) => store.actions.setAmount(side, amount), [store, side])
  const { text, status } = shownAmount(side, { entered, quote, token, status: quoteStatus, locale })
  const isEntered = status === 'entered'
  const isInvalid = isEntered && reason?.kind === 'error'
  const isDescribed = isInvalid || (isEntered && reason?.code === 'ambiguousAmount')
  return renderPart(
    <AmountField
      ref={ref}
      render={render}
      aria-label={translate(isForCalls ? 'review.receive.calls' : `swap.${side}.amount`)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isDescribed ? noticeId : undefined}
      readOnly={isLocked}
      // After an error there is no amount, so 0 would be wrong.
      placeholder={!isEntered && quote.isError ? '–' : '0'}
      name={`${side}Amount`}
      value={text}
      locale={locale}
      onValueChange={setAmount}
      {...part('swap-amount', isEntered ? (isInvalid ? 'invalid' : 'typed') : status)}
    />,
    // `AmountField` applies `render` itself.
    { ...props, render: undefined },
  )
})
