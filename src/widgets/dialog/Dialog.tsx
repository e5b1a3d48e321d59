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
  /** The element that is focused first: Radix traps the focus only once it has been inside. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A modal dialog, open as long as it is rendered: it keeps the focus inside, hides the page from assistive technology, and gives the focus
 * back to where it was. Renders a `<div role="dialog">` in a layer that covers the page.
 *
 * The layer is a popover in the browser's top layer, so the dialog needs no portal, where the widget's styles and contexts wouldn't apply.
 * Radix's own overlay isn't used, since it injects a style sheet.
 */
export function Dialog({ onClose, initialFocus, children, ...props }: DialogProps) {
  const part = usePart()
  const layer = useRef<HTMLDivElement>(null)
  // Read before anything in the dialog is focused.
  const [opener] = useState(focusedElement)
  useBrowserLayoutEffect(() => {
    const element = layer.current
    // In browsers without popovers, the layer only covers its surroundings.
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [])
  useBodyPointerEvents()
  useEffect(() => (layer.current ? lockPageScroll(layer.current) : undefined), [])
  // Runs after Radix has inserted its focus guards, which would take the focus.
  useEffect(() => (layer.current ? makeOutsideInert(layer.current) : undefined), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || focusedElement()?.closest('[popover]') !== layer.current) return
      event.stopImmediatePropagation()
      // With an input method, Escape first cancels the composed word.
      if (event.isComposing) return
      event.preventDefault()
      onClose()
    }
    // In the capture phase: a dialog of the page around this one would close as well.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onClose])
  useEffect(
    () => () => {
      // Not if the focus is elsewhere, or the dialog is only hidden.
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
          {/* Removes Radix's `data-state`: a part has its own values, or none. */}
          <div data-state={undefined} {...props}>
            {children}
          </div>
        </Content>
      </div>
    </Root>
  )
}

/**
 * Scrolls to the focused element, since Radix doesn't when Tab wraps around. Not after a press, so that the pressed element stays in place.
 */
function scrollToFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' })
}

/** Sets the focus in a shadow root, where Radix would try one element after another: `document.activeElement` is only the host. */
function focusInShadow(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLElement && target.getRootNode() instanceof ShadowRoot)) return
  event.preventDefault()
  if (!target.contains(focusedElement() ?? null)) target.focus()
}
