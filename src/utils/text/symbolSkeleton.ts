import { symbolLookAlikes } from './symbolLookAlikes.ts'

/** What a symbol looks like at a glance, in capital Latin letters and digits. Points, dashes and accents are ignored. */
export function symbolSkeleton(symbol: string): string {
  return symbolLookAlikes(symbol)
    .map(([first = '']) => first)
    .join('')
}
