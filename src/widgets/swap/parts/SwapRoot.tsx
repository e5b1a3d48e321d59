'use client'
import { useEffect, useId, useMemo, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { useCauseway } from '../../../hooks/internal/causewayContext.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useBrowserLayoutEffect } from '../../shared/useBrowserLayoutEffect.ts'
import { numberFormat } from '../../../utils/format/intlFormats.ts'
import { whenIdle } from '../../../utils/whenIdle.ts'
import { usePart, type WidgetOptions } from '../../shared/widgetOptions.ts'
import { findToken, type TokenId } from '../../shared/tokenId.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { readEntered } from '../model/readEntered.ts'
import { SwapContext, type SwapSettings } from '../model/swapContext.ts'
import { SwapProvider } from './SwapProvider.tsx'
import { createSwapStore, type SwapChangeReason, type SwapValue } from '../model/swapStore.ts'

/** Typing must pause this long before a quote is asked for, in milliseconds. */
const settleMs = 300

/** What a change means. */
export interface SwapChange {
  /** What the person did. */
  reason: SwapChangeReason
  /** The entered amount in the smallest unit of its token; undefined while it is none. */
  amount: bigint | undefined
}

export interface SwapRootProps
  extends
    Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange' | 'defaultValue'>,
    SwapSettings,
    WidgetOptions {
  /** The token to pay with at first. */
  defaultPay?: TokenId | undefined
  /** The token to receive at first. */
  defaultReceive?: TokenId | undefined
  /** The amount to pay at first, as a person would type it. @default '' */
  defaultAmount?: string | undefined
  /** Everything else that is entered at first. */
  defaultValue?: Partial<SwapValue> | undefined
  /** What the page dictates, field by field; such a field changes only when the page changes it. Keep the object. */
  value?: Partial<SwapValue> | undefined
  /** Called with all that is entered after each thing that the person does. */
  onChange?: ((value: SwapValue, change: SwapChange) => void) | undefined
}

const emptyValue: SwapValue = {
  pay: undefined,
  receive: undefined,
  side: 'pay',
  amount: '',
  recipient: '',
  refundTo: '',
  slippage: '',
  topupGas: false,
}

const nothingControlled: Partial<SwapValue> = {}

/** Holds the form's state. Renders a `<form>` inside the widget's root element. */
export function SwapRoot({
  defaultPay,
  defaultReceive,
  defaultAmount = '',
  defaultValue,
  value: controlled = nothingControlled,
  onChange,
  allow,
  deny,
  lock,
  outputTradeType,
  sponsorship,
  knownAddresses,
  onConnectWallet,
  onBeforeSubmit,
  onSubmit,
  review,
  maxImpactBps,
  depositAddress,
  classNames,
  slots,
  children,
  ...props
}: SwapRootProps) {
  const part = usePart({ classNames })
  const { tokens } = useTokens()
  const locale = useLocale()
  const [store] = useState(() =>
    createSwapStore(
      { ...emptyValue, pay: defaultPay, receive: defaultReceive, amount: defaultAmount, ...defaultValue },
      controlled,
    ),
  )
  useBrowserLayoutEffect(() => store.control(controlled), [store, controlled])
  useBrowserLayoutEffect(() => {
    store.report((value, reason) => {
      if (!onChange) return
      const token = findToken(tokens, value[value.side])
      const parsed = token && readEntered(value.amount, token, locale)
      onChange(value, { reason, amount: parsed?.status === 'valid' ? parsed.amount : undefined })
    })
  }, [store, tokens, locale, onChange])
  // A page's first number takes long to write; the first balance is about to come.
  useEffect(() => whenIdle(() => void numberFormat(locale)), [locale])
  const { reset } = useCauseway('Swap.Root').config.executions.current
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.getState().value
    const unsubscribe = store.subscribe(() => {
      const { value, settled } = store.getState()
      if (value === last) return
      last = value
      clearTimeout(timer)
      // Another question makes what was said about the last one void; while one is under way this does nothing.
      reset()
      if (value !== settled) timer = setTimeout(store.settle, settleMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, reset])
  const readView = () => store.getState().view
  const view = useSyncExternalStore(store.subscribe, readView, readView)
  const noticeId = useId()
  const context = useMemo(
    () => ({
      store,
      noticeId,
      settings: {
        allow,
        deny,
        lock,
        outputTradeType,
        sponsorship,
        knownAddresses,
        onConnectWallet,
        onBeforeSubmit,
        onSubmit,
        review,
        maxImpactBps,
        depositAddress,
        // A setting that is forgotten here would end as an attribute of the form.
      } satisfies Record<keyof SwapSettings, unknown>,
    }),
    [
      store,
      noticeId,
      allow,
      deny,
      lock,
      outputTradeType,
      sponsorship,
      knownAddresses,
      onConnectWallet,
      onBeforeSubmit,
      onSubmit,
      review,
      maxImpactBps,
      depositAddress,
    ],
  )
  return (
    <SwapContext.Provider value={context}>
      <WidgetRoot name="swap" classNames={classNames} slots={slots}>
        {view ?? (
          <form
            noValidate
            {...props}
            {...part('swap-form', undefined, props.className)}
            // Submitting is the button's work; the browser must never load the form's address.
            onSubmit={(event) => event.preventDefault()}
          >
            <SwapProvider>{children}</SwapProvider>
          </form>
        )}
      </WidgetRoot>
    </SwapContext.Provider>
  )
}
