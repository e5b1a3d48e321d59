/** How many words of a dialog are seen: not what only assistive technology reads, and not what is folded. */
export function wordsOf(dialog: HTMLElement): number {
  const countIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const hidden = [...dialog.querySelectorAll<HTMLElement>('[data-cw-part=hidden-text]')].filter((text) =>
    text.checkVisibility(),
  )
  return hidden.reduce((count, { innerText }) => count - countIn(innerText), countIn(dialog.innerText))
}

/** How high the dialog is with nothing of it out of sight, in CSS pixels. */
export function heightOf(dialog: HTMLElement): number {
  return [...dialog.children].reduce((sum, part) => sum + part.scrollHeight, 0)
}
