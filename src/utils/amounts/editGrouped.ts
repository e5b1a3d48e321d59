import { groupDigits } from './groupDigits.ts'

/** A change of a text: what of it is replaced, and by what. */
export interface TextEdit {
  start: number
  end: number
  inserted: string
  /** Nothing was selected, and what was deleted stood before the caret. @default false */
  isBackward?: boolean | undefined
}

/** What was entered, without groups, and where the caret stands in it. */
interface EditedText {
  text: string
  caret: number
}

/** Where a place of the text with groups is in the one without. */
export function plainIndex(text: string, shown: string, index: number): number {
  let at = 0
  for (const character of shown.slice(0, index)) if (character === text[at]) at += 1
  return at
}

/** Where a place of the text without groups is in the one with groups: right behind the same digit. */
export function groupedIndex(text: string, shown: string, index: number): number {
  let at = 0
  for (let plain = 0; plain < index; plain += 1) {
    const next = shown.indexOf(text[plain] ?? '', at)
    if (next < 0) return shown.length
    at = next + 1
  }
  return at
}

/**
 * Does to the text without groups what was done to the one with them. Who deletes nothing but what stands between two groups
 * means the digit beside it.
 */
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

/** What was selected in a field before it changed. */
export interface TextSelection {
  start: number
  end: number
}

/**
 * Tells what a field's change was, by what was selected before and where the caret is after it; undefined where that does not
 * fit together, as when a password manager fills the field.
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

/** Tells what a change was by what stayed: what an input method put together may begin before the selection. */
export function findComposedEdit(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) }
}
