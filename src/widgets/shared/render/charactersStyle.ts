import type { CSSProperties } from 'react'

/**
 * Passes the number of characters of an amount to the style sheet, which scales a long amount down to its container. No measuring is
 * needed, which would shift the content below.
 */
export function charactersStyle(text: string): CSSProperties {
  return { '--_cw-characters': text.length } as CSSProperties
}
