'use client'
import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'

export interface DialogProps extends ComponentProps<'dialog'> {
  /** Called when the person wants to leave: Escape, or a press beside the dialog. */
  onLeave: () => void
}

/**
 * A modal dialog with one child that fills it, open as long as it is rendered. The browser keeps the focus inside, makes the page inert, and gives
 * the focus back to where it was. Renders a `<dialog>` in the top layer.
 */
export function Dialog({ onLeave, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is removed: only then does the browser give the focus back.
    return () => element?.close()
  }, [])
  useEffect(() => {
    const element = dialog.current
    let wasPressedBeside = false
    // All that can be seen is inside of the one child, so what reaches the dialog itself is its backdrop.
    const onPointerDown = ({ target }: Event) => {
      wasPressedBeside = target === element
    }
    const onClick = ({ target }: Event) => {
      if (wasPressedBeside && target === element) onLeave()
    }
    const onCancel = (event: Event) => {
      // Taking it away is the owner's work.
      event.preventDefault()
      onLeave()
    }
    const listeners = { pointerdown: onPointerDown, click: onClick, cancel: onCancel }
    for (const [name, listener] of Object.entries(listeners)) element?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element?.removeEventListener(name, listener)
    }
  }, [onLeave])
  return (
    <dialog {...props} ref={dialog}>
      {children}
    </dialog>
  )
}
