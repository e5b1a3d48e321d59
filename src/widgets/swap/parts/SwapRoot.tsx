'use client'
import { forwardRef, useMemo, type ReactNode, type RefAttributes } from 'react'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import { checkProps, type PropKinds } from '../../../errors/checks/checkProps.ts'
import { InvalidArgumentError } from '../../../errors/argument.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { TokenId } from '../../../utils/tokens/tokenId.ts'
import { definedFields } from '../../../utils/data/definedFields.ts'
import { useStableValue } from '../../shared/hooks/useStableValue.ts'
import { useStore } from '../../shared/hooks/useStore.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { renderPart, type ContainerProps } from '../../shared/render/renderPart.ts'
import type { AttributeValue } from '../../attributes/widgetAttributes.ts'
import { usePart } from '../usePart.ts'
import type { WidgetOptions } from '../../widgetProps.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import { FrameWarning } from '../../shared/parts/FrameWarning.tsx'
import { checkoutValue } from '../model/entered/checkoutValue.ts'
import { checkCheckout } from '../model/settings/checkCheckout.ts'
import { checkSettings } from '../model/settings/checkSettings.ts'
import type { Checkout } from '../model/settings/checkout.ts'
import { checkoutSettings } from '../model/settings/checkoutSettings.ts'
import { splitSettings, type SwapSettings } from '../model/settings/swapSettings.ts'
import { useSwapStore } from '../model/store/useSwapStore.ts'
import { emptyValue, swapValueKinds, type SwapChange, type SwapValue } from '../model/entered/swapValue.ts'
import { useCommitAfterTyping } from '../model/store/useCommitAfterTyping.ts'
import { useLeaveSwapOnChange } from '../model/store/useLeaveSwapOnChange.ts'
import { useStableSettings } from '../model/settings/useStableSettings.ts'
import { SwapDepositPanel } from './deposit/SwapDepositPanel.tsx'
import { SwapProvider } from './SwapProvider.tsx'

interface FormProps
  extends Omit<ContainerProps<'form'>, 'onSubmit' | 'onChange' | 'defaultValue'>, WidgetOptions {
  /**
   * `card` has a background, a border and a shadow; `inline` has none, for a card or column of your own. `wide` is a
   * card that shows both sides next to each other if there are 640 pixels for it. @default 'card'
   */
  layout?: AttributeValue<'data-layout'> | undefined
  /** The initial token to pay with. */
  defaultPay?: TokenId | undefined
  /** Called with all values after each change by the user. */
  onChange?: ((value: SwapValue, change: SwapChange) => void) | undefined
}

/** A form in which the user chooses both sides. */
export interface SwapRootProps extends FormProps, Omit<SwapSettings, 'checkout' | 'onPaid'> {
  /** The purpose of the form. @default 'swap' */
  mode?: 'swap' | undefined
  /** The initial token to receive. */
  defaultReceive?: TokenId | undefined
  /** The initial amount to pay, as a user would type it. @default '' */
  defaultAmount?: string | undefined
  /** All other initial values. */
  defaultValue?: Partial<SwapValue> | undefined
  /** Values that the page controls, field by field; such a field changes only when the page changes it. */
  value?: Partial<SwapValue> | undefined
  checkout?: undefined
  onPaid?: undefined
}

/** A form in which the page sets what is delivered and the user chooses what to pay with. */
export interface CheckoutRootProps
  extends FormProps, Omit<SwapSettings, 'checkout' | 'lock' | 'outputTradeType' | 'depositAddress'> {
  mode: 'checkout'
  /** The order to pay. A different order is a new payment: the form starts over. */
  checkout: Checkout
  defaultReceive?: undefined
  defaultAmount?: undefined
  /** Other initial values. */
  defaultValue?: Partial<Pick<SwapValue, 'pay' | 'refundTo' | 'slippage' | 'usePermit'>> | undefined
  /** Other values that the page controls. */
  value?: Partial<Pick<SwapValue, 'pay' | 'refundTo' | 'slippage' | 'usePermit'>> | undefined
}

/** Overloads: `ComponentProps` returns the props of the last one. */
interface SwapRootComponent {
  (props: CheckoutRootProps & RefAttributes<HTMLFormElement>): ReactNode
  (props: SwapRootProps & RefAttributes<HTMLFormElement>): ReactNode
}

/** The kinds of the props that aren't settings. */
const formKinds: PropKinds = {
  mode: ['swap', 'checkout'],
  defaultPay: 'token',
  defaultReceive: 'token',
  defaultAmount: 'text',
  defaultValue: { fields: swapValueKinds },
  value: { fields: swapValueKinds },
  onChange: 'function',
}

type InitialProps = Pick<SwapRootProps, 'defaultPay' | 'defaultReceive' | 'defaultAmount' | 'defaultValue'>

function initialValue(props: InitialProps): SwapValue {
  checkProps(props, formKinds, 'Swap.Root')
  const { defaultPay: pay, defaultReceive: receive, defaultAmount: amount, defaultValue } = props
  const first: Partial<SwapValue> = {
    pay: pay ?? undefined,
    receive: receive ?? undefined,
    amount: amount ?? '',
  }
  return { ...emptyValue, ...first, ...definedFields(defaultValue) }
}

/**
 * Holds the form's state. Renders a `<form>` inside the widget's root element.
 *
 * @throws {InvalidArgumentError} in the mode `checkout` without a `checkout`, or the other way around, for a `checkout` without a
 *   recipient, and for an invalid prop, or one with a misspelled field.
 */
export const SwapRoot: SwapRootComponent = forwardRef<HTMLFormElement, SwapRootProps | CheckoutRootProps>(
  function SwapRoot(
    {
      mode = 'swap',
      defaultPay,
      defaultReceive,
      defaultAmount,
      defaultValue,
      value,
      onChange,
      classNames,
      slots,
      density,
      layout,
      children,
      ...others
    },
    ref,
  ) {
    useCauseway('Swap.Root')
    const { settings: given, rest: props } = splitSettings<SwapSettings>(others)
    const checkout = useStableValue(given.checkout)
    // An untyped page must not show a swap form instead of a checkout.
    if ((mode === 'checkout') !== Boolean(checkout)) {
      const rule = 'the mode "checkout" and `checkout` go together'
      throw new InvalidArgumentError({ caller: 'Swap.Root', argument: 'checkout', rule })
    }
    if (checkout) checkCheckout(checkout, given)
    checkProps({ mode, onChange }, formKinds, 'Swap.Root')
    const stable = useStableSettings({ ...given, checkout })
    const settings = useMemo(() => {
      checkSettings(stable)
      return checkout ? checkoutSettings(checkout, stable) : stable
    }, [checkout, stable])
    const { tokens } = useTokens()
    const locale = useLocale()
    const controlled = useMemo(() => {
      checkProps({ value }, formKinds, 'Swap.Root')
      return { ...value, ...(checkout && checkoutValue(checkout, tokens, locale)) }
    }, [checkout, value, tokens, locale])
    const part = usePart({ classNames })
    const getInitial = () => initialValue({ defaultPay, defaultReceive, defaultAmount, defaultValue })
    const store = useSwapStore({ getInitial, controlled, settings })
    useLeaveSwapOnChange(store, checkout !== undefined)
    useCommitAfterTyping(store)
    const deposit = useStore(store, () => store.getState().deposit)
    const { depositAddress } = settings
    return (
      <WidgetRoot attributes={part('swap')} {...{ classNames, slots, density, layout }}>
        <FrameWarning attributes={part('swap-notice', 'warning')} />
        {deposit && depositAddress ? (
          <SwapDepositPanel panel={depositAddress} store={store} deposit={deposit} />
        ) : (
          renderPart(
            <form
              ref={ref}
              noValidate
              {...part('swap-form')}
              // The button submits. The browser must never submit the form and load its URL.
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
  },
)
