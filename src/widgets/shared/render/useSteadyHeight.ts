'use client'
import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'

/**
 * Keeps an element from getting lower, with a variable of its style sheet, so that the content below doesn't move. It may get higher,
 * and what the user opens in it isn't kept.
 *
 * @param of Identifies what goes on in the element: from when this is set until it is `undefined`, the element is never lower than before.
 * @param isAfterOther Whether it follows content whose room it doesn't need, so that its own height is the first. @default false
 */
export function useSteadyHeight(
  element: RefObject<HTMLElement | null>,
  of: string | undefined,
  isAfterOther = false,
): void {
  const kept = useRef<{ width: number; height: number }>(undefined)
  useBrowserLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const keep = () => {
      const { offsetWidth: width } = current
      const { width: widthBefore, height: before = 0 } = kept.current ?? {}
      // Lines break differently, so the next measurement starts over.
      if (width !== widthBefore) current.style.removeProperty(property)
      const isKept = of !== undefined && width === widthBefore
      const height = Math.max(isKept ? before : 0, heightWithoutOpened(current))
      kept.current = { width, height }
      if (of !== undefined && height > 0) current.style.setProperty(property, `${height}px`)
    }
    if (of === undefined) {
      current.style.removeProperty(property)
      kept.current = undefined
      if (isAfterOther) return undefined
    } else keep()
    let frame: number | undefined
    const keepInNextFrame = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        keep()
      })
    }
    // Another height at once would be an error of the page: the observer would have to report it in the same frame. jsdom has none.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(keepInNextFrame) : undefined
    observer?.observe(current)
    return () => {
      observer?.disconnect()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [element, of, isAfterOther])
}

const property = '--_cw-steady-height'

function heightWithoutOpened(element: HTMLElement): number {
  const opened = [...element.querySelectorAll<HTMLElement>('details[open]')].filter(
    (details) => !details.parentElement?.closest('details[open]'),
  )
  return opened.reduce(
    (height, { offsetHeight, firstElementChild }) =>
      height - offsetHeight + (firstElementChild?.clientHeight ?? offsetHeight),
    element.offsetHeight,
  )
}
