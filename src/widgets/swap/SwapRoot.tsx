'use client'
import { useEffect, useId, useMemo, useState, type ComponentProps } from 'react'
import type { Quote } from '../../actions/getQuote.ts'
import { useExecuteSteps } from '../../hooks/useExecuteSteps.ts'
import { partProps } from '../attributes.ts'
import type { TokenId } from '../tokenId.ts'
import { WidgetRoot } from '../WidgetRoot.tsx'
import { SwapContext } from './swapContext.ts'
import { createSwapStore } from './swapStore.ts'

/** Typing must pause this long before a quote is asked for, in milliseconds. */
const settleMs = 300

export interface SwapRootProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The token to pay with at first. */
  defaultPay?: TokenId | undefined
  /** The token to receive at first. */
  defaultReceive?: TokenId | undefined
  /** The amount to pay at first, as a person would type it. @default '' */
  defaultAmount?: string | undefined
  /** Called when the user wants to connect a wallet. Without it, the form only says that one is needed. */
  onConnectWallet?: (() => void) | undefined
  /** Called when the user submits, with the quote that is about to be executed. */
  onSubmit?: ((quote: Quote) => void) | undefined
}

/** Holds the form's state. Renders a `<form>` inside the widget's root element. */
export function SwapRoot({
  defaultPay,
  defaultReceive,
  defaultAmount = '',
  onConnectWallet,
  onSubmit,
  ...props
}: SwapRootProps) {
  const [store] = useState(() =>
    createSwapStore({
      pay: defaultPay,
      receive: defaultReceive,
      text: defaultAmount,
      settledText: defaultAmount,
    }),
  )
  const { reset } = useExecuteSteps()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = store.subscribe(() => {
      const { text, settledText } = store.getState()
      clearTimeout(timer)
      // Another question makes what was said about the last one void; while one is under way this does nothing.
      reset()
      if (text !== settledText) timer = setTimeout(() => store.set({ settledText: text }), settleMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, reset])
  const noticeId = useId()
  const value = useMemo(
    () => ({ store, noticeId, onConnectWallet, onSubmit }),
    [store, noticeId, onConnectWallet, onSubmit],
  )
  return (
    <SwapContext.Provider value={value}>
      <WidgetRoot name="swap">
        <form
          noValidate
          {...props}
          {...partProps('swap-form')}
          // Submitting is the button's work; the browser must never load the form's address.
          onSubmit={(event) => event.preventDefault()}
        />
      </WidgetRoot>
    </SwapContext.Provider>
  )
}
