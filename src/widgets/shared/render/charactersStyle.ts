import type { CSSProperties } from 'react'

/**
 * Tells the style sheet how many characters an amount has, so that it writes a long one as much smaller as its container
 * needs: without measuring, which would shift what is below.
 */
export function charactersStyle(text: string): CSSProperties {
  return { '--_cw-characters': text.length } as CSSProperties
}
