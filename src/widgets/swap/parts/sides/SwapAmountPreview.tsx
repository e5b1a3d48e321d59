'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { isUnambiguousAmount } from '../../../../utils/amounts/isUnambiguousAmount.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSymbolText } from '../../../shared/messages/figures/useSymbolText.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import type { EnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import { useSide, type SideProps } from './useSide.ts'

export interface SwapAmountPreviewProps extends PartProps<'span'>, SideProps {}

/**
 * Shows how an ambiguous amount is read, and offers corrections for one that can't be read. Renders a `<span>`, or
 * nothing.
 */
export const SwapAmountPreview = forwardRef<HTMLSpanElement, SwapAmountPreviewProps>(
  function SwapAmountPreview({ side: ownSide, ...props }, ref) {
    const side = useSide('Swap.AmountPreview', ownSide)
    const part = usePart()
    const translate = useMessages()
    const symbolText = useSymbolText()
    const locale = useLocale()
    const { tokens } = useTokens()
    const { store, parsed } = useSwapContext('Swap.AmountPreview')
    const token = parsed[side]
    // Most amounts need no preview, so this doesn't rerender for them.
    const amount = useSwapState(store, (state) => {
      const { value } = state
      const entered = store.parser.parseAmount(state, { tokens, locale })
      return value.side === side && isWorthSaying(entered, value.amount, locale) ? entered : undefined
    })
    if (!token || !amount) return null
    const { decimals } = token
    const inFull = (value: bigint) =>
      formatAmount(value, { decimals, locale, rounding: 'down', maximumFractionDigits: decimals })
    if (amount.status === 'valid') {
      return renderPart(
        <span ref={ref} {...part('swap-amount-preview')}>
          {translate('swap.amount.preview', { amount: inFull(amount.amount), symbol: symbolText(token) })}
        </span>,
        props,
      )
    }
    const suggestions = amount.status === 'invalid' ? amount.suggestions : undefined
    return renderPart(
      <span ref={ref} {...part('swap-amount-preview')}>
        {suggestions?.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            onClick={({ currentTarget }) => {
              const field = currentTarget.form?.elements.namedItem(`${side}Amount`)
              store.actions.setBaseUnits(side, suggestion, 'suggestion')
              // The button disappears with the amount that it offered.
              if (field instanceof HTMLElement) field.focus()
            }}
            {...part('swap-suggestion')}
          >
            {translate('swap.amount.use', { amount: inFull(suggestion) })}
          </button>
        ))}
      </span>,
      props,
    )
  },
)

function isWorthSaying(amount: EnteredAmount, text: string, locale: string): boolean {
  if (amount.status === 'valid') return !isUnambiguousAmount(text, locale)
  return amount.status === 'invalid' && amount.suggestions !== undefined
}
