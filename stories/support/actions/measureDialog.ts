/** The number of words that a dialog shows. */
export function wordsOf(dialog: HTMLElement): number {
  return dialog.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** How high the dialog is with nothing of it out of sight, in CSS pixels. */
export function heightOf(dialog: HTMLElement): number {
  return [...dialog.children].reduce((sum, part) => sum + part.scrollHeight, 0)
}
