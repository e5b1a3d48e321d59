'use client'
import { forwardRef, useState } from 'react'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import type { TokenId } from '../../../utils/address/tokenId.ts'
import { useBrowserLayoutEffect } from '../../shared/hooks/useBrowserLayoutEffect.ts'
import { useStore } from '../../shared/hooks/useStore.ts'
import { renderPart, type ContainerProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import type { WidgetOptions } from '../../widgetProps.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { FrameWarning } from '../../shared/parts/FrameWarning.tsx'
import { splitSettings, type SwapSettings } from '../model/settings/swapSettings.ts'
import { createSwapStore } from '../model/swapStore.ts'
import { emptyValue, type SwapChange, type SwapValue } from '../model/entered/swapValue.ts'
import { useSettleAfterTyping } from '../model/useSettleAfterTyping.ts'
import { useStableSettings } from '../model/settings/useStableSettings.ts'
import { SwapDepositPanel } from './deposit/SwapDepositPanel.tsx'
import { SwapProvider } from './SwapProvider.tsx'

export interface SwapRootProps
  extends
    Omit<ContainerProps<'form'>, 'onSubmit' | 'onChange' | 'defaultValue'>,
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

const nothingControlled: Partial<SwapValue> = {}

/** Holds the form's state. Renders a `<form>` inside the widget's root element. */
export const SwapRoot = forwardRef<HTMLFormElement, SwapRootProps>(function SwapRoot(
  {
    defaultPay: pay,
    defaultReceive: receive,
    defaultAmount: amount = '',
    defaultValue,
    value: controlled = nothingControlled,
    onChange,
    classNames,
    slots,
    children,
    ...others
  },
  ref,
) {
  const { settings: given, rest: props } = splitSettings(others)
  const settings = useStableSettings(given)
  const part = usePart({ classNames })
  const { reset } = useCauseway('Swap.Root').config.executions.current
  const [store] = useState(() =>
    createSwapStore({ initial: { ...emptyValue, pay, receive, amount, ...defaultValue }, controlled }),
  )
  useBrowserLayoutEffect(() => store.control(controlled), [store, controlled])
  // Another value makes void what was said of the last one; while a transfer goes on this does nothing.
  useSettleAfterTyping(store, reset)
  const deposit = useStore(store, () => store.get().deposit)
  const { depositAddress } = settings
  return (
    <WidgetRoot attributes={part('swap')} classNames={classNames} slots={slots}>
      <FrameWarning attributes={part('swap-notice', 'warning')} />
      {deposit && depositAddress ? (
        <SwapDepositPanel panel={depositAddress} store={store} deposit={deposit} />
      ) : (
        renderPart(
          <form
            ref={ref}
            noValidate
            {...part('swap-form')}
            // Submitting is the button's work; the browser must never load the form's address.
            onSubmit={(event) => event.preventDefault()}
          >
            <SwapProvider store={store} settings={settings} onChange={onChange}>
              {children}
            </SwapProvider>
          </form>,
          props,
        )
      )}
    </WidgetRoot>
  )
})
