'use client'
import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'

/**
 * The distance in CSS pixels that an element's end may move within the theme's duration without looking like a jump. Longer distances take
 * longer, up to a limit.
 */
const calmStep = 40
const mostDurations = 3

/**
 * Animates an element's height when its state changes, for the theme's duration or longer; not with reduced motion. Its content doesn't
 * move: only its end does, and the content below.
 *
 * @param state Identifies the state. Within one, the height changes at once.
 */
export function useSmoothHeight(element: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef<{ state: string; height: number }>(undefined)
  useBrowserLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const height = current.offsetHeight
    const { state: last = state, height: from = height } = before.current ?? {}
    before.current = { state, height }
    if (last === state || from === height || from === 0 || height === 0) return
    const duration =
      durationOf(current) * Math.min(mostDurations, Math.max(1, Math.abs(from - height) / calmStep))
    if (duration === 0) return
    current.animate?.(
      [from, height].map((size) => ({ blockSize: `${size}px`, overflow: 'clip' })),
      { duration, easing: 'ease-in-out' },
    )
  })
}

/** The theme's duration in milliseconds, 0 under reduced motion. */
function durationOf(element: HTMLElement): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const [, figure = '0', unit] =
    /^([\d.]+)(m?s)$/.exec(getComputedStyle(element).getPropertyValue('--_cw-duration').trim()) ?? []
  return Number(figure) * (unit === 's' ? 1000 : 1)
}
