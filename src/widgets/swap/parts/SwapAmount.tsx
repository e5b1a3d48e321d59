'use client'
import { AmountField, type AmountFieldProps } from '../../shared/AmountField.tsx'
import { formatForEntry } from '../../../utils/format/formatForEntry.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { useMessages } from '../../shared/useMessages.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { useIsLocked, useSwapContext, useSwapState } from '../model/swapContext.ts'
import { useSwapAnswer, useSwapModel } from '../model/swapFacts.ts'

export interface SwapAmountProps extends Omit<AmountFieldProps, 'value' | 'onText'> {
  side: 'pay' | 'receive'
}

/** Longest amounts, in characters, that fit on a line in the usual size, and in a smaller one. */
const [usualLength, longLength] = [11, 17]

/**
 * The amount of a side: entered, or else by the quote. Entering one makes the other follow. Renders an `<input>`.
 */
export function SwapAmount({ side, ...props }: SwapAmountProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { store, noticeId } = useSwapContext('Swap.Amount')
  const isLocked = useIsLocked('Swap.Amount', 'amount')
  const entered = useSwapState('Swap.Amount', ({ value }) => (value.side === side ? value.amount : undefined))
  const isEntered = entered !== undefined
  const { data: quote, isLoading } = useSwapAnswer('Swap.Amount')
  const life = useSwapModel('Swap.Amount', (model) => model.life)
  const isWrong = useSwapModel(
    'Swap.Amount',
    ({ reasons }) => reasons.find(({ field }) => field === 'amount')?.kind === 'error',
  )
  const isInvalid = isWrong && isEntered
  const { currencyIn, currencyOut } = (life === 'error' ? undefined : quote)?.details ?? {}
  const quoted = side === 'pay' ? currencyIn : currencyOut
  const text =
    entered ??
    (quoted
      ? formatForEntry(quoted.amount, {
          decimals: quoted.currency.decimals,
          locale,
          rounding: side === 'pay' ? 'up' : 'down',
        })
      : '')
  return (
    <AmountField
      aria-label={translate(`swap.${side}.amount`)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? noticeId : undefined}
      readOnly={isLocked}
      {...props}
      name={`${side}Amount`}
      value={text}
      onText={(amount) => store.change({ side, amount }, 'amount')}
      data-length={text.length <= usualLength ? 'usual' : text.length <= longLength ? 'long' : 'longest'}
      {...part('swap-amount', isEntered ? (isInvalid ? 'invalid' : 'typed') : quotedState(), props.className)}
    />
  )

  function quotedState(): 'empty' | 'loading' | 'ready' | 'stale' {
    if (quoted) return life === 'ready' ? 'ready' : 'stale'
    return life === 'loading' && isLoading ? 'loading' : 'empty'
  }
}
