import type { KeyboardEvent } from 'react'
import type { HistoryEntry } from '../../model/history/historyEntry.ts'

/** What every row of the list takes, whatever it is about. */
export interface RowProps {
  index: number
  /** How many there are; -1 when nobody knows. */
  setSize: number
  /** CSS pixels from the start of the list. */
  top: number
  /** CSS pixels; every row has the same. */
  height: number
  /** The one row that the Tab key reaches. */
  isReachable: boolean
  onFocus: (index: number, entry: HistoryEntry) => void
  onKeyDown: (event: KeyboardEvent) => void
}
