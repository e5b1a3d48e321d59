interface Rows {
  index: number
  count: number
  /** Rows that fit into sight. */
  page: number
}

/** The row that a key leads to; undefined for a key that leads nowhere. */
export function nextRow(key: string, { index, count, page }: Rows): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined || count === 0 ? undefined : Math.min(Math.max(index + step, 0), count - 1)
}
