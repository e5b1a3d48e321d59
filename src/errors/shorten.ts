/** Longest part of somebody else's words that goes into a message. */
const maxLength = 300

/** Digits of calldata and signatures: longer than any address or hash. */
const longHex = /(0x)?[0-9a-f]{65,}/gi

/** Cuts what a service or wallet says for a message, which holds neither whole calldata nor a signature. */
export function shorten(text: string): string {
  return text.replace(longHex, (hex) => `${hex.slice(0, 10)}…`).slice(0, maxLength)
}
