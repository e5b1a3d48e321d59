/**
 * Letters, marks, digits, punctuation, symbols, spaces and line breaks; no control characters, direction marks, or separators at which a
 * wallet may not break lines.
 */
const readable = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\t]|\r\n)+$/u

/** True for a text that a wallet shows as it is; false for bytes in hexadecimal, and for anything that may hide something. */
export function isReadableMessage(text: string): boolean {
  return readable.test(text) && !/^0x/i.test(text)
}
