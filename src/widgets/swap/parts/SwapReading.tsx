'use client'
import type { ComponentProps } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { toEntry } from '../../../utils/format/formatForEntry.ts'
import { isUnambiguousAmount } from '../../../utils/amounts/isUnambiguousAmount.ts'
import type { ParsedAmount } from '../../../utils/amounts/parseAmount.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { findToken, symbolOf } from '../../shared/tokenId.ts'
import { useMessages } from '../../shared/useMessages.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { readEntered } from '../model/readEntered.ts'
import { useSwapContext, useSwapState } from '../model/swapContext.ts'

export interface SwapReadingProps extends ComponentProps<'span'> {
  side: 'pay' | 'receive'
}

/**
 * Says how the entered amount is read where its text could be read otherwise, and offers what may be meant where it
 * can't be read. Renders a `<span>`, or nothing.
 */
export function SwapReading({ side, ...props }: SwapReadingProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { store } = useSwapContext('Swap.Reading')
  const { tokens } = useTokens()
  const token = findToken(
    tokens,
    useSwapState('Swap.Reading', ({ value }) => value[side]),
  )
  // Most amounts say nothing here, and render nothing.
  const text = useSwapState('Swap.Reading', ({ value }) =>
    value.side === side && readingOf(value.amount) ? value.amount : undefined,
  )
  const amount = text === undefined ? undefined : readingOf(text)
  if (!token || !amount) return null
  const { decimals } = token
  const inFull = (value: bigint) =>
    formatAmount(value, { decimals, locale, rounding: 'down', maximumFractionDigits: decimals })
  if (amount.status === 'valid') {
    return (
      <span {...props} {...part('swap-reading', undefined, props.className)}>
        {translate('swap.amount.reading', { amount: inFull(amount.amount), symbol: symbolOf(token) })}
      </span>
    )
  }
  return (
    <span {...props} {...part('swap-reading', undefined, props.className)}>
      {amount.suggestions?.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          onClick={({ currentTarget }) => {
            const field = currentTarget.form?.elements.namedItem(`${side}Amount`)
            store.change({ amount: toEntry(suggestion, { decimals, locale }) }, 'suggestion')
            // The button goes with the question it answered.
            if (field instanceof HTMLElement) field.focus()
          }}
          {...part('swap-suggestion')}
        >
          {translate('swap.amount.use', { amount: inFull(suggestion) })}
        </button>
      ))}
    </span>
  )

  /** What a text is read as, where there is something to say of that. */
  function readingOf(text: string): Exclude<ParsedAmount, { status: 'empty' }> | undefined {
    const amount = token && readEntered(text, token, locale)
    if (amount?.status === 'valid') return isUnambiguousAmount(text, locale) ? undefined : amount
    return amount?.status === 'invalid' && amount.suggestions ? amount : undefined
  }
}
