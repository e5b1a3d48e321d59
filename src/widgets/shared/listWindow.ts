/** A long list in groups: rows of one height, and above each group a heading of another. */
export interface GroupedList {
  /** Place of the first row of each group; and, as one more number, how many rows there are. No group is empty. */
  firsts: readonly number[]
  heights: ListHeights
}

/** Heights in one and the same unit. */
export interface ListHeights {
  heading: number
  row: number
}

/** The rows that are worth rendering. */
export interface ListWindow {
  /** Place of the first row. */
  start: number
  /** Place after the last row. */
  end: number
}

/** How far a list is scrolled, and how much of it is in sight, in the unit of its heights. */
export interface ListView {
  top: number
  height: number
}

/** Rows rendered beyond each edge, so that a quick scroll shows no gap; fewer while nobody has scrolled. */
const overscan = { atTop: 1, scrolled: 3 }

/** Lists groups of so many rows. */
export function groupedList(counts: readonly number[], heights: ListHeights): GroupedList {
  let count = 0
  return { firsts: [0, ...counts.map((rows) => (count += rows))], heights }
}

/** How many rows there are. */
export function countOf({ firsts }: GroupedList): number {
  return firsts.at(-1) ?? 0
}

/** Index of the group that a row belongs to. */
export function groupOf({ firsts }: GroupedList, place: number): number {
  return firsts.findLastIndex((first, index) => first <= place && index < firsts.length - 1)
}

/** Where the heading of a group is; for the index after the last one, where the list ends. */
export function headingTop({ firsts, heights }: GroupedList, group: number): number {
  return group * heights.heading + (firsts[group] ?? 0) * heights.row
}

/** Where a row is. */
export function rowTop(list: GroupedList, place: number): number {
  return (groupOf(list, place) + 1) * list.heights.heading + place * list.heights.row
}

/** Which rows are in sight. */
export function windowOf(list: GroupedList, { top, height }: ListView): ListWindow {
  const beyond = top > 0 ? overscan.scrolled : overscan.atTop
  return {
    start: Math.max(0, rowAt(list, top) - beyond),
    end: Math.min(countOf(list), rowAt(list, top + height) + 1 + beyond),
  }
}

/** Place of the row at a distance from the top; of the next one where a heading is. */
function rowAt(list: GroupedList, distance: number): number {
  const { firsts, heights } = list
  const group = Math.max(
    0,
    firsts.findLastIndex((_, index) => index < firsts.length - 1 && headingTop(list, index) <= distance),
  )
  const first = firsts[group] ?? 0
  const below = Math.floor((distance - headingTop(list, group) - heights.heading) / heights.row)
  return Math.min(first + Math.max(0, below), countOf(list) - 1)
}

/** How far to scroll so that a row is in sight, the first of a group with its heading; as before when it is already. */
export function scrollTopFor(list: GroupedList, place: number, { top, height }: ListView): number {
  const start = rowTop(list, place)
  const end = start + list.heights.row
  const isFirst = list.firsts.includes(place)
  if (start < top) return isFirst ? start - list.heights.heading : start
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
