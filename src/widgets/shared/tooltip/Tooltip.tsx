'use client'
import { memo, useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'
import { usePart } from '../usePart.ts'
import { placeTooltip } from './placeTooltip.ts'

/** A control without words, and the name that assistive technology hears. */
interface NamedIcon {
  control: Element
  name: string
}

/**
 * Shows the names of the widget's controls that have no words, whichever these are: while the pointer is above one, or the keyboard
 * at it. Escape, a press and scrolling take the name away; the pointer may rest on it. Nothing of it is said to assistive
 * technology, which has the name already. Renders a `<div>` in the browser's top layer.
 */
export const Tooltip = memo(function Tooltip() {
  const part = usePart()
  const tooltip = useRef<HTMLDivElement>(null)
  const [icon, setIcon] = useState<NamedIcon>()

  useEffect(() => {
    const root = tooltip.current?.closest<HTMLElement>('.cw-root')
    if (!root) return undefined
    const hide = () => setIcon(undefined)
    // Whoever pressed a control knows it: the focus that comes with the press tells nothing.
    let isPressed = false
    const find = ({ target }: Event) => {
      // A widget in this one has a tooltip of its own.
      const isOwn = target instanceof Element && target.closest('.cw-root') === root
      return isOwn ? namedIcon(target) : undefined
    }
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || tooltip.current?.contains(event.target as Node)) return
      const found = find(event)
      setIcon((shown) => (shown?.control === found?.control ? shown : found))
    }
    const onFocusIn = (event: FocusEvent) => {
      const found = find(event)
      if (!isPressed && found?.control.matches(':focus-visible')) setIcon(found)
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
    root.addEventListener('focusout', hide, { signal })
    // Whoever is asked first: a dialog keeps the key for itself.
    document.addEventListener('keydown', onKeyDown, { signal, capture: true })
    // What scrolls in a shadow root is heard there alone.
    for (const tree of new Set([document, root.getRootNode()])) {
      tree.addEventListener('scroll', hide, { signal, capture: true })
    }
    return () => listening.abort()
  }, [])

  useBrowserLayoutEffect(() => {
    const element = tooltip.current
    if (!element || !icon) return undefined
    element.showPopover?.()
    placeTooltip(element, icon.control)
    return () => {
      if (element.isConnected) element.hidePopover?.()
    }
  }, [icon])

  return (
    <div ref={tooltip} popover="manual" aria-hidden="true" {...part('tooltip', icon ? 'open' : 'closed')}>
      {icon && <span {...part('tooltip-text')}>{icon.name}</span>}
    </div>
  )
})

/** Fields say by themselves what they are for. */
function namedIcon(target: Element): NamedIcon | undefined {
  const control = target.closest('button, a, summary, [role="img"][aria-label]')
  const name = control?.getAttribute('aria-label')
  return control && name && control.textContent?.trim() === '' ? { control, name } : undefined
}
