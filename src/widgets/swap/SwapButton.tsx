'use client'
import { forwardRef, useReducer, useState } from 'react'
import { checkProps, type PropKinds } from '../../errors/checks/checkProps.ts'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { useExecution } from '../../hooks/useExecution.ts'
import { lazyChunk } from '../shared/chunks/lazyChunk.tsx'
import { useControllable } from '../shared/hooks/useControllable.ts'
import { useMessages } from '../shared/messages/useMessages.ts'
import { renderPart, type ContainerProps } from '../shared/render/renderPart.ts'
import { WidgetRoot } from '../shared/WidgetRoot.tsx'
import type { WidgetOptions } from '../widgetProps.ts'
import type { SwapValue } from './model/entered/swapValue.ts'
import type { CheckoutWidgetProps, SwapWidgetProps } from './SwapWidget.tsx'
import { usePart } from './usePart.ts'
import { MainButton } from '../shared/slots/MainButton.tsx'

const LazySwapDialog = lazyChunk(async () => (await import('./SwapDialog.tsx')).SwapDialog)

const bareWidget: SwapWidgetProps = {}

export interface SwapButtonProps extends ContainerProps<'button'>, WidgetOptions {
  /** Props of the widget. @default nothing */
  widget?: SwapWidgetProps | CheckoutWidgetProps | undefined
  /** `drawer` opens at the inline end of the page, at full height. On phones, both slide up from the bottom. @default 'dialog' */
  presentation?: 'dialog' | 'drawer' | undefined
  /** Whether the widget is open, if the page controls it. */
  open?: boolean | undefined
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the user opens or closes it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

const propKinds: PropKinds = {
  widget: 'object',
  presentation: ['dialog', 'drawer'],
  open: 'boolean',
  defaultOpen: 'boolean',
  onOpenChange: 'function',
}

/**
 * Opens the swap form in a dialog or a drawer. The form's values are kept when it is reopened, and a swap continues while it is
 * closed: the button then shows its status. If the user has to connect a wallet, it closes, so that the page's own dialog can be
 * used. Renders a `<button>`, and the dialog while it is open.
 *
 * @example
 * <SwapButton presentation="drawer" widget={{ defaultPay: { chainId: 1, address: usdc } }}>Get USDC</SwapButton>
 */
export const SwapButton = forwardRef<HTMLButtonElement, SwapButtonProps>(function SwapButton(
  {
    widget: given,
    presentation = 'dialog',
    open,
    defaultOpen = false,
    onOpenChange,
    classNames,
    slots,
    density,
    children,
    ...props
  },
  ref,
) {
  useCauseway('SwapButton')
  checkProps({ widget: given, presentation, open, defaultOpen, onOpenChange }, propKinds, 'SwapButton')
  const widget = given ?? bareWidget
  const part = usePart({ classNames })
  const translate = useMessages()
  const { isPending } = useExecution()
  const [entered, setEntered] = useState<SwapValue>()
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  // Pressing the button again retries loading the dialog.
  const [presses, countPress] = useReducer((count: number) => count + 1, 0)
  const name = translate(widget.mode === 'checkout' ? 'checkout.submit' : 'swap.title')
  return (
    <WidgetRoot attributes={part('swap-launcher')} {...{ classNames, slots, density }}>
      {renderPart(
        <MainButton
          ref={ref}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={LazySwapDialog.preload}
          onFocus={LazySwapDialog.preload}
          onClick={() => {
            countPress()
            setOpen(true)
          }}
          {...part('swap-open', isPending ? 'pending' : 'ready')}
        >
          {children ?? (isPending ? translate('progress.title.filling') : name)}
        </MainButton>,
        props,
      )}
      {isOpen && (
        <LazySwapDialog
          key={presses}
          {...{ name, widget, presentation, entered }}
          onEnter={setEntered}
          onClose={() => setOpen(false)}
        />
      )}
    </WidgetRoot>
  )
})
