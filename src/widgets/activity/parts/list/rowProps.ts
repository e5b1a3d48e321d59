import type { KeyboardEvent } from 'react'
import type { HistoryEntry } from '../../model/history/historyEntry.ts'

/** Props of every row of the list. */
export interface RowProps {
  index: number
  /** Number of rows; -1 if unknown. */
  setSize: number
  /** CSS pixels from the start of the list. */
  top: number
  /** The one row that the Tab key reaches. */
  isReachable: boolean
  onFocus: (index: number, entry: HistoryEntry) => void
  onKeyDown: (event: KeyboardEvent) => void
}
