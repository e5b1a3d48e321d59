interface NextIndexParameters {
  /** The current index; -1 for none. */
  index: number
  count: number
  /** How many items are visible at once. */
  pageSize: number
  /** Whether an arrow key wraps around at the ends. @default false */
  isCircular?: boolean | undefined
}

/** The index that a key moves to; undefined for any other key. */
export function nextIndex(
  key: string,
  { index, count, pageSize, isCircular = false }: NextIndexParameters,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return index < last ? index + 1 : isCircular ? 0 : last
    case 'ArrowUp':
      return index > 0 ? index - 1 : isCircular ? last : 0
    case 'PageDown':
      return Math.min(last, index + pageSize)
    case 'PageUp':
      return Math.max(0, index - pageSize)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
