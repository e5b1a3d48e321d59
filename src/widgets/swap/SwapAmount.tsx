'use client'
import type { ComponentProps } from 'react'
import { partProps } from '../attributes.ts'
import { useMessages } from '../useMessages.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'
import { useSwapModel } from './useSwapModel.ts'

/** The amount to pay. Renders an `<input>`. */
export function SwapAmount(props: ComponentProps<'input'>) {
  const translate = useMessages()
  const { store, noticeId } = useSwapContext('Swap.Amount')
  const text = useSwapState('Swap.Amount', (state) => state.text)
  const reason = useSwapModel('Swap.Amount').reasons.find(({ field }) => field === 'amount')
  const isInvalid = reason?.kind === 'error'
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder="0"
      aria-label={translate('swap.pay.amount')}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? noticeId : undefined}
      dir="ltr"
      {...props}
      name="amount"
      value={text}
      onChange={(event) => {
        props.onChange?.(event)
        if (!event.defaultPrevented) store.set({ text: event.currentTarget.value })
      }}
      {...partProps('swap-amount', isInvalid ? 'invalid' : 'valid')}
    />
  )
}
