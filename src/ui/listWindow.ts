/** The part of a long list that is worth rendering. */
export interface ListWindow {
  /** Index of the first row. */
  start: number
  /** Index after the last row. */
  end: number
}

/** Rows rendered beyond each edge, so that a quick scroll shows no gap. */
const overscan = 3

/** Where each row starts, and where the last one ends: one number more than there are rows. */
export function offsetsOf(heights: readonly number[]): number[] {
  let end = 0
  const offsets = [end]
  for (const height of heights) offsets.push((end += height))
  return offsets
}

/** Which rows are in sight. */
export function windowOf(
  offsets: readonly number[],
  { top, height }: { top: number; height: number },
): ListWindow {
  const count = offsets.length - 1
  return {
    start: Math.max(0, rowAt(offsets, top) - overscan),
    end: Math.min(count, rowAt(offsets, top + height) + 1 + overscan),
  }
}

/** Index of the row at a distance from the top, found by halving. */
function rowAt(offsets: readonly number[], distance: number): number {
  let [low, high] = [0, offsets.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= distance) low = middle
    else high = middle - 1
  }
  return low
}

/** How far to scroll so that a row is in sight; the same as before when it is already. */
export function scrollTopFor(
  offsets: readonly number[],
  index: number,
  { top, height }: { top: number; height: number },
): number {
  const [start = 0, end = start] = offsets.slice(index, index + 2)
  if (start < top) return start
  return end > top + height ? end - height : top
}

/** Where a key leads in a list; undefined for a key that means something else. */
export function moveIn(count: number, from: number, key: string, pageSize: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return from >= last ? 0 : from + 1
    case 'ArrowUp':
      return from <= 0 ? last : from - 1
    case 'PageDown':
      return Math.min(last, from + pageSize)
    case 'PageUp':
      return Math.max(0, from - pageSize)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
