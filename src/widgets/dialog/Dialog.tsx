'use client'
import { Content, Root } from '@radix-ui/react-dialog'
import { useEffect, useRef, useState, type ComponentProps, type FocusEvent, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../shared/hooks/useBrowserLayoutEffect.ts'
import { focusedElement } from '../shared/focus/focusedElement.ts'
import { usePart } from '../shared/usePart.ts'
import { lockPageScroll } from './lockPageScroll.ts'
import { makeOutsideInert } from './makeOutsideInert.ts'
import { useBodyPointerEvents } from './useBodyPointerEvents.ts'

interface DialogProps extends ComponentProps<'div'> {
  /** Called when the user wants to leave: Escape, or a press outside the dialog. Its owner has to close it. */
  onClose: () => void
  /** What gets the focus first: Radix keeps the focus inside only if it has seen it there. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A modal dialog, open as long as it is rendered: it keeps the focus inside, hides the page from assistive technology,
 * and gives the focus back to where it was. Renders a `<div role="dialog">` in a layer that covers the page.
 *
 * The layer is a popover and stands in the browser's top layer, so that the dialog need not leave its widget for a portal,
 * where no style and no context of the widget would reach it. Radix's own overlay is left out: it injects a style sheet.
 */
export function Dialog({ onClose, initialFocus, children, ...props }: DialogProps) {
  const part = usePart()
  const layer = useRef<HTMLDivElement>(null)
  // Read before anything in the dialog is focused.
  const [opener] = useState(focusedElement)
  useBrowserLayoutEffect(() => {
    const element = layer.current
    // Without popovers, the layer is only above what surrounds it.
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [])
  useBodyPointerEvents()
  useEffect(() => (layer.current ? lockPageScroll(layer.current) : undefined), [])
  // After Radix has put its guards into the page, which would take the focus.
  useEffect(() => (layer.current ? makeOutsideInert(layer.current) : undefined), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || focusedElement()?.closest('[popover]') !== layer.current) return
      event.stopImmediatePropagation()
      // In some languages it first takes back a word that is being composed.
      if (event.isComposing) return
      event.preventDefault()
      onClose()
    }
    // Before all others: a dialog of the page that this one stands in knows nothing of it, and would close as well.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onClose])
  useEffect(
    () => () => {
      // Unless the focus is elsewhere, or the dialog is only hidden.
      if (focusedElement() === document.body) opener?.focus()
    },
    [opener],
  )
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div ref={layer} popover="manual" {...part('dialog-layer')}>
        <Content
          asChild
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return focusInShadow(event)
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocus={scrollToFocused}
        >
          {/* Radix says there that it is open; a part says its own words, or none. */}
          <div data-state={undefined} {...props}>
            {children}
          </div>
        </Content>
      </div>
    </Root>
  )
}

/** Where Tab comes round, Radix gives the focus without scrolling. What is pressed stays under the finger. */
function scrollToFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' })
}

/** In a shadow root Radix would try one element after the other, for the document never says that one of them has the focus. */
function focusInShadow(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLElement && target.getRootNode() instanceof ShadowRoot)) return
  event.preventDefault()
  if (!target.contains(focusedElement() ?? null)) target.focus()
}
