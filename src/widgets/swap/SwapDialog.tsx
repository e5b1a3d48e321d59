'use client'
import { useId, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { useMessages } from '../shared/messages/useMessages.ts'
import { CloseIcon } from '../shared/parts/icons/CloseIcon.tsx'
import type { SwapChange, SwapValue } from './model/entered/swapValue.ts'
import { SwapWidget, type CheckoutWidgetProps, type SwapWidgetProps } from './SwapWidget.tsx'
import { usePart } from './usePart.ts'

interface SwapDialogProps {
  name: string
  widget: SwapWidgetProps | CheckoutWidgetProps
  presentation: 'dialog' | 'drawer'
  /** The values from before it was closed. */
  entered: SwapValue | undefined
  onEnter: (value: SwapValue) => void
  onClose: () => void
}

/** The swap form in a modal dialog. */
export function SwapDialog({ name, widget, presentation, entered, onEnter, onClose }: SwapDialogProps) {
  const part = usePart()
  const translate = useMessages()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { onConnectWallet } = widget
  const shared = {
    layout: 'inline',
    defaultValue: { ...widget.defaultValue, ...entered },
    onChange(value: SwapValue, change: SwapChange) {
      onEnter(value)
      widget.onChange?.(value, change)
    },
    // The page's own dialog would open below this one, out of reach.
    onConnectWallet:
      onConnectWallet &&
      (() => {
        onClose()
        onConnectWallet()
      }),
  } as const
  return (
    // If the close button were focused first, its tooltip would show at once.
    <Dialog
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={heading}
      {...part('swap-dialog', presentation)}
    >
      <div {...part('swap-dialog-head')}>
        <h2 id={titleId} ref={heading} tabIndex={-1} {...part('swap-dialog-title')}>
          {name}
        </h2>
        <button
          type="button"
          aria-label={translate('picker.close')}
          onClick={onClose}
          {...part('swap-dialog-close')}
        >
          <CloseIcon />
        </button>
      </div>
      <div {...part('swap-dialog-body')}>
        {widget.mode === 'checkout' ? (
          <SwapWidget {...widget} {...shared} />
        ) : (
          <SwapWidget {...widget} {...shared} />
        )}
      </div>
    </Dialog>
  )
}
