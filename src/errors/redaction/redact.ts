/** Digits of calldata and signatures: longer than any address or hash. */
const longHex = /(?:0x)?[0-9a-f]{65,}/gi

/** A signature of 65 bytes, or packed calldata: only the field's name tells. */
const signature = /\b(?:0x)?[0-9a-f]{130}\b/gi

/** An address of the web, with or without its scheme. */
const address = /(?:\b(?:https?|wss?):\/\/|(?<![\w.-])[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)[^\s"'<>)\]}]+/gi

/** Part of an address that looks like the token of a provider. */
const tokenInPath = /^(?=.*[\dA-Z])[^/]{16,}$|[a-z]{24}/

/** What stands behind the name of a secret, as in a header, a query or JSON. */
const named =
  /((?:\bauthorization|\bcookie|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|secret|passw(?:or)?d|passphrase|mnemonic|seed|(?:access|auth|refresh|session|id)[-_ ]?token|(?<![\w-])x-[\w-]*(?:key|token|auth))["']?\s*[:=]\s*["']?(?:(?:bearer|basic)\s+)?|\bbearer\s+)[^\s"',;&<>)\]}]+/gi

const webToken = /\beyJ[\w-]{8,}(?:\.[\w-]+)*/g

/** Numbers or hex digits in groups. */
const groups = /(?<![\w.])(?:[0-9a-fx]{1,16}[\s,:;|"']{1,4}){3,}[0-9a-fx]{1,16}(?![\w.])/gi

/** A dozen short words, with numbers or signs between them or on lines of their own: a recovery phrase. */
const phrase = new RegExp(
  ['[a-z]{3,8}', '[A-Z]{3,8}', '[A-Z][a-z]{2,7}']
    .map((word) => `(?<![A-Za-z])(?:${word}[^A-Za-z]{1,16}){11,}${word}(?![A-Za-z])`)
    .join('|'),
  'g',
)

/** One word that is longer than any address: a hash, or a key. */
const longWord = /(?<![\w-])(?=[a-z_-]*[\dA-Z])[\w-]{43,}/g

/** Letters with digits in two places or more, unlike a name, and without the mark of an address. */
const token =
  /(?<![A-Za-z\d])(?!0x)(?=[A-Za-z\d]{20})(?:\d*[A-Za-z]+\d+[A-Za-z]+\d|\d+[A-Za-z]+\d)[A-Za-z\d]*/g

/**
 * Takes out of somebody else's words what nobody should pass on: of calldata and signatures all but the selector and
 * the length, of web addresses the query and what looks like a token, what is named as a secret, bytes in a list, and recovery phrases.
 */
export function redactText(text: string): string {
  return redactHex(text, longHex)
}

function redactHex(text: string, hex: RegExp): string {
  return text
    .replace(address, redactAddress)
    .replace(named, '$1…')
    .replace(webToken, '…')
    .replace(hex, cutHex)
    .replace(groups, (list) => (list.replace(/[^0-9a-f]/gi, '').length < 32 ? list : '…'))
    .replace(phrase, '…')
}

/** The same for the words of a wallet, which knows private keys: they are as long as hashes. */
export function redactWalletText(text: string): string {
  return redactText(text)
    .replace(longWord, (word) => `${word.slice(0, 10)}…`)
    .replace(token, '…')
}

function cutHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '')
  return `${hex.slice(0, hex.length - digits.length + 8)}… (${Math.ceil(digits.length / 2)} bytes)`
}

function redactAddress(text: string): string {
  const [place = ''] = text.replace(/\/\/[^/]*@/, '//').split(/[?#]/)
  const first = place.includes('//') ? 2 : 0
  return place
    .split('/')
    .map((part, at) => (at > first && tokenInPath.test(part) ? '…' : part))
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
