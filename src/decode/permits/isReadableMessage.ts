/** Letters, marks, digits, punctuation, spaces and line breaks. No control, no mark of direction, no separator that a wallet may not break at. */
const readable = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\t]|\r\n)+$/u

/** True for a text to sign that a wallet shows as it is; false for bytes in hex, and for what may hide something. */
export function isReadableMessage(text: string): boolean {
  return readable.test(text) && !/^0x/i.test(text)
}
