/** Digits of calldata and signatures: longer than any address or hash. */
const longHex = /(?:0x)?[0-9a-f]{65,}/gi

/** A signature of 65 bytes, or packed calldata: only the field's name tells. */
const signature = /\b(?:0x)?[0-9a-f]{130}\b/gi

const address = /\b(?:https?|wss?):\/\/[^\s"'<>)\]}]+/gi

/** Part of an address that looks like the token of a provider. */
const tokenInPath = /^(?=.*[\dA-Z])[^/]{16,}$/

/** A dozen short words, with numbers or signs between them or on lines of their own: a recovery phrase. */
const phrase = new RegExp(
  ['[a-z]{3,8}', '[A-Z]{3,8}', '[A-Z][a-z]{2,7}']
    .map((word) => `(?<![A-Za-z])(?:${word}[^A-Za-z]{1,16}){11,}${word}(?![A-Za-z])`)
    .join('|'),
  'g',
)

/** One word that is longer than any address: a hash, or a key. */
const longWord = /(?=[a-z_-]*[\dA-Z])[\w-]{43,}/g

/**
 * Takes out of somebody else's words what nobody should pass on: of calldata and signatures all but the selector and
 * the length, of web addresses the query and what looks like a token, and recovery phrases.
 */
export function redactText(text: string): string {
  return redactHex(text, longHex)
}

function redactHex(text: string, hex: RegExp): string {
  return text.replace(address, redactAddress).replace(hex, cutHex).replace(phrase, '…')
}

/** The same for the words of a wallet, which knows private keys: they are as long as hashes. */
export function redactWalletText(text: string): string {
  return redactText(text).replace(longWord, (word) => `${word.slice(0, 10)}…`)
}

function cutHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '')
  return `${hex.slice(0, hex.length - digits.length + 8)}… (${Math.ceil(digits.length / 2)} bytes)`
}

function redactAddress(text: string): string {
  const [place = ''] = text.replace(/\/\/[^/]*@/, '//').split(/[?#]/)
  return place
    .split('/')
    .map((part, at) => (at > 2 && tokenInPath.test(part) ? '…' : part))
    .join('/')
}

/** Names of fields whose values nobody should pass on. */
const secretName = /api.?key|secret|signature|authorization|cookie|password|private|mnemonic/i

/** Names of fields that hold calldata, however short. */
const dataName = /^(call)?data$|^input$/i
const calldata = /^0x[0-9a-f]{9,}$/i

/** For `JSON.stringify`: what is named like a secret is left out, and texts hold none. */
export function redactField(name: string, value: unknown): unknown {
  if (secretName.test(name) && value != null) return '(left out)'
  if (typeof value !== 'string') return value
  return dataName.test(name) && calldata.test(value) ? cutHex(value) : redactText(value)
}

/** The same, but for the digits of calldata and of what a contract reverted with. */
export function redactWhole(name: string, value: unknown): unknown {
  if (secretName.test(name) && value != null) return '(left out)'
  if (typeof value !== 'string') return value
  return dataName.test(name) && calldata.test(value) ? value : redactHex(value, signature)
}
