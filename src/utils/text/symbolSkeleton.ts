import { symbolLookAlikes } from './symbolLookAlikes.ts'

/**
 * What a symbol looks like at a glance, in capital Latin letters and digits. Points, dashes and accents, which stand
 * beside or around letters, do not count.
 */
export function symbolSkeleton(symbol: string): string {
  return symbolLookAlikes(symbol)
    .map(([first = '']) => first)
    .join('')
}
