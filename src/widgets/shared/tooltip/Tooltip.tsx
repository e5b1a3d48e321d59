'use client'
import { memo, useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'
import { usePart } from '../usePart.ts'
import { placeTooltip } from './placeTooltip.ts'

/** A control without text, and its accessible name. */
interface NamedIcon {
  control: Element
  name: string
}

/**
 * Shows the name of any control without text in the widget, while the pointer is over it or the keyboard focus is on
 * it. Escape, a press and scrolling hide it; the pointer may rest on it. Hidden from assistive technology, which
 * already reads the name. Renders a `<div>` in the browser's top layer.
 */
export const Tooltip = memo(function Tooltip() {
  const part = usePart()
  const tooltip = useRef<HTMLDivElement>(null)
  // The last name stays there unseen: a dialog of the page that is built with Radix would take its removal for that of the
  // focused control, and move the focus.
  const [icon, setIcon] = useState<NamedIcon>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const root = tooltip.current?.closest<HTMLElement>('.cw-root')
    if (!root) return undefined
    const hide = () => setIsOpen(false)
    const show = (found: NamedIcon | undefined) => {
      if (found) setIcon((shown) => (isSameIcon(shown, found) ? shown : found))
      setIsOpen(found !== undefined)
    }
    // A user who pressed a control knows it, so the focus from the press shows nothing.
    let isPressed = false
    const find = ({ target }: Event) => {
      // A widget inside this one has its own tooltip.
      const isOwn = target instanceof Element && target.closest('.cw-root') === root
      return isOwn ? namedIcon(target) : undefined
    }
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || tooltip.current?.contains(event.target as Node)) return
      show(find(event))
    }
    const onFocusIn = (event: FocusEvent) => {
      const found = find(event)
      show(!isPressed && found?.control.matches(':focus-visible') ? found : undefined)
    }
    // Inside, the next focus replaces the name.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) hide()
    }
    const onPointerDown = () => {
      isPressed = true
      hide()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isPressed = false
      if (key === 'Escape') hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    root.addEventListener('pointerover', onPointerOver, { signal })
    root.addEventListener('pointerleave', hide, { signal })
    root.addEventListener('pointerdown', onPointerDown, { signal })
    root.addEventListener('focusin', onFocusIn, { signal })
    root.addEventListener('focusout', onFocusOut, { signal })
    // In the capture phase, since a dialog keeps the key for itself.
    document.addEventListener('keydown', onKeyDown, { signal, capture: true })
    // Scrolling inside a shadow root only fires events there.
    for (const tree of new Set([document, root.getRootNode()])) {
      tree.addEventListener('scroll', hide, { signal, capture: true })
    }
    return () => listening.abort()
  }, [])

  useBrowserLayoutEffect(() => {
    const element = tooltip.current
    if (!element || !icon || !isOpen) return undefined
    element.showPopover?.()
    placeTooltip(element, icon.control)
    return () => {
      if (element.isConnected) element.hidePopover?.()
    }
  }, [icon, isOpen])

  return (
    <div ref={tooltip} popover="manual" aria-hidden="true" {...part('tooltip', isOpen ? 'open' : 'closed')}>
      {icon && <span {...part('tooltip-text')}>{icon.name}</span>}
    </div>
  )
})

function isSameIcon(one: NamedIcon | undefined, other: NamedIcon): boolean {
  return one?.control === other.control && one.name === other.name
}

/** Fields have visible labels. */
function namedIcon(target: Element): NamedIcon | undefined {
  const control = target.closest('button, a, summary, [role="img"][aria-label]')
  const name = control?.getAttribute('aria-label')
  return control && name && control.textContent?.trim() === '' ? { control, name } : undefined
}
