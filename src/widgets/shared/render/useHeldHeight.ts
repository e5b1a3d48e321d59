'use client'
import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'

interface HeldHeight {
  /** Identifies the content: a height is only held for the same content. */
  of: string | undefined
  /** Whether its current height is remembered. */
  isRemembered: boolean
  /** Whether it must not be lower now than when its height was last remembered. */
  isHeld: boolean
}

/** Keeps an element from shrinking, with a variable of its style sheet, so that the content below doesn't move. */
export function useHeldHeight(
  element: RefObject<HTMLElement | null>,
  { of, isRemembered, isHeld }: HeldHeight,
): void {
  const before = useRef<{ of: string | undefined; height: number }>(undefined)
  useBrowserLayoutEffect(() => {
    const { current } = element
    if (!current) return
    if (isRemembered) before.current = { of, height: current.offsetHeight }
    const held = isHeld && before.current?.of === of ? before.current?.height : undefined
    if (held) current.style.setProperty('--_cw-held', `${held}px`)
    else current.style.removeProperty('--_cw-held')
  })
}
