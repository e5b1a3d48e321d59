'use client'
import { memo, useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'
import { usePart } from '../usePart.ts'
import { placeTooltip } from './placeTooltip.ts'

/** The element that a tooltip explains, and its text. */
interface Explained {
  element: Element
  text: string
}

/**
 * Shows the name of any control without text in the widget, and the `data-hint` of anything else, while the pointer is over it or the
 * keyboard focus is on it or around it. Escape, a press and scrolling hide it; the pointer may rest on it. Hidden from assistive
 * technology, which already reads the name; a hint only contains text that is also read, or that its control opens. Renders a `<div>` in
 * the browser's top layer.
 */
export const Tooltip = memo(function Tooltip() {
  const part = usePart()
  const tooltip = useRef<HTMLDivElement>(null)
  // The last text stays in the DOM, invisible: a Radix dialog of the page would take its removal for that of the focused control, and move
  // the focus.
  const [explained, setExplained] = useState<Explained>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const root = tooltip.current?.closest<HTMLElement>('.cw-root')
    if (!root) return undefined
    const hide = () => setIsOpen(false)
    const show = (found: Explained | undefined) => {
      if (found) setExplained((shown) => (isSame(shown, found) ? shown : found))
      setIsOpen(found !== undefined)
    }
    // A user who pressed a control knows it, so the focus from the press shows nothing.
    let isPressed = false
    // A widget inside this one has its own tooltip.
    const ownTarget = ({ target }: Event) =>
      target instanceof Element && target.closest('.cw-root') === root ? target : undefined
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || tooltip.current?.contains(event.target as Node)) return
      const target = ownTarget(event)
      show(target && (hintAround(target) ?? namedIcon(target)))
    }
    const onFocusIn = (event: FocusEvent) => {
      const target = isPressed ? undefined : ownTarget(event)
      show(target?.matches(':focus-visible') ? (hintsWithin(target) ?? namedIcon(target)) : undefined)
    }
    // If the focus stays inside, the next focus event replaces the text.
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
    if (!element || !explained || !isOpen) return undefined
    element.showPopover?.()
    placeTooltip(element, explained.element)
    return () => {
      if (element.isConnected) element.hidePopover?.()
    }
  }, [explained, isOpen])

  return (
    <div ref={tooltip} popover="manual" aria-hidden="true" {...part('tooltip', isOpen ? 'open' : 'closed')}>
      {explained && <span {...part('tooltip-text')}>{explained.text}</span>}
    </div>
  )
})

function isSame(one: Explained | undefined, other: Explained): boolean {
  return one?.element === other.element && one.text === other.text
}

function hintAround(target: Element): Explained | undefined {
  const element = target.closest('[data-hint]')
  return element ? { element, text: hintOf(element) } : undefined
}

/** All hints within a control, since the keyboard focuses the control as a whole. */
function hintsWithin(control: Element): Explained | undefined {
  const hinted = control.matches('[data-hint]') ? [control] : [...control.querySelectorAll('[data-hint]')]
  const hints = hinted.map(hintOf)
  return hints.length > 0 ? { element: control, text: hints.join(' · ') } : undefined
}

function hintOf(element: Element): string {
  return element.getAttribute('data-hint') ?? ''
}

/** The name of an icon button; fields aren't included, since they have visible labels. */
function namedIcon(target: Element): Explained | undefined {
  const element = target.closest('button, a, summary, [role="img"][aria-label]')
  const text = element?.getAttribute('aria-label')
  return element && text && element.textContent?.trim() === '' ? { element, text } : undefined
}
