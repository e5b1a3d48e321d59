interface NextIndexParameters {
  /** Where the list is now; -1 for nowhere. */
  index: number
  count: number
  /** How many fit into sight. */
  pageSize: number
  /** True when an arrow key leads on from one end to the other. @default false */
  isCircular?: boolean | undefined
}

/** Where a key leads in a list; undefined for a key that means something else. */
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
