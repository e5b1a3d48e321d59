import { groupDigits } from './groupDigits.ts'

/** A change of a text: the replaced range, and the inserted text. */
export interface TextEdit {
  start: number
  end: number
  inserted: string
  /** Nothing was selected, and the deleted text was before the caret. @default false */
  isBackward?: boolean | undefined
}

/** The entered text without separators, and the caret's position in it. */
interface EditedText {
  text: string
  caret: number
}

/** Converts a position in the grouped text to one in the plain text. */
export function plainIndex(text: string, shown: string, index: number): number {
  let at = 0
  for (const character of shown.slice(0, index)) if (character === text[at]) at += 1
  return at
}

/** Converts a position in the plain text to one in the grouped text, right after the same digit. */
export function groupedIndex(text: string, shown: string, index: number): number {
  let at = 0
  for (let plain = 0; plain < index; plain += 1) {
    const next = shown.indexOf(text[plain] ?? '', at)
    if (next < 0) return shown.length
    at = next + 1
  }
  return at
}

/** Applies an edit of the grouped text to the plain text. If only a separator was deleted, the digit next to it is deleted. */
export function editGrouped(
  text: string,
  locale: string,
  { start, end, inserted, isBackward }: TextEdit,
): EditedText {
  const shown = groupDigits(text, locale)
  let from = plainIndex(text, shown, start)
  let to = plainIndex(text, shown, end)
  if (inserted === '' && from === to && start !== end) {
    if (isBackward) from = Math.max(0, from - 1)
    else to += 1
  }
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length }
}

/** The selection in a field before it changed. */
export interface TextSelection {
  start: number
  end: number
}

/**
 * Finds a field's edit from the selection before and the caret after it; undefined if they don't match, such as after a password manager
 * has filled the field.
 */
export function findEdit(
  before: string,
  selection: TextSelection,
  after: string,
  caret: number,
): TextEdit | undefined {
  const start = Math.min(selection.start, caret)
  const end = before.length - (after.length - caret)
  const isWhole = end >= start && before.slice(0, start) === after.slice(0, start)
  if (!isWhole || before.slice(end) !== after.slice(caret)) return undefined
  return { start, end, inserted: after.slice(start, caret), isBackward: start < selection.start }
}

/** Finds an edit from the unchanged start and end, since text from an input method may begin before the selection. */
export function findComposedEdit(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) }
}
