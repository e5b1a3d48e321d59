'use client'
import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts'

interface HeldHeight {
  /** What is shown: only its own height is held. */
  of: string | undefined
  /** Its height is remembered now. */
  isRemembered: boolean
  /** It isn't to be lower now than it was when its height was last remembered. */
  isHeld: boolean
}

/** Keeps an element from getting lower at its end, by a variable of its style sheet, so that what follows it stays where it is. */
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
