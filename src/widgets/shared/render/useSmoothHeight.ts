'use client'
import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'

/** How far an end moves within the theme's duration without looking like a jump, in CSS pixels; a longer way takes longer, up to a limit. */
const calmStep = 40
const mostDurations = 3

/**
 * Lets an element grow or shrink smoothly, for the theme's duration or longer, when its state changes; at once under reduced motion. What is in it
 * doesn't move: only its end does, and what follows it.
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
