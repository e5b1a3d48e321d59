import { once } from '../../utils/data/once.ts'

/** Something that nobody should pass on. */
interface Secret {
  pattern: RegExp
  /** What stays of it, and of the first group of the pattern. */
  keep: (found: string, group: string) => string
}

const nothing = () => '…'

/** Digits of calldata and signatures: longer than any address or hash. */
const longHex: Secret = { pattern: /(?:0x)?[0-9a-f]{65,}/gi, keep: cutHex }

/** A signature of 65 bytes, or packed calldata, where other calldata stays: only the field's name tells. */
const signature: Secret = { pattern: /\b(?:0x)?[0-9a-f]{130}\b/gi, keep: cutHex }

/**
 * What may stand between the words of a phrase. Marks that end a sentence may only stand beside a number, as in a numbered list:
 * otherwise, two sentences would be a phrase.
 */
const between = String.raw`(?:[^\p{L}\p{M}.;:!?]{1,16}|[^\p{L}\p{M}\d]{0,8}\d{1,2}[^\p{L}\p{M}\d]{1,8})`

/**
 * A recovery phrase: a dozen short words of any language that has them, with numbers or signs between them or on lines of their own. In JSON
 * within a text, a new line is written as a letter after a backslash. A Chinese word is one character, a Korean one may be of two.
 */
const phrase = [
  String.raw`(?:(?<=\\)(?:\p{L}\p{M}*){4,10}|(?<!\\)(?:\p{L}\p{M}*){3,9})`,
  String.raw`[nrt]?\p{Script=Hangul}{2,12}`,
  String.raw`[nrt]?\p{Script=Han}`,
]
  .map((word) => String.raw`(?<![\p{L}\p{M}])(?:${word}${between}){11,}${word}(?![\p{L}\p{M}])`)
  .join('|')

/** Names of secrets: as fields, as headers, and in texts. A list of authorizations is a parameter of a quote. */
const secretNames = [
  String.raw`\b(?:authorization(?!list)|cookie|bearer)`,
  '(?:api|access|private)[-_. ]?key',
  'secret|passw(?:or)?d|passphrase|mnemonic|seed',
  '(?:access|auth|refresh|session|(?<!pa|val)id)[-_. ]?token',
  String.raw`(?<![\w-])x[-_][\w-]*(?:key|token|auth)`,
].join('|')

/** The same with what may follow in one word, such as `x-api-key-id`. */
const secretWord = String.raw`(?:${secretNames})[\w-]{0,16}`

/** A quotation mark, also one that is escaped in JSON or in an address. */
const quotation = String.raw`(?:\\*["'\x60]|%22|&quot;)`

/** What stands behind a word in a sentence: the end of a part of it or of a quotation, before a space or at the end of all, or an apostrophe. */
const inSentence = String.raw`(?:[.,;!?)"'’”]{0,3}(?: (?=[\p{L}\p{N}])|$)|['’]s\b)`

/** What stands between the name of a secret and its value, in whatever notation: anything but letters and digits, unless in a sentence. */
const separator = String.raw`(?!${inSentence})(?:%[\da-f]{2}|&\w{2,6};|[^\p{L}\p{N}]){1,24}`

/**
 * What is taken out of any text, in this order: what stays of one may be found by the next. These patterns take milliseconds to create, so
 * that a page does so with its first error.
 */
const secretsWith = (hex: Secret): readonly Secret[] => [
  // An address of the web, with or without its scheme: its query and its path hold the tokens of providers.
  {
    pattern:
      /(?:\b(?:https?|wss?):\/\/(?:[^\s"'<>)\]}/]*\[[\da-f:.]+\])?|(?<![\w.-])[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)[^\s"'<>)\]}]+/gi,
    keep: redactAddress,
  },
  // Before the names: of a phrase behind one, only the first word would go.
  { pattern: new RegExp(phrase, 'gu'), keep: nothing },
  // In a list or an object, the value may stand before its name: what does so goes.
  {
    pattern: new RegExp(
      String.raw`(\{)[^{}]{1,300}?(?=,?\s*${quotation}[\w .-]{1,24}${quotation}\s*:\s*${quotation}${secretWord}${quotation})`,
      'giu',
    ),
    keep: (_, bracket) => `${bracket}…`,
  },
  // Behind a quoted name there may be anything, in lists of lists, in a notation of any language: all goes, but for a sentence.
  {
    pattern: new RegExp(
      String.raw`(${secretWord}\s?:?\s?${quotation})(?:[^\S\r\n]*(?:[^\w\s.!?;]|%|[\w:-]+\s?=)|[.;]?[\r\n])[\s\S]*`,
      'giu',
    ),
    keep: (_, name) => `${name}…`,
  },
  // What stands behind the name of a secret, as in a header, a query or a table: the value may look like anything.
  {
    pattern: new RegExp(
      String.raw`(${secretWord}${separator}(?:(?:bearer|basic)\s+)?|\bbearer\s+)(?:(?<=")[^"]+|(?<=')[^']+|(?<=>)[^<]+|[^\s"',;&<>)\]}|]+)`,
      'giu',
    ),
    keep: (_, name) => `${name}…`,
  },
  // Behind the name in a sentence, what looks like a key and not like a word.
  {
    pattern: new RegExp(
      String.raw`((?:${secretNames}|\bpin)(?:\s+(?:is|was|of))?\s+["'\x60(]?)(?=[^\s"'\x60,;)]*[\d_]|[a-z]{1,3}-)[^\s"'\x60,;)]+`,
      'gi',
    ),
    keep: (_, name) => `${name}…`,
  },
  // A token of the web (JWT), which needs no name.
  { pattern: /\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, keep: nothing },
  hex,
  // Numbers or hex digits in groups: the bytes of a key, from half a one.
  {
    pattern: /(?<![\w.])(?:[0-9a-fx]{1,16}[\s,:;|"']{1,4}){3,}[0-9a-fx]{1,16}(?![\w.])/gi,
    keep: (list) => (list.replace(/[^0-9a-f]/gi, '').length < 32 ? list : '…'),
  },
]

const secrets = once(() => secretsWith(longHex))

/** The same where calldata is to be seen. */
const secretsBesideData = once(() => secretsWith(signature))

/** The same in the words of a wallet, which knows private keys: they are as long as hashes. */
const secretsOfWallets = once((): readonly Secret[] => [
  ...secrets(),
  // One word that is longer than any address: a hash, or a key.
  { pattern: /(?<![\w-])(?=[a-z_-]*[\dA-Z])[\w-]{43,}/g, keep: (word) => `${word.slice(0, 10)}…` },
  // Letters with digits in two places or more, unlike a name, and without the mark of an address.
  {
    pattern:
      /(?<![A-Za-z\d])(?!0x)(?=[A-Za-z\d]{20})(?:\d*[A-Za-z]+\d+[A-Za-z]+\d|\d+[A-Za-z]+\d)[A-Za-z\d]*/g,
    keep: nothing,
  },
])

function takeOut(text: string, what: () => readonly Secret[]): string {
  return what().reduce((rest, { pattern, keep }) => rest.replace(pattern, keep), text)
}

/**
 * Takes out of somebody else's words what nobody should pass on: of calldata and signatures all but the selector and
 * the length, of web addresses the query and what looks like a token, what is named as a secret, bytes in a list, and recovery phrases.
 */
export function redactText(text: string): string {
  return takeOut(text, secrets)
}

/** The same for the words of a wallet. */
export function redactWalletText(text: string): string {
  return takeOut(text, secretsOfWallets)
}

function cutHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '')
  return `${hex.slice(0, hex.length - digits.length + 8)}… (${Math.ceil(digits.length / 2)} bytes)`
}

/** Part of an address that looks like the token of a provider. */
const tokenInPath = /^(?=.*[\dA-Z])[^/]{16,}$|[a-z]{24}/

function redactAddress(text: string): string {
  const [place = ''] = text.replace(/\/\/[^/]*@/, '//').split(/[?#]/)
  const first = place.includes('//') ? 2 : 0
  return place
    .split('/')
    .map((part, at) => (at > first && tokenInPath.test(part) ? '…' : part))
    .join('/')
}

/** Names of fields whose values nobody should pass on. In a text, a signature is found by its length. */
const secretName = new RegExp(`${secretNames}|authorization|cookie|signature|private`, 'i')

/** Names of fields that hold calldata, however short. */
const dataName = /^(call)?data$|^input$/i
const calldata = /^0x[0-9a-f]{9,}$/i

const leftOut = '(left out)'

/** A text that is nothing but the name of a secret. */
const label = new RegExp(String.raw`^[\W_]*(?:${secretNames})[\W_]*$`, 'i')

/** A text of a few words that names a secret, as the name of a header does. */
const naming = new RegExp(String.raw`^(?=.{1,64}$)(?:\S+\s+){0,2}\S*(?:${secretNames})\S*(?:\s+\S+)?$`, 'i')

/** Fields that say what went wrong, in words of their own. */
const reasonName = /^(?:error|errorcode|message|reason)$/i

/** Whether one of the values of an object or a list names a secret, or is itself a list or an object that holds such a name. */
function namesSecret(value: object, depth = 1): boolean {
  return Object.entries(value).some(([field, one]: [string, unknown]) =>
    typeof one === 'string'
      ? naming.test(one) && !reasonName.test(field)
      : depth > 0 && typeof one === 'object' && one !== null && namesSecret(one, depth - 1),
  )
}

/**
 * In an object or a list in which something names a secret, something else is the secret, wherever it stands: all that isn't a name is
 * left out. A token may be named like a secret.
 */
function redactNamed(value: object): object {
  if ('symbol' in value || !namesSecret(value)) return value
  const redactOne = (one: unknown) => {
    if (typeof one === 'string') return label.test(one) ? one : leftOut
    return typeof one !== 'object' || one === null || namesSecret(one, 0) ? one : leftOut
  }
  return Array.isArray(value)
    ? value.map(redactOne)
    : Object.fromEntries(
        Object.entries(value).map(([field, one]) => [field, reasonName.test(field) ? one : redactOne(one)]),
      )
}

function fieldRedactor(cut: (calldata: string) => string, what: () => readonly Secret[]) {
  return (name: string, value: unknown): unknown => {
    if (secretName.test(name) && value != null) return leftOut
    if (typeof value === 'object' && value !== null) return redactNamed(value)
    if (typeof value !== 'string') return value
    return dataName.test(name) && calldata.test(value) ? cut(value) : takeOut(value, what)
  }
}

/** For `JSON.stringify`: what is named like a secret is left out, and texts hold none. */
export const redactField = fieldRedactor(cutHex, secrets)

/** The same, but for the digits of calldata and of what a contract reverted with. */
export const redactWhole = fieldRedactor((whole) => whole, secretsBesideData)
